import { useContext, useEffect, useRef, useState, type RefObject } from "react";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { EngineContext } from "./engineContext";
import type { EngineClient } from "./frameClient";

/** A layout with what the engine computed from it. */
export interface DrawnLayout {
  readonly spec: LayoutSpec;
  readonly result: LayoutResult;
}

/** Why there is no new figure: the engine refused this layout, or the frame is gone. */
export interface EngineFault {
  readonly kind: "layout" | "frame";
  readonly message: string;
}

/** The layout engine as the sandbox sees it. */
export interface LayoutEngine {
  /** Element for the frame. */
  readonly host: RefObject<HTMLDivElement>;
  /** The last layout that worked. */
  readonly drawn: DrawnLayout | undefined;
  readonly fault: EngineFault | undefined;
  readonly busy: boolean;
  /** Makes a new frame after a failure. */
  readonly retry: () => void;
}

interface LayoutEngineOptions {
  readonly framePath: string;
  readonly spec: LayoutSpec;
  /** Whether the frame is wanted yet. */
  readonly active: boolean;
}

/** Computes a layout in the sandboxed frame whenever it changes, once per animation frame. */
export function useLayoutEngine({ framePath, spec, active }: LayoutEngineOptions): LayoutEngine {
  const host = useRef<HTMLDivElement>(null);
  const connect = useContext(EngineContext);
  const client = useRef<EngineClient>();
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
      onFailure: (message) => {
        setFault({ kind: "frame", message });
      },
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
    return () => {
      cancelAnimationFrame(request);
    };
  }, [spec, active, attempt]);

  const retry = (): void => {
    setFault(undefined);
    setAttempt((count) => count + 1);
  };
  return { host, drawn, fault, busy: active && !fault && drawn?.spec !== spec, retry };
}
