import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UsesContext, type PageUses } from "../UsesContext";

const NONE: PageUses = {
  uses: { guides: { places: [], uses: {} }, games: { places: [], uses: {} } },
  route: "/api/classes/Thing",
};

/** HTML of a part of a reference page of which nothing is used anywhere; for tests. */
export function renderEntry(entry: ReactElement): string {
  return renderToStaticMarkup(createElement(UsesContext.Provider, { value: NONE }, entry));
}
