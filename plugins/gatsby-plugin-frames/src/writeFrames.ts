import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import {
  type FrameDocument,
  LAYOUT_FRAME,
  PLAY_FRAME,
} from "../../../src/build/publishing/framePolicy";
import { bundleGames } from "./bundleGames";
import { bundleFrameScript, bundleTypesWorker } from "./bundleScripts";
import { renderFrameDocument } from "./frameDocument";
import type { FramesOptions } from "./options";
import { listGames, readSource } from "./readSources";
import { readStarter } from "./readStarter";
import { collectTypes } from "./types/collectTypes";

interface Frame extends FrameDocument {
  /** Whether it is needed even where nothing is played. */
  readonly always?: boolean;
  /** The script, relative to the repository. */
  readonly entry: string;
  readonly title: string;
}

const FRAMES: readonly Frame[] = [
  { ...LAYOUT_FRAME, entry: "src/frame/layout/main.ts", title: "Layout engine", always: true },
  { ...PLAY_FRAME, entry: "src/frame/play/main.ts", title: "Game" },
];

export async function buildFrame({
  entry,
  title,
  runsCode = false,
}: Pick<Frame, "entry" | "title"> & Partial<FrameDocument>): Promise<string> {
  const { script, style } = await bundleFrameScript(entry, runsCode);
  return renderFrameDocument({ title, script, style, runsCode, file: entry });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const GAMES = "content/games";

/** What editing a game in the page needs besides the game: a project and the types. */
async function writeEditing(folder: string): Promise<void> {
  const starter = readStarter(path.resolve("content/introduction"));
  await write(path.join(folder, "starter.json"), JSON.stringify(starter));
  await write(path.join(folder, "types.js"), await bundleTypesWorker("src/frame/types/worker.ts"));
  await write(path.join(folder, "types.json"), JSON.stringify(collectTypes(GAMES)));
}

/**
 * Builds the frames, and the files for editing that all games share, and writes them into `public/`. Without
 * games it writes only the frame that draws layouts.
 */
export async function writeFrames(
  reporter: Pick<Reporter, "info">,
  { games }: FramesOptions = { games: true },
): Promise<void> {
  for (const frame of FRAMES.filter(({ always = false }) => games || always)) {
    const html = await buildFrame(frame);
    await write(path.resolve("public", frame.file), html);
    reporter.info(`public/${frame.file}: ${(Buffer.byteLength(html) / 1000).toFixed(0)} kB`);
  }
  if (games) await writeEditing(path.resolve("public/live"));
}

/** Compiles all games and writes them, and what their authors wrote, into `public/`. */
export async function writeGames(): Promise<void> {
  const folder = path.resolve("public/live/games");
  for (const game of await bundleGames(path.resolve(GAMES))) {
    await write(path.join(folder, `${game.id}.json`), JSON.stringify(game));
  }
  for (const source of listGames(path.resolve(GAMES)).map(readSource)) {
    await write(path.join(folder, `${source.id}.source.json`), JSON.stringify(source));
  }
}
