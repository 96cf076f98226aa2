"""Whoever asks for far too much stalls nobody else."""

from simoun.lab.server_flood import run


def test_others_play_on_while_a_stranger_floods_the_server() -> None:
    """However slow the machine: one that deals with all that is asked would stall for seconds."""
    calm, *floods = run("island", seconds=2.0, kinds=["messages", "imports"])
    assert calm["flood"] == "none" and calm["moves"] > 10
    assert [flood["flood"] for flood in floods] == ["messages", "imports"]
    for flood in floods:
        assert flood["moves"] > 10 and flood["p50_ms"] < 1000
