"""Weights that make what happened likely: Newton's method, in compiled code.

An example is one row of signs for all who win together, or a row for each of the rivals; who won
is a share for each row. A row alone stands against nothing: a row of zeros.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STEPS: Final = 12
ENOUGH: Final = 1e-7  # a part of the surprise: a step that mends less is the last


class Examples:
    """Rows side by side, of one width, so many to each example."""

    def __init__(self, width: i64, rows: i64) -> None:
        self.width: i64 = width
        self.rows: i64 = rows
        self.n: i64 = 0
        self.signs: vec[float] = vec[float]()
        self.won: vec[float] = vec[float]()

    def add(self, rows: list[list[float]], won: list[float]) -> None:
        for row in rows:
            for sign in row:
                self.signs = append(self.signs, sign)
        for share in won:
            self.won = append(self.won, share)
        self.n += 1


def spreads(groups: list[Examples]) -> list[float]:
    """How much each sign differs between positions; 1 for what never does."""
    width = groups[0].width
    count = 0.0
    sums: vec[float] = vec[float]([0.0] * width)
    squares: vec[float] = vec[float]([0.0] * width)
    for examples in groups:
        count += float(examples.n * examples.rows)
        for row in range(examples.n * examples.rows):
            for k in range(width):
                sign = examples.signs[row * width + k]
                sums[k] += sign
                squares[k] += sign * sign
    found: list[float] = []
    for k in range(width):
        mean = sums[k] / count
        variance = squares[k] / count - mean * mean
        found.append(sqrt(variance) if variance > 1e-9 else 1.0)
    return found


def likeliest(
    groups: list[Examples], middle: list[float], stiffness: float, spread: list[float]
) -> list[float]:
    """The weights; the stiffness draws each to the middle, in units of its sign's spread."""
    width = groups[0].width
    weights: vec[float] = vec[float](middle)
    before = 1e18
    for _step in range(STEPS):
        slope: vec[float] = vec[float]([0.0] * width)
        curve: vec[float] = vec[float]([0.0] * (width * width))
        loss = 0.0
        for examples in groups:
            loss += surprise(examples, weights, slope, curve)
        for k in range(width):
            pull = stiffness * spread[k] * spread[k]
            off = weights[k] - middle[k]
            loss += 0.5 * pull * off * off
            slope[k] += pull * off
            curve[k * width + k] += pull
        if before - loss < ENOUGH * before:
            break
        before = loss
        solve(curve, slope, width)
        for k in range(width):
            weights[k] -= slope[k]
    return list(weights)


def surprise(
    examples: Examples, weights: vec[float], slope: vec[float], curve: vec[float]
) -> float:
    """How unlikely the weights find what happened; its slope and curvature are added up."""
    width = examples.width
    rows = examples.rows
    mean: vec[float] = vec[float]([0.0] * width)
    parts: vec[float] = vec[float]([0.0] * rows)
    loss = 0.0
    for n in range(examples.n):
        first: i64 = n * rows
        share_out(examples, weights, first, parts)
        for k in range(width):
            mean[k] = 0.0
        for row in range(rows):
            add_row(examples, first + row, parts[row], mean, slope, curve)
            won = examples.won[first + row]
            loss -= won * log(parts[row] + 1e-12)
            if rows == 1:
                loss -= (1.0 - won) * log(1.0 - parts[0] + 1e-12)
        take_mean(mean, width, curve)
    return loss


def share_out(examples: Examples, weights: vec[float], first: i64, parts: vec[float]) -> None:
    """The chance of each row of an example."""
    width = examples.width
    signs = examples.signs
    most = 0.0
    for row in range(examples.rows):
        total = 0.0
        at: i64 = (first + row) * width
        for k in range(width):
            total += weights[k] * signs[at + k]
        parts[row] = total
        if row == 0 or total > most:
            most = total
    whole = 0.0
    if examples.rows == 1:
        most = most if most > 0.0 else 0.0
        whole = exp(-most)
    for row in range(examples.rows):
        parts[row] = exp(parts[row] - most)
        whole += parts[row]
    for row in range(examples.rows):
        parts[row] /= whole


def add_row(
    examples: Examples,
    row: i64,
    part: float,
    mean: vec[float],
    slope: vec[float],
    curve: vec[float],
) -> None:
    width = examples.width
    signs = examples.signs
    at: i64 = row * width
    off = part - examples.won[row]
    for k in range(width):
        sign = signs[at + k]
        if sign != 0.0:
            slope[k] += off * sign
            mean[k] += part * sign
            heavy = part * sign
            line: i64 = k * width
            for j in range(k + 1):
                curve[line + j] += heavy * signs[at + j]


def take_mean(mean: vec[float], width: i64, curve: vec[float]) -> None:
    for k in range(width):
        if mean[k] != 0.0:
            line: i64 = k * width
            for j in range(k + 1):
                curve[line + j] -= mean[k] * mean[j]


def solve(curve: vec[float], slope: vec[float], width: i64) -> None:
    """By Cholesky: the slope becomes the step; only the lower half of the curve counts."""
    for k in range(width):
        for j in range(k + 1):
            rest = curve[k * width + j]
            for i in range(j):
                rest -= curve[k * width + i] * curve[j * width + i]
            if j == k:
                curve[k * width + k] = sqrt(rest if rest > 1e-12 else 1e-12)
            else:
                curve[k * width + j] = rest / curve[j * width + j]
    for k in range(width):
        rest = slope[k]
        for i in range(k):
            rest -= curve[k * width + i] * slope[i]
        slope[k] = rest / curve[k * width + k]
    for back in range(width):
        at: i64 = width - 1 - back
        rest = slope[at]
        for i in range(at + 1, width):
            rest -= curve[i * width + at] * slope[i]
        slope[at] = rest / curve[at * width + at]
