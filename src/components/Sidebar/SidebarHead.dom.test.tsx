import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SidebarHead } from "./SidebarHead";

const ITEMS = [
  { label: "Introduction", route: "/", items: [] },
  { label: "Tutorial", route: "/tutorial", items: [] },
  {
    label: "Game",
    route: null,
    items: [{ label: "Board", route: "/game/board" }],
  },
  { label: "Recipes", route: "/cookbook", items: [] },
  { label: "API", route: "/api", items: [] },
];

test.each([
  ["/", "Guides"],
  ["/tutorial/deck", "Guides"],
  ["/game/board", "Guides"],
  ["/cookbook/cards", "Recipes"],
  ["/reference/limits", "Reference"],
  ["/search", undefined],
  ["/404.html", undefined],
])("of %s the part is %s", (route, part) => {
  render(<SidebarHead items={ITEMS} route={route} version="1.0.0" />);
  const parts = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(parts.map((link) => link.textContent)).toEqual(part === undefined ? [] : [part]);
});
