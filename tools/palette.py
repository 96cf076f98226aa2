"""A picture in 256 colours of its own: a third of the bytes, and hardly a difference to be seen."""

from __future__ import annotations

import math
import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
RGB, PALETTE = 2, 3  # kinds of PNG

Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]  # colours that become one, each with its number of pixels


def in_few_colours(png: bytes) -> bytes:
    width, height, rows = read(png)
    pixels = [list(zip(row[0::3], row[1::3], row[2::3], strict=True)) for row in rows]
    boxes = split(list(Counter(pixel for row in pixels for pixel in row).items()))
    number = {colour: n for n, box in enumerate(boxes) for colour, _ in box}
    lines = b"".join(b"\0" + bytes(number[pixel] for pixel in row) for row in pixels)
    head = struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)
    colours = b"".join(bytes(mean(box)) for box in boxes)
    parts = [
        (b"IHDR", head),
        (b"PLTE", colours),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(chunk(kind, data) for kind, data in parts)


# ---------------------------------------------------------------- colours


def split(box: Box) -> list[Box]:
    """Median cut: again and again, the box with the most to lose falls into two halves."""
    boxes = [(loss(box), box)]
    while len(boxes) < COLOURS and max(boxes, key=first)[0] > 0:
        widest = max(boxes, key=first)
        boxes.remove(widest)
        boxes += [(loss(half), half) for half in halves(widest[1])]
    return [box for _, box in boxes]


def first(weighed: tuple[float, Box]) -> float:
    return weighed[0]


def loss(box: Box) -> float:
    return widest_channel(box)[0] * math.sqrt(sum(pixels for _, pixels in box))


def widest_channel(box: Box) -> tuple[int, int]:
    """How wide it is, and which."""
    return max(
        (max(colour[n] for colour, _ in box) - min(colour[n] for colour, _ in box), n)
        for n in range(3)
    )


def halves(box: Box) -> list[Box]:
    """Each with half the pixels, as nearly as whole colours allow."""
    _, channel = widest_channel(box)
    box.sort(key=lambda entry: entry[0][channel])
    half, seen, at = sum(pixels for _, pixels in box) / 2, 0, 0
    while at < len(box) - 1 and (at == 0 or seen < half):
        seen += box[at][1]
        at += 1
    return [box[:at], box[at:]]


def mean(box: Box) -> Colour:
    weight = sum(pixels for _, pixels in box)
    red, green, blue = (
        round(sum(colour[n] * pixels for colour, pixels in box) / weight) for n in range(3)
    )
    return red, green, blue


# ---------------------------------------------------------------- PNG


def read(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height, and the rows of a picture in RGB."""
    parts = dict[bytes, bytes]()
    for kind, data in chunks(png):
        parts[kind] = parts.get(kind, b"") + data
    width, height, depth, kind_of_png = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (depth, kind_of_png) == (8, RGB)
    return width, height, list(unfiltered(zlib.decompress(parts[b"IDAT"]), 3 * width))


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def unfiltered(data: bytes, length: int) -> Iterator[bytes]:
    above = bytearray(length)
    for at in range(0, len(data), length + 1):
        row = bytearray(data[at + 1 : at + 1 + length])
        add_neighbours(data[at], row, above)
        yield bytes(row)
        above = row


def add_neighbours(filter: int, row: bytearray, above: bytearray) -> None:
    """A filtered byte is the difference to what its neighbours foretell."""
    for at in range(len(row)):
        left = row[at - 3] if at >= 3 else 0
        corner = above[at - 3] if at >= 3 else 0
        if filter == 1:
            row[at] = row[at] + left & 255
        elif filter == 2:
            row[at] = row[at] + above[at] & 255
        elif filter == 3:
            row[at] = row[at] + (left + above[at]) // 2 & 255
        elif filter == 4:
            row[at] = row[at] + nearest(left, above[at], corner) & 255


def nearest(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
