export { LayoutSandbox } from "./LayoutSandbox";

/** The sandbox in a dialog, in a chunk of its own. */
export const loadSandboxDialog = () => import("./SandboxDialog");
