import { API_MODULES_ROUTE } from "../../../shared/api/apiUrl";
import { nothingTold, type ConversionContext } from "../context";
import { createNameLookup, listWrittenNames } from "../linkTargets";
import type { Overlay } from "../overlay";
import { createExportLookup } from "../packageExports";
import { planApi } from "../plan";
import { createSymbolLookup } from "../symbolLookup";
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
    version: model.version,
    plan,
    overlay,
    highlight,
    report: { brokenLinks: [], unknownTypes: [], unlinkedNames: new Set(), parameters: new Map() },
    findAddress: createNameLookup(plan),
    findWritten: createSymbolLookup(listWrittenNames(plan)),
    findExport: createExportLookup(model),
    findSince: () => undefined,
    limits: new Map(),
    told: nothingTold(),
    page: API_MODULES_ROUTE,
  };
}
