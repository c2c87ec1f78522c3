import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ApiContent } from "../../../shared/contracts/apiPage";
import { ApiPageBody } from "../ApiPageBody";
import { UsesContext, type PageUses } from "../UsesContext";

const NONE: PageUses = {
  uses: { guides: { places: [], uses: {} }, games: { places: [], uses: {} } },
  route: "/api/classes/Thing",
};

/** HTML of part of a reference page whose symbols nothing uses; for tests. */
export function renderEntry(entry: ReactElement): string {
  return renderToStaticMarkup(createElement(UsesContext.Provider, { value: NONE }, entry));
}

/** HTML of a whole page with its index, as a reader without JavaScript gets it. */
export function renderPage(content: ApiContent): string {
  return renderEntry(createElement(ApiPageBody, { content }));
}
