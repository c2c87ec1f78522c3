import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UsedIn } from "../../src/components/api/UsedIn";
import { UsesContext } from "../../src/components/api/UsesContext";

const uses = { places: [["Board", "Grids", "/game/board#grids"]], uses: {} };

test("an entry of the reference without its provider says what is missing and where it belongs", () => {
  expect(() => renderToStaticMarkup(createElement(UsedIn))).toThrow(
    "Put <UsesContext.Provider> around <UsedIn>, as src/templates/api.tsx does.",
  );
});

test("an entry with its provider is shown", () => {
  const value = { uses: { guides: uses, games: uses }, route: "/api/classes/Game" } as never;
  const entry = createElement(UsesContext.Provider, { value }, createElement(UsedIn));
  expect(renderToStaticMarkup(entry)).toBe("");
});
