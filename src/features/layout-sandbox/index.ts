export { LayoutSandbox } from "./LayoutSandbox";
