import { expect, test } from "vitest";
import { cardAlt, toCardTexts } from "./cardTexts";

const SITE = { title: "Boardzilla", tagline: "Dinosaurs are cool" };

test.each([
  ["a guide", { route: "/game/flow", title: "Flow" }, "Building a game", "Building a game"],
  ["a section's own page", { route: "/faq", title: "FAQ" }, "FAQ", "Documentation"],
  [
    "a class",
    { route: "/api/classes/D6", title: "D6", kind: "class" },
    "API",
    "API reference · class",
  ],
  [
    "the reference's index",
    { route: "/api", title: "API reference", kind: "index" },
    "API",
    "Documentation",
  ],
  [
    "another page of the reference",
    { route: "/versions", title: "What changed", kind: "versions" },
    "API",
    "API reference",
  ],
])(
  "the card of %s says its title, its section and the site's name",
  (_what, page, label, section) => {
    expect(toCardTexts(page, label, SITE)).toEqual({
      title: page.title,
      section,
      foot: "Boardzilla",
    });
  },
);

test("the card of the home page says the site's name once, and its tagline", () => {
  const page = { route: "/", title: "Introduction" };
  expect(toCardTexts(page, "Get started", SITE)).toEqual({
    title: "Boardzilla",
    section: "Documentation",
    foot: "Dinosaurs are cool",
  });
});

test("the alternative text says what is written on the card", () => {
  const alt = cardAlt({ title: "Actions", section: "Building a game", foot: "Boardzilla" });
  expect(alt).toContain("Actions");
  expect(alt).toContain("Building a game");
});
