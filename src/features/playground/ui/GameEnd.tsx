import React from "react";
import { Mascot } from "../../../components/Mascot/Mascot";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import { readOutcome } from "../model/play/gameLog";
import { nextSeed } from "../model/play/seed";
import type { GameSession } from "../session/GameSession";
import { isBusy } from "../session/sessionState";
import { useStore } from "../Store";
import * as styles from "./GameTable.module.css";

/** Who has won, and how to play once more. */
export function GameEnd({ session }: { readonly session: GameSession }): React.JSX.Element {
  const state = useStore(session.store);
  const { updates, at, players, seed } = state;
  const names = seatPlayers(players).map(({ name }) => name);
  const restart = (from: string) => (): void => void session.restart(players, from);
  return (
    <div className={styles["end"]}>
      <Mascot pose="trophy" className={styles["mascot"]} />
      <p>{readOutcome(updates[at], names)}</p>
      <button type="button" disabled={isBusy(state)} onClick={restart(seed)}>
        Play again
      </button>
      <button type="button" disabled={isBusy(state)} onClick={restart(nextSeed(seed))}>
        New seed
      </button>
    </div>
  );
}
