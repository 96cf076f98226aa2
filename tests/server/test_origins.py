"""Which pages may talk to the server, and how whoever runs it names them."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from simoun import Refused
from simoun.server.settings import from_environment
from tests.server.serving import Guest

MALFORMED = ["http://[", "http://[::1", "http://a:99999", "http://a:b", "//[", "http://[x]"]


@pytest.mark.parametrize("origin", MALFORMED)
def test_a_malformed_origin_is_foreign_and_no_accident(guest: Guest, origin: str) -> None:
    table = guest.open("you", "you")
    for method, path in (("POST", "/api/tables"), ("DELETE", f"/api/tables/{table}")):
        refused = guest.http.request(method, path, headers={"Origin": origin})
        assert (refused.status_code, refused.json()["reason"]) == (403, "foreign")
    with pytest.raises(InvalidStatus) as status, guest.at(table, Origin=origin):
        pass
    assert status.value.response.status_code == 403


def origins(monkeypatch: pytest.MonkeyPatch, setting: str) -> frozenset[str]:
    monkeypatch.setenv("SIMOUN_ORIGINS", setting)
    return from_environment(Path("a.db")).origins


@pytest.mark.parametrize(
    ("setting", "meant"),
    [
        ("", []),
        (" , ", []),
        ("https://play.example.org", ["https://play.example.org"]),
        (" https://play.example.org/ ", ["https://play.example.org"]),
        ("HTTPS://Play.Example.org:443", ["https://play.example.org"]),
        ("http://a:8000, http://[::1]:80/", ["http://a:8000", "http://[::1]"]),
    ],
)
def test_origins_are_read_as_browsers_write_them(
    monkeypatch: pytest.MonkeyPatch, setting: str, meant: list[str]
) -> None:
    assert origins(monkeypatch, setting) == frozenset(meant)


@pytest.mark.parametrize(
    "setting",
    [
        "play.example.org",
        "https://play.example.org/simoun",
        "https://play.example.org https://b.example.org",
        "https://ada@play.example.org",
        "https://play.example.org:99999",
        "ftp://play.example.org",
        "https://plé.example.org",
        "https://",
        "http://[",
    ],
)
def test_an_origin_that_no_browser_would_send_is_refused_at_the_start(
    monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    with pytest.raises(Refused, match=r"SIMOUN_ORIGINS: .*https://play\.example\.org"):
        origins(monkeypatch, setting)
