import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UsesContext, type PageUses } from "../UsesContext";

const NONE: PageUses = {
  uses: { guides: { places: [], uses: {} }, games: { places: [], uses: {} } },
  route: "/api/classes/Thing",
};

/** HTML of part of a reference page whose symbols nothing uses; for tests. */
export function renderEntry(entry: ReactElement): string {
  return renderToStaticMarkup(createElement(UsesContext.Provider, { value: NONE }, entry));
}
