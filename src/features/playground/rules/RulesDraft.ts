import * as z from "zod/mini";
import { blockId } from "../../../shared/blockId";
import {
  GAME_FILES,
  type GameFile,
  type GameSource,
  type GameTexts,
} from "../../../shared/contracts/gameSource";
import type { CodeWriter } from "../../../shared/project/projectFiles";
import { Store } from "../Store";
import { keepTabText, readTabText } from "../tabStorage";

/** The state of the editors. */
interface DraftState {
  readonly texts: GameTexts;
  /** Why the text does not run until the reader says so. */
  readonly held: "link" | "restored" | "outdated" | undefined;
  /** Stamp of the author's texts that the reader began with; older than these as long as that is said. */
  readonly of: string;
  /** The state before the reader went back to the original, or took a solution. */
  readonly beforeReset: DraftState | undefined;
}

/** The files that are not as their author wrote them. */
export function changedFiles(original: GameTexts, texts: GameTexts): Partial<GameTexts> {
  const changed = GAME_FILES.filter((name) => texts[name] !== original[name]);
  return Object.fromEntries(changed.map((name) => [name, texts[name]]));
}

/** Code that a link brought. */
interface LinkedTexts {
  readonly files: Partial<GameTexts> | undefined;
  /** The part of the address that holds it. */
  readonly hash: string;
}

/** Changes with the text of any file. */
function stampOf(files: GameTexts): string {
  return blockId(JSON.stringify(GAME_FILES.map((name) => files[name])));
}

const keyOf = ({ id }: GameSource): string => `rules:${id}`;
const fileText = z.string().check(z.maxLength(64_000));

/** What the tab keeps: all files, so that they still belong together when the author changes one. */
const storedSchema = z.object({
  of: z.string(),
  /** The part of the address that brought the code; empty without one. */
  link: z._default(z.string(), ""),
  files: z.object({ "game.ts": fileText, "ui.tsx": fileText, "style.css": fileText }),
});

/** What the reader has changed in this tab before; `undefined` if nothing, or if it cannot be read. */
function readStored(source: GameSource): z.infer<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(readTabText(keyOf(source)) ?? "")).data;
  } catch {
    return undefined;
  }
}

/** A game's code as the reader has left it, kept as long as the tab. It runs nothing. */
export class RulesDraft extends Store<DraftState> {
  /** Of the author's texts as they are now. */
  private readonly stamp: string;
  /** The part of the address that brought the code; empty without one. */
  private readonly link: string;
  private readonly isLinked: boolean;

  /** Begins with what this tab has stored, unless the address holds a link that it did not come from. */
  constructor(
    readonly source: GameSource,
    linked?: LinkedTexts,
  ) {
    const stamp = stampOf(source.files);
    const kept = readStored(source);
    const stored = !linked || kept?.link === linked.hash ? kept : undefined;
    super({
      texts: { ...source.files, ...linked?.files, ...stored?.files },
      held: linked ? "link" : stored && (stored.of === stamp ? "restored" : "outdated"),
      of: stored?.of ?? stamp,
      beforeReset: undefined,
    });
    this.stamp = stamp;
    this.link = linked?.hash ?? stored?.link ?? "";
    // The reader may have left the address of the link before its code had come.
    this.isLinked = linked !== undefined || this.link !== "";
  }

  /** Who wrote the texts. What a link has brought stays its sender's, whatever the reader changes in it. */
  get writer(): CodeWriter {
    if (Object.keys(changedFiles(this.source.files, this.state.texts)).length === 0)
      return "author";
    return this.isLinked ? "link" : "reader";
  }

  /** The reader has typed. */
  write(file: GameFile, text: string): void {
    const { texts } = this.state;
    if (texts[file] === text) return;
    this.set({ texts: { ...texts, [file]: text }, beforeReset: undefined });
  }

  /** The reader wants the text to run. */
  readonly release = (): void => this.set({ held: undefined, of: this.stamp });

  /** Takes other texts, such as a solution; `undoReset` brings the reader's back. */
  replace(texts: GameTexts): void {
    const isOwn = Object.keys(changedFiles(this.source.files, this.state.texts)).length > 0;
    const beforeReset = this.state.beforeReset ?? (isOwn ? this.state : undefined);
    this.set({ texts, held: undefined, of: this.stamp, beforeReset });
  }

  /** Back to the author's text; `undoReset` brings the reader's back. */
  reset(): void {
    this.replace(this.source.files);
  }

  /** Takes the last `reset` or `replace` back. */
  readonly undoReset = (): void => {
    if (this.state.beforeReset) this.set(this.state.beforeReset);
  };

  override set(change: Partial<DraftState>): void {
    super.set(change);
    const { texts: files, of } = this.state;
    const isChanged = Object.keys(changedFiles(this.source.files, files)).length > 0;
    const stored = isChanged ? JSON.stringify({ of, link: this.link, files }) : undefined;
    keepTabText(keyOf(this.source), stored);
  }
}
