import { useCallback, useState } from "react";

/** A part of the search that has a script of its own, and how far that is. */
export type ChunkState<Part> =
  { readonly kind: "absent" | "failed" } | { readonly kind: "ready"; readonly Part: Part };

/** Loads the script of a part; rejects when it does not arrive. */
export type LoadPart<Part> = () => Promise<{ readonly default: Part }>;

/**
 * Loads a component when it is asked for. `React.lazy` would keep a failure for ever and take the whole
 * page down with it; here a failed load is told and can be tried again.
 */
export function useChunk<Part>(
  load: LoadPart<Part>,
): readonly [chunk: ChunkState<Part>, loadChunk: () => void] {
  const [chunk, setChunk] = useState<ChunkState<Part>>({ kind: "absent" });
  const loadChunk = useCallback(() => {
    load().then(
      ({ default: Part }) => {
        setChunk((current) => (current.kind === "ready" ? current : { kind: "ready", Part }));
      },
      () => {
        setChunk({ kind: "failed" });
      },
    );
  }, [load]);
  return [chunk, loadChunk];
}
