import { API_MODULES_ROUTE } from "../../../shared/api/apiUrl";
import type { ConversionContext } from "../context";
import { createContext } from "../convertToolkit";
import type { Overlay } from "../overlay";
import type { ToolkitModel } from "../typedocProject";
import { highlight, overlay as emptyOverlay } from "./syntheticToolkit";

/** The context of a conversion of a synthetic toolkit, on the modules page. */
export function modulesContext(
  model: ToolkitModel,
  classNames: readonly string[] = [],
  overlay: Overlay = emptyOverlay(),
): ConversionContext {
  return { ...createContext(model, { overlay, highlight, classNames }), page: API_MODULES_ROUTE };
}
