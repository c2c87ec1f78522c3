import type { GameFile, GameSource, GameTexts } from "../../../shared/contracts/gameSource";
import { readStoredTexts, stampOf, storeTexts, type ChangedTexts } from "./draftStorage";

/** Why a text does not run until the reader says so. */
export type Held = "link" | "restored" | "outdated";

/** The state of the editors. */
export interface DraftState {
  readonly texts: GameTexts;
  readonly held: Held | undefined;
  /** Stamp of the author's texts that the reader began with; older than these as long as that is said. */
  readonly of: string;
  /** The state before the reader went back to the original. */
  readonly beforeReset: DraftState | undefined;
}

/** Code that a link brought. */
interface LinkedTexts {
  readonly files: ChangedTexts | undefined;
  /** The part of the address that holds it. */
  readonly hash: string;
}

/** A game's code as the reader has left it. It runs nothing. */
export class RulesDraft {
  private state: DraftState;
  /** Of the author's texts as they are now. */
  private readonly stamp: string;
  /** The part of the address that brought the code; empty without one. */
  private readonly link: string;
  private readonly listeners = new Set<() => void>();

  /** Begins with what this tab has stored, unless the address holds a link that it did not come from. */
  constructor(
    readonly source: GameSource,
    linked?: LinkedTexts,
  ) {
    this.stamp = stampOf(source.files);
    const kept = readStoredTexts(source);
    const stored = !linked || kept?.link === linked.hash ? kept : undefined;
    this.link = linked?.hash ?? stored?.link ?? "";
    this.state = {
      texts: { ...source.files, ...linked?.files, ...stored?.texts },
      held: linked ? "link" : stored && (stored.of === this.stamp ? "restored" : "outdated"),
      of: stored?.of ?? this.stamp,
      beforeReset: undefined,
    };
  }

  readonly getState = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The reader has typed. */
  write(file: GameFile, text: string): void {
    const { texts, held, of } = this.state;
    if (texts[file] === text) return;
    this.set({ texts: { ...texts, [file]: text }, held, of, beforeReset: undefined });
  }

  /** The reader wants the text to run. */
  release(): void {
    this.set({ ...this.state, held: undefined, of: this.stamp });
  }

  /** Back to the author's text; `undoReset` brings the reader's back. */
  reset(): void {
    const { beforeReset, ...rest } = this.state;
    this.set({
      texts: this.source.files,
      held: undefined,
      of: this.stamp,
      beforeReset: beforeReset ?? { ...rest, beforeReset: undefined },
    });
  }

  /** Takes the last `reset` back. */
  undoReset(): void {
    if (this.state.beforeReset) this.set(this.state.beforeReset);
  }

  private set(state: DraftState): void {
    this.state = state;
    storeTexts(this.source, { ...state, link: this.link });
    for (const listener of this.listeners) listener();
  }
}
