import { API_MODULES_ROUTE } from "../apiUrl";
import type { ConversionContext } from "../context";
import { createNameLookup } from "../linkTargets";
import type { Overlay } from "../overlay";
import { planApi } from "../plan";
import type { ToolkitModel } from "../typedocProject";
import { highlight, overlay as emptyOverlay } from "./syntheticToolkit";

/** The context of a conversion of a synthetic toolkit. */
export function createContext(
  model: ToolkitModel,
  classNames: readonly string[] = [],
  overlay: Overlay = emptyOverlay(),
): ConversionContext {
  const plan = planApi(model, classNames, overlay);
  return {
    packageName: model.packageName,
    plan,
    overlay,
    highlight,
    report: { brokenLinks: [], unknownTypes: [], unlinkedNames: new Set() },
    findAddress: createNameLookup(plan),
    page: API_MODULES_ROUTE,
  };
}
