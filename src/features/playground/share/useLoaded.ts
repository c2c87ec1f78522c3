import { useCallback, useEffect } from "react";
import { useChunk } from "../../../components/LazyPart/useChunk";

/** What a component loads, and how far it is. */
type Loaded<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: Value }
  /** Why nothing came, for the reader, and how to ask again. */
  | { readonly kind: "failed"; readonly why: string; readonly retry: () => void };

/**
 * Loads what a component shows.
 *
 * @param load rejects with an Error for readers
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [chunk, loadChunk] = useChunk(useCallback(async () => ({ default: await load() }), [load]));
  useEffect(() => loadChunk(), [loadChunk]);
  if (chunk.kind === "absent") return { kind: "loading" };
  if (chunk.kind === "ready") return { kind: "ready", value: chunk.Part };
  const why = chunk.reason instanceof Error ? chunk.reason.message : String(chunk.reason);
  return { kind: "failed", why, retry: () => loadChunk() };
}
