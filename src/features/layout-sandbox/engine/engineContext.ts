import { createContext } from "react";
import { FrameClient, type ConnectEngine } from "./frameClient";

/** How the sandbox gets its engine: by default from the sandboxed frame. */
export const EngineContext = createContext<ConnectEngine>((options) => new FrameClient(options));
