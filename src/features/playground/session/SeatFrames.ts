import type { GameUpdate } from "../../../shared/games/engine";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { GameCode } from "../model/play/gameCode";
import type { PlayMark, PlayReport, PlayTheme } from "../model/play/protocol";
import { toSeatMessage } from "../model/play/seatMessage";
import type { FrameFailure, OpenFrame, OpenedFrame } from "../host/PlayFrame";

interface SeatFramesOptions {
  readonly facts: GameBundle["facts"];
  /** The code that runs now. */
  readonly code: () => GameCode;
  readonly framePath: string;
  readonly openFrame: OpenFrame;
  readonly onReport: (seat: number, report: PlayReport) => void;
  readonly onFailure: (seat: number, failure: FrameFailure) => void;
}

/** The tables of a game: one frame for every seat that is shown, in which the toolkit's UI runs. */
export class SeatFrames {
  private readonly frames = new Map<number, OpenedFrame>();
  private readonly marks = new Map<number, readonly PlayMark[]>();

  constructor(private readonly options: SeatFramesOptions) {}

  /** Puts the table of a seat into an element, and returns how to take it away. */
  open(seat: number, host: HTMLElement, theme: PlayTheme): () => void {
    const { facts, framePath, openFrame, onReport, onFailure } = this.options;
    const { modules, style } = this.options.code();
    const frame = openFrame({
      host,
      src: framePath,
      title: `${facts.title}, seat ${String(seat)}`,
      visible: true,
      first: {
        t: "seat",
        modules: { ...modules },
        style,
        bootstrap: {
          host: seat === 1,
          userID: String(seat),
          minPlayers: facts.players.min,
          maxPlayers: facts.players.max,
          defaultPlayers: facts.players.default,
        },
        theme,
      },
      onReport: (report) => {
        onReport(seat, report);
      },
      onFailure: (failure) => {
        this.frames.delete(seat);
        onFailure(seat, failure);
      },
    });
    this.frames.set(seat, frame);
    return () => {
      frame.close();
      if (this.frames.get(seat) === frame) this.frames.delete(seat);
    };
  }

  close(): void {
    for (const frame of this.frames.values()) frame.close();
    this.frames.clear();
  }

  setTheme(theme: PlayTheme): void {
    for (const frame of this.frames.values()) frame.order({ t: "theme", theme });
  }

  /** Outlines elements on a seat's board, and forgets the marks that were there. */
  setMarks(seat: number, marks: readonly PlayMark[]): void {
    const before = this.marks.get(seat) ?? [];
    if (before.length === 0 && marks.length === 0) return;
    this.marks.set(seat, marks);
    this.frames.get(seat)?.order({ t: "mark", marks: [...marks] });
  }

  /** Tells a new table who sits there, and what is marked. */
  welcome(seat: number, players: number): void {
    const frame = this.frames.get(seat);
    for (const { id } of seatPlayers(players)) {
      frame?.order({ t: "ui", message: { type: "userOnline", id, online: true } });
    }
    const marks = this.marks.get(seat) ?? [];
    if (marks.length > 0) frame?.order({ t: "mark", marks: [...marks] });
  }

  /** Tells the seat that its move was refused; its table writes that to the console. */
  refuse(seat: number, error: string): void {
    const message = { type: "messageProcessed", id: "0", error };
    this.frames.get(seat)?.order({ t: "ui", message });
  }

  /** Shows an update at one table. */
  show(seat: number, update: GameUpdate, animate: boolean): void {
    if (!update.players.some(({ position }) => position === seat)) return;
    this.frames.get(seat)?.order({ t: "ui", message: toSeatMessage(update, seat, animate) });
  }

  /** Shows an update at all tables. */
  showAll(update: GameUpdate, animate: boolean): void {
    for (const seat of this.frames.keys()) this.show(seat, update, animate);
  }
}
