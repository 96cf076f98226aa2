"""A database that an earlier Simoun has written opens with all its tables, as they were left.

`before.sqlite` holds a table of each game, played by two people and a bot, with an undo in each,
and a game that is over; `before.json` tells what its records led to.
"""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from simoun.server.lobby import Lobby
from simoun.server.settings import Settings
from simoun.server.sqlite_rows import tables_where
from simoun.server.store import END, EVERYBODY, UNDO, Said
from simoun.server.store_sqlite import SqliteStore

HERE = Path(__file__).parent
TABLES: dict[str, Any] = json.loads((HERE / "before.json").read_text(encoding="utf-8"))


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return Path(shutil.copy(HERE / "before.sqlite", tmp_path))


def test_all_its_tables_are_found(db: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(db)
        found = await store.ask(lambda c: tables_where(c, "true", ()))
        assert {saved.id for saved in found} == set(TABLES)
        for saved in found:
            told = TABLES[saved.id]
            assert (saved.game, saved.moves) == (told["game"], told["moves"])
            assert saved.summary.over == told["over"]
            assert await store.talk(saved.id, EVERYBODY, END, 10) == []
            line = Said(1, 1.0, "ada", 0, "Ada", "all", words="Hello")
            assert await store.say(saved.id, line) == line
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("id", TABLES)
def test_a_table_stands_where_it_was_left_and_plays_on(db: Path, id: str) -> None:
    async def scene() -> None:
        store = SqliteStore(db)
        lobby = Lobby(store, Settings(workers=1))
        table = await lobby.table(id)
        course, told = table.course, TABLES[id]
        assert json.loads(json.dumps(course.match.position())) == told["position"]
        assert course.moves == len(course.journal) == told["moves"]
        assert course.over == told["over"]
        if not course.over:
            loaded = await store.load(id)
            assert loaded and UNDO in {row.line for row in loaded[1]}
            await table.play(course.moment.codes[0])
            assert course.moves == told["moves"] + 1
        await lobby.close()
        await store.close()

    asyncio.run(scene())
