import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { type FrameDocument, LAYOUT_FRAME, PLAY_FRAME } from "../output/publishing/framePolicy";
import { listGameIds } from "../content/source/games";
import { findThirdParty, renderThirdPartyNotices } from "../output/publishing/thirdParty";
import { COURSES } from "../../shared/contracts/tutorialStep";
import { bundleGames } from "./bundleGames";
import { bundleFrameScript, bundleWorker } from "./bundleScripts";
import { renderFrameDocument } from "./frameDocument";
import type { FramesOptions } from "./options";
import { readSource } from "./readSources";
import { readStarter } from "./readStarter";
import { bundleCourse } from "./tutorialFiles";
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

interface BuiltFrame {
  readonly html: string;
  /** Absolute paths of the files whose code its script contains. */
  readonly modules: readonly string[];
}

export async function buildFrame({
  entry,
  title,
  runsCode = false,
}: Pick<Frame, "entry" | "title"> & Partial<FrameDocument>): Promise<BuiltFrame> {
  const { script, style, modules } = await bundleFrameScript(entry, runsCode);
  return { html: renderFrameDocument({ title, script, style, runsCode, file: entry }), modules };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const GAMES = "content/games";

/**
 * Writes what editing a game in the page needs besides the game: a project and the types. Returns the paths of the
 * files whose code the workers contain.
 */
async function writeEditing(folder: string): Promise<readonly string[]> {
  const starter = readStarter(path.resolve("content/introduction"));
  await write(path.join(folder, "starter.json"), JSON.stringify(starter));
  await write(path.join(folder, "types.json"), JSON.stringify(collectTypes(GAMES)));
  const contained: string[] = [];
  for (const name of ["types", "compiler"]) {
    const { script, modules } = await bundleWorker(`src/frame/${name}/worker.ts`);
    contained.push(...modules);
    const file = path.join(folder, `${name}.js`);
    await write(file, `/* Licenses: live/licenses.txt */\n${script}\n`);
  }
  return contained;
}

/**
 * Builds the frames, the files for editing that all games share, and the licenses of what these contain, and
 * writes them into `public/`. Without games it writes only the frame that draws layouts, and the licenses.
 */
export async function writeFrames(
  reporter: Pick<Reporter, "info">,
  { games }: FramesOptions = { games: true },
): Promise<void> {
  const folder = path.resolve("public/live");
  const contained: string[] = [];
  for (const frame of FRAMES.filter(({ always = false }) => games || always)) {
    const { html, modules } = await buildFrame(frame);
    contained.push(...modules);
    await write(path.resolve("public", frame.file), html);
    reporter.info(`public/${frame.file}: ${(Buffer.byteLength(html) / 1000).toFixed(0)} kB`);
  }
  if (games) contained.push(...(await writeEditing(folder)));
  const licenses = renderThirdPartyNotices("The games contain", findThirdParty(contained));
  await write(path.join(folder, "licenses.txt"), licenses);
}

/** Compiles all games and writes them, and what their authors wrote, into `public/`. */
export async function writeGames(): Promise<void> {
  const folder = path.resolve("public/live/games");
  for (const game of await bundleGames(path.resolve(GAMES))) {
    await write(path.join(folder, `${game.id}.json`), JSON.stringify(game));
  }
  for (const id of listGameIds(GAMES)) {
    const source = readSource(path.join(GAMES, id));
    await write(path.join(folder, `${id}.source.json`), JSON.stringify(source));
  }
}

/** Compiles the steps of the courses, and writes them into `public/`. */
export async function writeCourses(): Promise<void> {
  for (const course of COURSES) {
    for (const step of await bundleCourse(path.resolve("content"), course)) {
      await write(path.resolve("public/live", course, `${step.slug}.json`), JSON.stringify(step));
    }
  }
}
