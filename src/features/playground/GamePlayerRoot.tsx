import React, { useEffect, useRef, useState } from "react";
import { parseGameBundle, type GameBundle } from "../../lib/play/gameBundle";
import * as styles from "./GamePlayer.module.css";
import { GameTable } from "./ui/GameTable";

/** Props of the player's lazy part. */
export interface GamePlayerRootProps {
  /** Address of the published game, with the path prefix. */
  readonly gamePath: string;
  /** Address of the play frame, with the path prefix. */
  readonly framePath: string;
  /** How many moves of the recorded match to begin with. */
  readonly move: number;
  /** Back to where nothing is loaded. */
  readonly onClose: () => void;
}

/** How long the game may take to arrive, in ms. */
const PATIENCE = 10_000;

async function loadBundle(path: string, signal: AbortSignal): Promise<GameBundle> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  const bundle = parseGameBundle(await response.json());
  if (!bundle) throw new Error("What the server sent is no game.");
  return bundle;
}

/** Loads a game and opens its table. */
export default function GamePlayerRoot({
  gamePath,
  framePath,
  move,
  onClose,
}: GamePlayerRootProps): React.JSX.Element {
  const [bundle, setBundle] = useState<GameBundle | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const signal = AbortSignal.timeout(PATIENCE);
    let isCurrent = true;
    loadBundle(gamePath, signal).then(
      (loaded) => {
        if (isCurrent) setBundle(loaded);
      },
      (error: unknown) => {
        if (isCurrent) setFault(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [gamePath, attempt]);

  useEffect(() => {
    if (fault !== undefined) retry.current?.focus();
  }, [fault]);

  if (fault !== undefined) {
    return (
      <div className={styles["poster"]} role="alert">
        <p>The game did not load. {fault}</p>
        <button
          ref={retry}
          type="button"
          className={styles["play"]}
          onClick={() => {
            setFault(undefined);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </div>
    );
  }
  if (!bundle) {
    return (
      <div className={styles["poster"]} role="status">
        <p>Loading the game…</p>
      </div>
    );
  }
  return <GameTable bundle={bundle} framePath={framePath} move={move} onClose={onClose} />;
}
