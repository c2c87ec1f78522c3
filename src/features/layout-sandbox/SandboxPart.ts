import { lazyPart } from "../../components/LazyPart/lazyPart";

/** Controls and protocol of the sandbox, loaded when it is first shown; the server renders what waits for it. */
export const SandboxPart = lazyPart("The layout sandbox", () => import("./LayoutSandboxRoot"));
