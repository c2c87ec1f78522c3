import type { SeatMove } from "../../../shared/games/match";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { OpenGameFrame, OpenedFrame } from "../host/PlayFrame";
import type { PlayMark, PlayReport, PlayTheme } from "../model/play/protocol";
import { parseUiMessage, toSeatMessage } from "../model/play/seatMessage";
import { describeTableFault } from "./failures";
import { nameOf, type SessionStore } from "./sessionState";

interface SeatFramesOptions {
  readonly facts: GameBundle["facts"];
  readonly openFrame: OpenGameFrame;
  readonly onMove: (move: SeatMove, byReader: boolean) => void;
}

/** A table's place in the page. */
interface Place {
  readonly host: HTMLElement;
  /** Of the page now. */
  theme: PlayTheme;
}

/**
 * The tables of a game: one frame for every seat that is shown, in which the toolkit's UI runs. A table that does not
 * load, as on a slow device, is opened once more by itself.
 */
export class SeatFrames {
  private readonly frames = new Map<number, OpenedFrame>();
  private readonly places = new Map<number, Place>();
  private readonly marks = new Map<number, readonly PlayMark[]>();

  constructor(
    private readonly store: SessionStore,
    private readonly options: SeatFramesOptions,
  ) {}

  /** Puts the table of a seat into an element, and returns how to take it away. */
  open(seat: number, host: HTMLElement, theme: PlayTheme): () => void {
    const place: Place = { host, theme };
    this.frames.get(seat)?.close();
    this.places.set(seat, place);
    this.openFrame(seat, place);
    return () => {
      if (this.places.get(seat) !== place) return;
      this.places.delete(seat);
      this.frames.get(seat)?.close();
      this.frames.delete(seat);
    };
  }

  /** Opens the tables that are gone again. */
  readonly reopen = (): void => {
    for (const { seat } of this.store.state.lostTables) {
      const place = this.places.get(seat);
      if (place) this.openFrame(seat, place);
    }
    this.store.set({ lostTables: [] });
  };

  private openFrame(seat: number, place: Place, isSecondTry = false): void {
    const { code } = this.store.state;
    const { host, theme } = place;
    const { facts, openFrame } = this.options;
    const { min: minPlayers, max: maxPlayers, default: defaultPlayers } = facts.players;
    const userID = String(seat);
    const frame = openFrame({
      host,
      title: `${facts.title}, seat ${userID}`,
      visible: true,
      first: {
        t: "seat",
        modules: { ...code.modules },
        style: code.style,
        bootstrap: { host: seat === 1, userID, minPlayers, maxPlayers, defaultPlayers },
        theme,
      },
      onReport: (report) => this.onReport(seat, report),
      onFailure: (failure) => {
        this.frames.delete(seat);
        if (failure === "silent" && !isSecondTry) {
          this.openFrame(seat, place, true);
          return;
        }
        const { lostTables } = this.store.state;
        this.store.set({ lostTables: [...lostTables, { seat, failure }] });
      },
    });
    this.frames.set(seat, frame);
  }

  close(): void {
    for (const frame of this.frames.values()) frame.close();
    this.frames.clear();
  }

  setTheme(theme: PlayTheme): void {
    for (const place of this.places.values()) place.theme = theme;
    for (const frame of this.frames.values()) frame.order({ t: "theme", theme });
  }

  /** Outlines elements on a seat's board, and forgets the marks that were there. */
  setMarks(seat: number, marks: readonly PlayMark[]): void {
    const before = this.marks.get(seat) ?? [];
    if (before.length === 0 && marks.length === 0) return;
    this.marks.set(seat, marks);
    this.frames.get(seat)?.order({ t: "mark", marks: [...marks] });
  }

  /** Rejects a seat's move; its table writes that to the console. */
  refuse(seat: number, error: string): void {
    const message = { type: "messageProcessed", id: "0", error };
    this.frames.get(seat)?.order({ t: "ui", message });
  }

  /** Shows a game that has begun at all tables: at its start, which may have an animation or an announcement. */
  begin(): void {
    this.update(this.store.state.at === 0);
  }

  /** Shows the state of the game at all tables. */
  update(animate: boolean): void {
    for (const seat of this.frames.keys()) this.updateSeat(seat, animate);
  }

  private updateSeat(seat: number, animate: boolean): void {
    const { updates, at } = this.store.state;
    const update = updates[at];
    if (!update?.players.some(({ position }) => position === seat)) return;
    this.frames.get(seat)?.order({ t: "ui", message: toSeatMessage(update, seat, animate) });
  }

  private onReport(seat: number, report: PlayReport): void {
    const { state } = this.store;
    // Why the game does not start says more than what the same code does at its tables.
    if (report.t === "fault" && state.phase.kind !== "failed") {
      const text = describeTableFault(nameOf(state, seat), report.message);
      this.store.set({ fault: { in: "table", text } });
    }
    if (report.t === "fault") this.reveal(seat);
    if (report.t !== "ui") return;
    const message = parseUiMessage(report.message);
    if (message?.type === "ready") {
      this.reveal(seat);
      this.welcome(seat);
      // As `begin`, which was too early for this table.
      this.updateSeat(seat, state.at === 0);
    }
    if (message?.type === "move") this.options.onMove({ seat, ...message.move }, report.byReader);
  }

  /** Marks the place of a table that has something to show. */
  private reveal(seat: number): void {
    const { host } = this.places.get(seat) ?? {};
    if (host) host.dataset["answers"] = "";
  }

  /** Sends a new table who plays, and what is marked. */
  private welcome(seat: number): void {
    const frame = this.frames.get(seat);
    for (const { id } of seatPlayers(this.store.state.players)) {
      frame?.order({ t: "ui", message: { type: "userOnline", id, online: true } });
    }
    const marks = this.marks.get(seat) ?? [];
    if (marks.length > 0) frame?.order({ t: "mark", marks: [...marks] });
  }
}
