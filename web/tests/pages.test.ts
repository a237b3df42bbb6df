import { describe, expect, it } from "vitest";
import { clockWords } from "../src/lib/clock";
import { pageOf } from "../src/lib/page";

describe("addresses", () => {
  it.each([
    ["/", { name: "home" }],
    ["/new?game=kings-blood", { name: "new", game: "kings-blood" }],
    ["/mine", { name: "mine" }],
    ["/rules", { name: "home" }],
    ["/rules/kings-blood", { name: "guide", game: "kings-blood", part: "rules" }],
    ["/cards/kings-blood", { name: "guide", game: "kings-blood", part: "cards" }],
    ["/cards", { name: "lost" }],
    ["/t/ABCD", { name: "table", code: "ABCD" }],
    ["/t/ABCD/replay#ply=37&as=2", { name: "replay", code: "ABCD", review: false }],
    ["/t/ABCD/review", { name: "replay", code: "ABCD", review: true }],
    ["/link/xyz", { name: "link", token: "xyz" }],
    ["/learn/kings-blood", { name: "learn", game: "kings-blood" }],
    ["/learn/kings-blood/family", { name: "lesson", game: "kings-blood", lesson: "family" }],
    ["/learn", { name: "lost" }],
    ["/t/ABCD/more", { name: "lost" }],
  ])("%s", (path, page) => {
    expect(pageOf(new URL(path, "http://regalia.test"))).toEqual(page);
  });
});

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [6_400, "0:07"],
    [750_000, "12:30"],
    [7_500_000, "2:05:00"],
  ])("of %i milliseconds shows %s", (time, text) => expect(clockWords(time)).toBe(text));
});
