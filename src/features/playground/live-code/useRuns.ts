import { useEffect, useRef, useState } from "react";
import type { LiveRunner } from "./LiveRunner";
import { saveText, type BlockPlace } from "./savedText";

/** How long the reader must rest before changed code is run, in ms. */
const REST = 400;

interface RunsOptions {
  readonly runner: LiveRunner;
  readonly place: BlockPlace;
  /** The code of the page; anything else is saved before it is run. */
  readonly code: string;
}

/** When a block's code is run. */
export interface Runs {
  readonly run: (text: string) => void;
  /** Runs when the reader rests, if the block has been run before and was not killed or stopped. */
  readonly runSoon: (text: string) => void;
  readonly stop: () => void;
}

/** Decides when code is run: what came from a link or was killed waits until the reader says so. */
export function useRuns({ runner, place, code }: RunsOptions): Runs {
  const timer = useRef<number | undefined>(undefined);
  const mayRun = useRef(false);
  const [runs] = useState<Runs>(() => {
    const cancel = (): void => {
      window.clearTimeout(timer.current);
    };
    const save = (text: string): void => {
      saveText(place, text === code ? undefined : text);
    };
    const run = (text: string): void => {
      cancel();
      save(text);
      mayRun.current = true;
      runner.run(text);
    };
    return {
      run,
      runSoon: (text) => {
        cancel();
        save(text);
        timer.current = window.setTimeout(() => {
          if (mayRun.current && !runner.getState().wasKilled) run(text);
        }, REST);
      },
      stop: () => {
        cancel();
        mayRun.current = false;
        runner.stop();
      },
    };
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  return runs;
}
