import { API_MODULES_ROUTE } from "../../../shared/api/apiUrl";
import type { ConversionContext } from "../context";
import {
  convertToolkit,
  createContext,
  type ConversionOptions,
  type ConversionResult,
} from "../convertToolkit";
import type { Overlay } from "../overlay";
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
