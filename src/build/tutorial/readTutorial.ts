import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../shared/problem";
import {
  GAME_FILES,
  type GameFile,
  type GamePlaces,
  type GameTexts,
} from "../../shared/contracts/gameSource";
import { findFences, type Fence } from "../content/fences";
import { readYaml } from "../content/readYaml";
import { applyChange } from "./applyChange";

/** A step of the tutorial, as its page in `content/tutorial` says it. */
export interface TutorialStep {
  readonly slug: string;
  readonly title: string;
  /** What the step is about, in a sentence. */
  readonly description: string;
  readonly chapter: string;
  /** From 1. */
  readonly order: number;
  /** The files that the reader begins with: where the step before ended. */
  readonly start: GameTexts;
  readonly solution: GameTexts;
  /** The lines of the start after which the solution changes it. */
  readonly places: GamePlaces;
  /** The goals as TypeScript. */
  readonly goals: string;
  /** What holds when each goal is met, in order. */
  readonly goalTitles: readonly string[];
}

interface Tutorial {
  readonly steps: readonly TutorialStep[];
  readonly problems: readonly Problem[];
}

/** The folder with the files that the first step begins with. */
const START = "start";

const isGameFile = (name: string): name is GameFile => GAME_FILES.some((file) => file === name);

/** The attribute of a fence that holds a change, and names its file. */
export const CHANGE = "change";

/** Whether a fence holds the goals of a step. */
export const isGoals = ({ language, meta }: Pick<Fence, "language" | "meta">): boolean =>
  language === "ts" && meta.flags.includes("goals");

/** A page of the tutorial, before its change is applied. */
interface StepPage {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly chapter: string;
  readonly order: number;
  readonly fences: readonly Fence[];
}

function readPage(folder: string, name: string): StepPage {
  const text = readFileSync(path.join(folder, name), "utf8");
  const file = `content/tutorial/${name}`;
  const [, frontMatter = ""] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const fields = (readYaml(frontMatter, file).data ?? {}) as Readonly<Record<string, unknown>>;
  return {
    slug: name.replace(/\.mdx$/, ""),
    file,
    title: String(fields["title"]),
    description: String(fields["description"]),
    chapter: String(fields["chapter"] ?? ""),
    order: Number(fields["order"]),
    fences: findFences(text),
  };
}

/** Applies the changes of a page; what cannot be applied is left out, and a problem. */
function applyFences(
  { file, fences }: StepPage,
  start: GameTexts,
): Pick<TutorialStep, "solution" | "places"> & { readonly problems: readonly Problem[] } {
  let solution = start;
  let places: GamePlaces = { "game.ts": [], "ui.tsx": [], "style.css": [] };
  const problems: Problem[] = [];
  for (const { meta, code, line } of fences) {
    const name = meta.attributes[CHANGE];
    if (name === undefined) continue;
    if (!isGameFile(name)) {
      const what = `the change is of "${name}", which is no file of the game.`;
      const fix = `write ${CHANGE}="game.ts" or another of them.`;
      problems.push({ file, line: line - 1, what, valid: GAME_FILES, fix });
      continue;
    }
    const applied = applyChange(solution[name], code);
    if ("what" in applied) problems.push({ file, ...applied, line: line + applied.line - 1 });
    else {
      solution = { ...solution, [name]: applied.text };
      places = { ...places, [name]: applied.places };
    }
  }
  return { solution, places, problems };
}

/** The sentences of goals, from `goal("…", …)`. */
function listGoalTitles(goals: string): string[] {
  return [...goals.matchAll(/^goal\(\s*("(?:[^"\\\n]|\\.)*")/gm)].map(
    ([, literal = '""']) => JSON.parse(literal) as string,
  );
}

function checkPage({ file, chapter, order, fences }: StepPage, expected: number): Problem[] {
  const problems: Problem[] = [];
  const count = fences.filter(isGoals).length;
  if (count > 1)
    problems.push({ file, what: "the step has two fences of goals.", fix: "write one." });
  if (chapter === "") {
    const fix = "add `chapter: …` to the front matter.";
    problems.push({ file, what: "the step is in no chapter.", fix });
  }
  if (order !== expected) {
    const what = `the step has the order ${String(order)}, and ${String(expected)} is next.`;
    problems.push({ file, what, fix: "number the steps from 1, without gaps." });
  }
  return problems;
}

/**
 * Reads the tutorial in a folder, in the order of its steps. Each step begins with the files that the one
 * before it ends with.
 */
export function readTutorial(folder: string): Tutorial {
  if (!existsSync(path.join(folder, START))) return { steps: [], problems: [] };
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith(".mdx") && name !== "index.mdx")
    .map((name) => readPage(folder, name))
    .sort((one, other) => one.order - other.order);
  const read = (name: GameFile): string => readFileSync(path.join(folder, START, name), "utf8");
  let start: GameTexts = {
    "game.ts": read("game.ts"),
    "ui.tsx": read("ui.tsx"),
    "style.css": read("style.css"),
  };
  const steps: TutorialStep[] = [];
  const problems: Problem[] = [];
  for (const [index, page] of pages.entries()) {
    const applied = applyFences(page, start);
    problems.push(...checkPage(page, index + 1), ...applied.problems);
    const goals = page.fences.find(isGoals)?.code ?? "";
    const { slug, title, description, chapter, order } = page;
    const { solution, places } = applied;
    const goalTitles = listGoalTitles(goals);
    const texts = { slug, title, description, chapter, order };
    steps.push({ ...texts, start, solution, places, goals, goalTitles });
    start = solution;
  }
  return { steps, problems };
}
