import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { transformSync, type Loader, type Message, type TransformFailure } from "esbuild";
import { readText } from "../../../files/readText";
import { findFences } from "../../fields/fences";
import { parseGameFacts, parseRecording } from "../../games/parseGame";
import type { GameFacts } from "../../../../shared/contracts/gameFacts";
import { GAME_FILES } from "../../../../shared/contracts/gameSource";
import { findRegions } from "../../games/regions";
import type { Problem } from "../../../../shared/problem";

/** The files every game has; `content/games/README.md` says what each one holds. */
const REQUIRED_FILES = [
  "game.json",
  ...GAME_FILES,
  "index.mdx",
  "moves.json",
  "game.test.ts",
] as const;

/** The ids of the games in `content/games`, by name. */
export function listGameIds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, "game.json")))
    .sort();
}

/** Whether the front matter of a game's page says `draft: true`. */
function isDraft(page: string): boolean {
  if (!existsSync(page)) return false;
  const [, frontMatter = ""] = readText(page).split(/^---\s*$/m);
  return /^draft:\s*true\b/m.test(frontMatter);
}

/** The ids of the games whose pages the published site has; those of drafts are left out. */
export function listPublishedGameIds(folder: string): string[] {
  return listGameIds(folder).filter((id) => !isDraft(path.join(folder, id, "index.mdx")));
}

function readJson(file: string, name: string): { data?: unknown; problems: readonly Problem[] } {
  const text = readText(file);
  try {
    return { data: JSON.parse(text), problems: [] };
  } catch (error) {
    // esbuild says where; it accepts a little more than JSON, and then Node says what is wrong.
    const fault = findSyntaxFault(text, "json");
    const reason = fault?.text ?? (error instanceof Error ? error.message : String(error));
    const [line, what] = [fault?.location?.line, `this is no JSON: ${reason}.`];
    return { problems: [{ file: name, line, what, fix: "correct the syntax." }] };
  }
}

/** What is known about a game, and what is wrong with the files that say it. */
interface GameFolder {
  readonly facts?: GameFacts;
  /** Moves of the recorded match. */
  readonly moves: number;
  readonly problems: readonly Problem[];
}

function seatProblem(facts: GameFacts, players: number, file: string): Problem[] {
  const { min, max } = facts.players;
  if (players >= min && players <= max) return [];
  const what = `the recorded match has ${String(players)} players; the game is for ${String(min)} to ${String(max)}.`;
  return [{ file, what, fix: "record it again with tools/make/moves.ts." }];
}

/** What esbuild finds first; it treats style sheet errors as warnings, as browsers do. */
function findSyntaxFault(source: string, loader: Loader): Message | undefined {
  try {
    const { warnings } = transformSync(source, { loader, jsx: "automatic", logLevel: "silent" });
    return loader === "css" ? warnings[0] : undefined;
  } catch (error) {
    return (error as TransformFailure).errors[0];
  }
}

function syntaxProblems(source: string, file: string): Problem[] {
  const fault = findSyntaxFault(source, path.extname(file).slice(1) as Loader);
  if (!fault) return [];
  const fix = "correct the syntax; `npm run check games` checks the types too.";
  return [{ file, line: fault.location?.line, what: `syntax error: ${fault.text}.`, fix }];
}

/** What would break the page that shows the source, or its quotations. */
function sourceProblems(folder: string, name: string, file: string): Problem[] {
  const source = readText(path.join(folder, name));
  const regionFix = "write `// region: name` before a part and `// endregion` behind it.";
  const fence = { what: "the source holds a code fence.", fix: "write it without back-ticks." };
  return [
    ...findRegions(source).faults.map((fault) => ({ file, ...fault, fix: regionFix })),
    ...syntaxProblems(source, file),
    ...(findFences(source).length === 0 ? [] : [{ file, ...fence }]),
  ];
}

/** Reads what a game's folder says about the game; `file` is the folder's path relative to the repository. */
export function readGameFolder(folder: string, file: string): GameFolder {
  const missing = REQUIRED_FILES.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) {
    const fix = "write what is missing; content/games/README.md says what is in each file.";
    const what = `the game has no ${missing.join(", ")}.`;
    return { moves: 0, problems: [{ file, what, valid: REQUIRED_FILES, fix }] };
  }
  const factsFile = path.posix.join(file, "game.json");
  const movesFile = path.posix.join(file, "moves.json");
  const json = readJson(path.join(folder, "game.json"), factsFile);
  const moves = readJson(path.join(folder, "moves.json"), movesFile);
  const syntax = [...json.problems, ...moves.problems];
  if (syntax.length > 0) return { moves: 0, problems: syntax };
  const { facts, problems } = parseGameFacts(json.data, factsFile);
  const { recording, problems: moveProblems } = parseRecording(moves.data, movesFile);
  const all = [
    ...problems,
    ...moveProblems,
    ...(facts && recording ? seatProblem(facts, recording.players, movesFile) : []),
  ];
  const count = recording?.moves.length ?? 0;
  return { ...(facts && { facts }), moves: count, problems: all };
}

/** A game that pages may show. */
export interface PlacedGame {
  readonly facts: GameFacts;
  /** Moves of its recorded match. */
  readonly moves: number;
  /** The move that best shows what the game is, which cards and the gallery show; `game.json` names it. */
  readonly tellingMove: number;
  /** Whether the published site leaves the game out. */
  readonly isDraft: boolean;
}

/** The games of a folder by their ids; one with problems is left out, and reported elsewhere. */
export function readGames(folder: string): ReadonlyMap<string, PlacedGame> {
  return new Map(
    listGameIds(folder).flatMap((id): [string, PlacedGame][] => {
      const { facts, moves } = readGameFolder(path.join(folder, id), id);
      if (!facts) return [];
      const tellingMove = Math.min(facts.picture ?? Math.ceil(moves * 0.6), moves);
      const page = path.join(folder, id, "index.mdx");
      return [[id, { facts, moves, tellingMove, isDraft: isDraft(page) }]];
    }),
  );
}

/** Everything that is wrong with a game's folder; `file` is its path relative to the repository. */
export function checkGameFolder(folder: string, file: string): Problem[] {
  const { problems } = readGameFolder(folder, file);
  const sources = GAME_FILES.filter((name) => existsSync(path.join(folder, name)));
  return [
    ...problems,
    ...sources.flatMap((name) => sourceProblems(folder, name, path.posix.join(file, name))),
  ];
}
