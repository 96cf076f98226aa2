"""Guests: who has no account has a signed cookie."""

from __future__ import annotations

import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer, TimestampSigner

from simoun.core.refusal import Refused

COOKIE: Final = "simoun-guest"
YEARS: Final = 5 * 365 * 24 * 3600
LEAST_SECRET: Final = 16  # letters of a key


class Guests:
    def __init__(self, secret: bytes) -> None:
        self.signer = Signer(secret, salt="guest")

    def known(self, cookies: str) -> str | None:
        """The guest whose cookie this is, if we signed it."""
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
            return self.signer.unsign(morsel.value).decode() if morsel else None
        except (BadSignature, CookieError, UnicodeDecodeError):
            return None

    def cookie(self, guest: str, secure: bool) -> str:
        signed = self.signer.sign(guest).decode()
        only = "; Secure" if secure else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{only}"


class Links:
    """Links that carry somebody's seats at a table to another device, for a few minutes."""

    seconds: Final = 600

    def __init__(self, secret: bytes) -> None:
        self.signer = TimestampSigner(secret, salt="link")

    def written(self, table: str, guest: str) -> str:
        return self.signer.sign(f"{table} {guest}").decode()

    def guest_in(self, link: str, table: str) -> str | None:
        """Whose seats at this table it carries, if we signed it a moment ago."""
        try:
            named, _, guest = self.signer.unsign(link, self.seconds).decode().partition(" ")
        except (BadSignature, UnicodeDecodeError):
            return None
        return guest if named == table else None


def new_guest() -> str:
    return secrets.token_urlsafe(12)


def new_key() -> bytes:
    return secrets.token_hex(32).encode()


def key_beside(db: Path) -> Path:
    return db.with_name(f"{db.name}.key")


def secret_beside(db: Path, new: bytes | None = None) -> bytes:
    """The key that signs cookies: made once, readable by nobody else."""
    path = key_beside(db)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            make_secret(path, new or new_key())
    except OSError as error:
        raise Refused(f"{path} can't be written: {error.strerror}.") from None
    try:
        secret = path.read_bytes()
    except OSError as error:
        raise Refused(f"{path} can't be read: {error.strerror}.") from None
    if len(secret.strip()) < LEAST_SECRET:
        raise Refused(
            f"{path} is no key, it is too short: restore a copy of it, or remove it"
            " (then guests lose their seats)."
        )
    return secret


def make_secret(path: Path, secret: bytes) -> None:
    """Whole or not at all, even where the disk is full."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    part.rename(path)
