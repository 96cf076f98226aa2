import { expect, test } from "vitest";
import { hashOfRules, pathOfReview, pathOfTable, placeOf, rulesOf } from "./addresses";

test("an address is the first page, a table, or nothing of ours", () => {
  expect(placeOf("/")).toEqual({ page: "first" });
  expect(placeOf("/t/k3-x_9")).toEqual({ page: "table", id: "k3-x_9" });
  expect(placeOf("/t/k3-x_9/")).toEqual({ page: "table", id: "k3-x_9" });
  expect(placeOf("/t/k3-x_9/review")).toEqual({ page: "review", id: "k3-x_9" });
  for (const path of ["/t/", "/t/review/x", "/t/a/b", "/t/%E0%A4%A", "/elsewhere"]) {
    expect(placeOf(path)).toEqual({ page: "unknown" });
  }
});

test("the path of a table leads to that table, and the path of its review to that", () => {
  expect(placeOf(pathOfReview("k3-x_9"))).toEqual({ page: "review", id: "k3-x_9" });
  expect(placeOf(pathOfTable("k3-x_9"))).toEqual({ page: "table", id: "k3-x_9" });
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
