import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findFences } from "../../../../src/lib/content/fences";
import { parseGameFacts, type GameFacts } from "../../../../src/lib/games/gameFacts";
import { parseRecording } from "../../../../src/lib/games/recording";
import type { Problem } from "../../../../src/lib/problem";

/** The files every game has; `content/games/README.md` says what stands in each. */
const GAME_FILES = [
  "game.json",
  "game.ts",
  "ui.tsx",
  "style.css",
  "index.mdx",
  "moves.json",
  "game.test.ts",
] as const;

/** The files a reader sees, in this order. */
const SHOWN_FILES = ["game.ts", "ui.tsx", "style.css"] as const;

const GAME_PAGE = /^games\/([a-z0-9-]+)\/index\.mdx$/;

/** The id of the game whose page a content file is, by its path in the content folder. */
export function gameOfPage(relativePath: string): string | undefined {
  return GAME_PAGE.exec(relativePath)?.[1];
}

/** The regions of a source are for quoting parts of it, not for readers of the whole. */
function withoutRegions(source: string): string {
  return source.replace(/^[ \t]*\/\/ (?:region\b.*|endregion)\n/gm, "").trimEnd();
}

function countLines(source: string): number {
  return source.split("\n").filter((line) => line.trim() !== "").length;
}

const LANGUAGES = { ts: "ts", tsx: "tsx", css: "css" } as const;

function toTab(name: (typeof SHOWN_FILES)[number], code: string): string {
  const language = LANGUAGES[name.split(".").pop() as keyof typeof LANGUAGES];
  return `<Tab label="${name}">\n\n\`\`\`\`${language} title="${name}"\n${code}\n\`\`\`\`\n\n</Tab>`;
}

/** The part of a game's page that the site writes: the whole source. MDX, to follow the author's. */
function sourceSection(folder: string): string {
  const files = SHOWN_FILES.map((name) => {
    const file = path.join(folder, name);
    return { name, code: existsSync(file) ? withoutRegions(readFileSync(file, "utf8")) : "" };
  });
  const [rules = 0, looks = 0] = files.map(({ code }) => countLines(code));
  const intro =
    `The whole game: ${String(rules)} lines of rules and ${String(looks)} of looks. ` +
    "The tests of this site compile and play it.";
  const tabs = files.map(({ name, code }) => toTab(name, code)).join("\n");
  return `\n\n## Source\n\n${intro}\n\n<Tabs group="game-source">\n${tabs}\n</Tabs>\n`;
}

/**
 * The MDX of a page: the file's text, and on a game's page the game's source after it. Everything
 * that reads a page reads it here, so that headings, samples and search see the same text.
 */
export function completePage(text: string, absolutePath: string, relativePath: string): string {
  const game = gameOfPage(relativePath);
  if (game === undefined) return text;
  const folder = path.dirname(absolutePath);
  // On the line that ends the front matter's block, so that the author's lines keep their numbers.
  const opened = text.replace(/^(---\n[^]*?\n---\n)\n/, `$1<GamePlayer game="${game}" />\n`);
  return opened.trimEnd() + sourceSection(folder);
}

function readJson(file: string, name: string): { data?: unknown; problems: readonly Problem[] } {
  try {
    return { data: JSON.parse(readFileSync(file, "utf8")), problems: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      problems: [{ file: name, what: `this is no JSON: ${reason}`, fix: "mend the syntax." }],
    };
  }
}

/** What is known of a game, and everything that is wrong with its folder. */
export interface GameFolder {
  readonly facts?: GameFacts;
  /** Moves of the recorded match. */
  readonly moves: number;
  readonly problems: readonly Problem[];
}

function seatProblem(facts: GameFacts, players: number, file: string): Problem[] {
  const { min, max } = facts.players;
  if (players >= min && players <= max) return [];
  const what = `the recorded match has ${String(players)} players; the game is for ${String(min)} to ${String(max)}.`;
  return [{ file, what, fix: "record it again with tools/record-game.ts." }];
}

function fenceProblem(folder: string, name: string, file: string): Problem[] {
  const isSafe = findFences(readFileSync(path.join(folder, name), "utf8")).length === 0;
  if (isSafe) return [];
  return [{ file, what: "the source holds a code fence.", fix: "write it without back-ticks." }];
}

/** Reads and checks a game's folder; `file` is the folder's path relative to the repository. */
export function readGameFolder(folder: string, file: string): GameFolder {
  const missing = GAME_FILES.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) {
    const fix = "write what is missing; content/games/README.md says what stands in each file.";
    const what = `the game has no ${missing.join(", ")}.`;
    return { moves: 0, problems: [{ file, what, valid: GAME_FILES, fix }] };
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
    ...SHOWN_FILES.flatMap((name) => fenceProblem(folder, name, path.posix.join(file, name))),
  ];
  const count = recording?.moves.length ?? 0;
  return { ...(facts && { facts }), moves: count, problems: all };
}
