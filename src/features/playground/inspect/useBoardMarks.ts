import { useEffect, useMemo } from "react";
import type { GameUpdate } from "../../../shared/games/engine";
import { seatView } from "../../../shared/games/match";
import { readBoard } from "../model/inspect/boardState";
import { findHidden, type HiddenElement } from "../model/inspect/hiddenElements";
import type { PlayMark } from "../model/play/protocol";
import type { SeatFrames } from "../session/SeatFrames";

interface Marked {
  readonly update: GameUpdate | undefined;
  /** Whether what a seat cannot see is marked. */
  readonly server: boolean;
  /** Places of elements that the inspectors point at. */
  readonly found: readonly string[];
}

type HiddenBySeat = ReadonlyMap<number, readonly HiddenElement[]>;

const NOTHING: HiddenBySeat = new Map();

function compareSeats(update: GameUpdate): HiddenBySeat {
  const engine = readBoard(update.game.state);
  return new Map(
    update.players.map(({ position }) => {
      const seat = readBoard(seatView(update, position));
      return [position, engine && seat ? findHidden(engine, seat) : []] as const;
    }),
  );
}

/** Keeps the marks on all boards right, and returns what each seat cannot see. */
export function useBoardMarks(seats: SeatFrames, { update, server, found }: Marked): HiddenBySeat {
  const hidden = useMemo(
    () => (server && update ? compareSeats(update) : NOTHING),
    [server, update],
  );
  useEffect(() => {
    for (const { position } of update?.players ?? []) {
      const marks: PlayMark[] = [
        ...(hidden.get(position) ?? []).map(({ branch, short }) => ({
          branch,
          kind: "hidden" as const,
          label: short,
        })),
        ...found.map((branch) => ({ branch, kind: "match" as const })),
      ];
      seats.setMarks(position, marks);
    }
  }, [seats, update, hidden, found]);
  return hidden;
}
