import * as z from "zod/mini";
import { blockId } from "../../../shared/blockId";
import { GAME_FILES, type GameSource, type GameTexts } from "../../../shared/contracts/gameSource";
import { keepTabText, readTabText } from "../tabStorage";

const text = z.string().check(z.maxLength(64_000));

const storedSchema = z.object({
  /** Stamp of the texts that the reader began with. */
  of: z.string(),
  /** The part of the address that brought the code; empty without one. */
  link: z._default(z.string(), ""),
  files: z.object({ "game.ts": text, "ui.tsx": text, "style.css": text }),
});

/** Texts that differ from the original. */
export type ChangedTexts = Partial<GameTexts>;

const keyOf = (id: string): string => `rules:${id}`;

/** The files that are not as their author wrote them. */
export function changedFiles(original: GameTexts, texts: GameTexts): ChangedTexts {
  const changed = GAME_FILES.filter((name) => texts[name] !== original[name]);
  return Object.fromEntries(changed.map((name) => [name, texts[name]]));
}

/** Changes with the text of any file. */
export function stampOf(files: GameTexts): string {
  return blockId(JSON.stringify(GAME_FILES.map((name) => files[name])));
}

/** What a reader has left of a game in this tab. */
export interface StoredDraft {
  readonly texts: GameTexts;
  /** Stamp of the texts that the reader began with. */
  readonly of: string;
  /** The part of the address that brought the code; empty without one. */
  readonly link: string;
}

/** What the reader has changed in this tab before; `undefined` if nothing, or if it cannot be read. */
export function readStoredTexts({ id }: GameSource): StoredDraft | undefined {
  const json = readTabText(keyOf(id));
  const found = json === undefined ? undefined : storedSchema.safeParse(readJson(json)).data;
  return found && { texts: found.files, of: found.of, link: found.link };
}

/**
 * Keeps what the reader has changed for as long as the tab; without storage, as long as the page. All
 * files are kept, so that they still belong together when the author changes one.
 */
export function storeTexts({ id, files }: GameSource, { texts, of, link }: StoredDraft): void {
  const isChanged = Object.keys(changedFiles(files, texts)).length > 0;
  keepTabText(keyOf(id), isChanged ? JSON.stringify({ of, link, files: texts }) : undefined);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
