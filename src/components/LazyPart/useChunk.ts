import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { afterPress } from "../../shared/browser/afterPress";
import { isSiteUpdated } from "../../shared/errors/siteUpdated";

/** A part of a page that has its own script, and how far it has loaded. */
export type ChunkState<Part> =
  { readonly kind: "absent" } | ChunkFault | { readonly kind: "ready"; readonly Part: Part };

/** A script that did not load. */
export interface ChunkFault {
  readonly kind: "failed";
  readonly reason: unknown;
  /** Whether the reader had pressed Retry, and so lost the focus along with the button. */
  readonly again: boolean;
}

/** Loads the script of a part; rejects when it does not arrive. */
export type LoadPart<Part> = () => Promise<{ readonly default: Part }>;

/**
 * Loads a component when it is asked for. `React.lazy` would keep a failure forever and unmount
 * everything up to the next boundary; here a failed load is reported and can be retried. A part that is there takes the
 * place of what was shown when no pointer is pressed.
 *
 * @param loaded the component, if it is there already
 */
export function useChunk<Part>(
  load: LoadPart<Part>,
  loaded?: Part,
): readonly [chunk: ChunkState<Part>, loadChunk: (again?: boolean) => void] {
  const [chunk, setChunk] = useState<ChunkState<Part>>(
    loaded ? { kind: "ready", Part: loaded } : { kind: "absent" },
  );
  const loadChunk = useCallback(
    (again = false) => {
      const settle = (next: ChunkState<Part>): void =>
        setChunk((current) => (current.kind === "ready" ? current : next));
      settle({ kind: "absent" });
      load().then(
        async ({ default: Part }) => {
          await afterPress();
          // Otherwise a press could begin before React shows it.
          flushSync(() => settle({ kind: "ready", Part }));
        },
        (reason: unknown) => {
          if (isSiteUpdated(reason)) reason.offerReload();
          settle({ kind: "failed", reason, again });
        },
      );
    },
    [load],
  );
  return [chunk, loadChunk];
}
