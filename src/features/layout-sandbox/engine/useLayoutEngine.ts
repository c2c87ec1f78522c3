import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { FrameClient, type EngineClient, type EngineOptions } from "./frameClient";

/** How the sandbox gets its engine: by default from the sandboxed frame. */
export const EngineContext = createContext<(options: EngineOptions) => EngineClient>(
  (options) => new FrameClient(options),
);

/** A layout with what the engine computed from it. */
export interface DrawnLayout {
  readonly spec: LayoutSpec;
  readonly result: LayoutResult;
}

/** Why there is no new figure: the engine refused this layout, or the frame is gone. */
interface EngineFault {
  readonly kind: "layout" | "frame";
  readonly message: string;
}

interface LayoutEngineOptions {
  readonly framePath: string;
  readonly spec: LayoutSpec;
  /** Whether the frame is wanted yet. */
  readonly active: boolean;
}

/**
 * Computes a layout in the sandboxed frame whenever it changes, once per animation frame. `host` is for
 * the element that the frame is put into.
 */
export function useLayoutEngine({ framePath, spec, active }: LayoutEngineOptions) {
  const host = useRef<HTMLDivElement>(null);
  const connect = useContext(EngineContext);
  const client = useRef<EngineClient>();
  /** The last layout that worked. */
  const [drawn, setDrawn] = useState<DrawnLayout>();
  const [fault, setFault] = useState<EngineFault>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!active || !host.current) return undefined;
    const created = connect({
      host: host.current,
      src: framePath,
      onReply: (asked, reply) => {
        if (reply.t === "result") setDrawn({ spec: asked, result: reply.result });
        setFault(reply.t === "error" ? { kind: "layout", message: reply.message } : undefined);
      },
      onFailure: (message) => setFault({ kind: "frame", message }),
    });
    client.current = created;
    return () => {
      created.close();
      client.current = undefined;
    };
  }, [active, attempt, connect, framePath]);

  useEffect(() => {
    if (!active) return undefined;
    const request = requestAnimationFrame(() => client.current?.ask(spec));
    return () => cancelAnimationFrame(request);
  }, [spec, active, attempt]);

  /** Makes a new frame after a failure. */
  const retry = (): void => {
    setFault(undefined);
    setAttempt((count) => count + 1);
  };
  const busy = active && !fault && drawn?.spec !== spec;
  return { host, drawn, fault, busy, retry };
}

/** The layout engine as the sandbox sees it. */
export type LayoutEngine = Omit<ReturnType<typeof useLayoutEngine>, "host">;
