"""The first page: the games there are, the guest's own tables, and those for all to see."""

from __future__ import annotations

import json
import logging

from simoun import engine
from simoun.bots.catalog import partners
from simoun.bots.measured import measured
from simoun.core.catalog import face_named, game_names
from simoun.server import seats
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import FirstPage, GameInfo, OpenTables, OptionInfo, TableCard
from simoun.server.refusals import Unwelcome
from simoun.server.store import PAGE, Saved, Wanted

log = logging.getLogger(__name__)


async def first_page(lobby: Lobby, guest: str) -> FirstPage:
    mine = await lobby.store.of_guest(guest)
    return FirstPage(
        games=[game_info(name) for name in game_names()],
        resume=cards(lobby, mine, guest),
        open=await open_tables(lobby, guest, Wanted()),
        plain=engine.name() == engine.PLAIN,
    )


async def open_tables(lobby: Lobby, guest: str, wanted: Wanted) -> OpenTables:
    """Those of others that are listed and not over; who has a seat there finds it elsewhere."""
    if wanted.game is not None and wanted.game not in game_names():
        raise Unwelcome("no-game")
    found = await lobby.store.listed(lobby.listed_for, wanted)
    others = [saved for saved in found if guest != saved.opener]
    unseated = [saved for saved in others if not seats.seats_of(saved, guest)]
    return OpenTables(cards(lobby, unseated, guest), more=len(found) == PAGE)


def cards(lobby: Lobby, tables: list[Saved], guest: str) -> list[TableCard]:
    """A table that can't be read hides no other."""
    found: list[TableCard] = []
    for saved in tables:
        try:
            found.append(card(lobby, saved, guest))
        except (ValueError, AttributeError) as error:
            log.error("table %s is left out: %s", saved.id, error)
    return found


def card(lobby: Lobby, saved: Saved, guest: str) -> TableCard:
    live = lobby.tables.get(saved.id)
    difficulty = json.loads(saved.start).get("options", {}).get("difficulty")
    return TableCard(
        id=saved.id,
        game=saved.game,
        players=len(saved.seats),
        difficulty=difficulty,
        seats=seats.seat_infos(saved, guest, live.audience.present if live else (), {}),
        moves=saved.moves,
        over=saved.summary.over,
        decider=saved.summary.decider,
        your_turn=not saved.summary.over and saved.summary.decider in seats.seats_of(saved, guest),
        yours=saved.opener == guest,
        can_look=seats.may_look(saved, guest),
        lookers=live.audience.lookers if live and live.audience.watches else None,
    )


def game_info(name: str) -> GameInfo:
    face = face_named(name)
    options = [
        OptionInfo(option.name, list(option.allowed), option.default, option.each_seat)
        for option in face.options
    ]
    return GameInfo(name, options, face.rules.together(), partners(name), measured(name))
