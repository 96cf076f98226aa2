import { expect, test } from "vitest";
import {
  hashOfRules,
  isInside,
  pathOfDay,
  pathOfLesson,
  pathOfMe,
  pathOfPuzzle,
  pathOfReview,
  pathOfTable,
  pathOfWatch,
  placeOf,
  rulesOf,
} from "./addresses";

test("an address is the first page, a table, or nothing of ours", () => {
  expect(placeOf("/")).toEqual({ page: "first" });
  expect(placeOf(pathOfMe)).toEqual({ page: "me" });
  expect(placeOf("/t/k3-x_9")).toEqual({ page: "table", id: "k3-x_9" });
  expect(placeOf("/t/k3-x_9/")).toEqual({ page: "table", id: "k3-x_9" });
  expect(placeOf("/t/k3-x_9/review")).toEqual({ page: "review", id: "k3-x_9" });
  for (const path of ["/t/", "/t/review/x", "/t/a/b", "/t/%E0%A4%A", "/elsewhere", "/me/you"]) {
    expect(placeOf(path)).toEqual({ page: "unknown" });
  }
});

test("the path of a table leads to that table, and the path of its review to that", () => {
  expect(placeOf(pathOfReview("k3-x_9"))).toEqual({ page: "review", id: "k3-x_9" });
  expect(placeOf(pathOfTable("k3-x_9"))).toEqual({ page: "table", id: "k3-x_9" });
});

test("lessons have a page for all of them, and one for each", () => {
  expect(placeOf("/learn")).toEqual({ page: "learn" });
  expect(placeOf(pathOfLesson("chess", 3))).toEqual({ page: "lesson", game: "chess", number: 3 });
  for (const path of ["/learn/chess", "/learn/chess/x", "/learn/chess/1/2"]) {
    expect(placeOf(path)).toEqual({ page: "unknown" });
  }
  expect(isInside("/learn/chess/3")).toBe(true);
  expect(isInside("/api/learn")).toBe(false);
});

test("running games have a page", () => {
  expect(placeOf(pathOfWatch)).toEqual({ page: "watch" });
});

test("puzzles have a page for all of them, and one for each", () => {
  expect(placeOf("/puzzles/")).toEqual({ page: "puzzles" });
  expect(placeOf(pathOfPuzzle("chess", 3))).toEqual({ page: "puzzle", game: "chess", number: 3 });
  expect(placeOf("/puzzles/chess")).toEqual({ page: "unknown" });
});

test("the deal of the day has a page, and each day has one", () => {
  expect(placeOf("/day")).toEqual({ page: "day", date: null });
  expect(placeOf(pathOfDay("2026-11-16"))).toEqual({ page: "day", date: "2026-11-16" });
  for (const path of ["/day/16", "/day/2026-11-16/x", "/days"]) expect(placeOf(path)).toEqual({ page: "unknown" });
});

test("a hash opens the rules, at a number if it names one", () => {
  expect(rulesOf(hashOfRules("chess"))).toEqual({ game: "chess", number: null });
  expect(rulesOf(hashOfRules("chess", "I24"))).toEqual({ game: "chess", number: "I24" });
  expect(rulesOf(hashOfRules("chess", 24))).toEqual({ game: "chess", number: "24" });
  expect(rulesOf(hashOfRules("chess", "all"))).toEqual({ game: "chess", number: "all" });
  for (const hash of ["", "#main", "#rules/", "#rules/chess/<script>"]) {
    expect(rulesOf(hash)).toBeNull();
  }
});
