import { API_MODULES_ROUTE } from "../../../../shared/api/apiUrl";
import type { ConversionContext } from "../context";
import {
  convertToolkit,
  createContext,
  type ConversionOptions,
  type ConversionResult,
} from "../convertToolkit";
import type { Overlay } from "../overlay";
import type { ApiSymbol } from "../symbols";
import type { ToolkitModel } from "../typedocProject";
import { cardGame } from "./cardGame";
import { highlight, model, overlay as emptyOverlay } from "./syntheticToolkit";

/** The context of a conversion of a synthetic toolkit, on the modules page. */
export function modulesContext(
  model: ToolkitModel,
  classNames: readonly string[] = [],
  overlay: Overlay = emptyOverlay(),
): ConversionContext {
  return { ...createContext(model, { overlay, highlight, classNames }), page: API_MODULES_ROUTE };
}

/** The reference of a synthetic toolkit, by default of the card game with two class pages. */
export function convert(
  options: Partial<ConversionOptions> = {},
  toolkit = model(cardGame, ["Card", "Thing", "deal", "Layout"]),
): ConversionResult {
  return convertToolkit(toolkit, {
    overlay: emptyOverlay(),
    overlayFile: "overlay.yml",
    highlight,
    classNames: ["Thing", "Card"],
    ...options,
  });
}

/** An exported symbol of the reference of which nothing is known but what is given. */
export function apiSymbol(name: string, rest: Partial<ApiSymbol> = {}): ApiSymbol {
  const silent = { summary: "", signature: "", hasComment: false, hasExample: false };
  return { name, url: `/api/modules#${name}`, kind: "class", ...silent, exported: true, ...rest };
}
