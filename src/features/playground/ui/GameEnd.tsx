import React from "react";
import { Mascot } from "../../../components/Mascot/Mascot";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import { readOutcome } from "../model/play/gameLog";
import { nextSeed } from "../model/play/seed";
import type { GameSession } from "../session/GameSession";
import { useStore } from "../Store";
import * as styles from "./GameTable.module.css";

/** Who has won, and how to play once more. */
export function GameEnd({ session }: { readonly session: GameSession }): React.JSX.Element {
  const { updates, at, players, seed, busy } = useStore(session.store);
  const names = seatPlayers(players).map(({ name }) => name);
  const restart = (from: string) => (): void => void session.restart(players, from);
  return (
    <div className={styles["end"]}>
      <Mascot pose="trophy" className={styles["mascot"]} />
      <p>{readOutcome(updates[at], names)}</p>
      <button type="button" disabled={busy} onClick={restart(seed)}>
        Play again
      </button>
      <button type="button" disabled={busy} onClick={restart(nextSeed(seed))}>
        New seed
      </button>
    </div>
  );
}
