import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import type { Problem } from "../../../shared/problem";
import {
  GAME_FILES,
  type GameFile,
  type GamePlaces,
  type GameTexts,
} from "../../../shared/contracts/gameSource";
import { findFences, type Fence } from "../fields/fences";
import { readYaml } from "../fields/readYaml";
import { applyChange } from "./applyChange";

/** A step of the tutorial, or a challenge, as its page in the folder of its course says it. */
export interface TutorialStep {
  readonly slug: string;
  readonly title: string;
  /** What the step is about, in a sentence. */
  readonly description: string;
  readonly chapter: string;
  /** From 1. */
  readonly order: number;
  /** The files that the reader begins with: those that the page holds, or where the step before ended. */
  readonly start: GameTexts;
  readonly solution: GameTexts;
  /** The lines of the start after which the solution changes it. */
  readonly places: GamePlaces;
  /** Answers that are right and unlike the solution. */
  readonly answers: readonly GameTexts[];
  /** Answers that are wrong but plausible. */
  readonly mistakes: readonly Mistake[];
  /** The goals as TypeScript. */
  readonly goals: string;
  /** What holds when each goal is met, in order. */
  readonly goalTitles: readonly string[];
}

/** An answer that is wrong but plausible, and what the goals say of it. */
export interface Mistake {
  readonly files: GameTexts;
  /** Part of the message of a goal that it does not meet. */
  readonly says: string;
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

/** The attribute of a fence that holds a file to begin with, and names it. */
export const START_FILE = "start";

/** The attribute of a fence with a right answer: the file of the solution that it changes. */
export const ANSWER = "answer";

/** The attributes of a fence with a wrong answer: the file that it changes, and what a goal says of it. */
export const MISTAKE = "mistake";
const SAYS = "says";

/** The flag of a fence with an answer that changes what the step begins with, not its solution. */
const UNSOLVED = "unsolved";

/** Whether a fence holds the goals of a step. */
export const isGoals = ({ language, meta }: Pick<Fence, "language" | "meta">): boolean =>
  language === "ts" && meta.flags.includes("goals");

/** The files that a step begins and ends with. */
type StepTexts = Pick<TutorialStep, "start" | "solution">;

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
  const text = readText(path.join(folder, name));
  const file = `content/${path.basename(folder)}/${name}`;
  const [, frontMatter = ""] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const fields = (readYaml(frontMatter, file).data ?? {}) as Readonly<
    Record<string, string | number | undefined>
  >;
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

/** The file that a fence is about, or the problem that there is no such file. */
function fileOf(fence: Fence, attribute: string, file: string): GameFile | Problem | undefined {
  const name = fence.meta.attributes[attribute];
  if (name === undefined || isGameFile(name)) return name;
  const what = `the fence is about "${name}", which is no file of the game.`;
  const fix = `write ${attribute}="game.ts" or another of them.`;
  return { file, line: fence.line - 1, what, valid: GAME_FILES, fix };
}

/** The files that a page begins with: its own, on top of those of the folder; without any, those of the step before. */
function startOf({ file, fences }: StepPage, folder: GameTexts, before: GameTexts) {
  const problems: Problem[] = [];
  let own: GameTexts | undefined;
  for (const fence of fences) {
    const name = fileOf(fence, START_FILE, file);
    if (typeof name === "object") problems.push(name);
    else if (name !== undefined) own = { ...(own ?? folder), [name]: `${fence.code}\n` };
  }
  return { start: own ?? before, problems };
}

/** The file that a fence changes, and what becomes of it, or why nothing does. */
function changeOf(fence: Fence, attribute: string, file: string, texts: GameTexts) {
  const name = fileOf(fence, attribute, file);
  if (name === undefined || typeof name === "object") return name;
  const applied = applyChange(texts[name], fence.code);
  if ("text" in applied) return { ...applied, name };
  return { file, ...applied, line: fence.line + applied.line - 1 };
}

/** Applies the changes of a page; what cannot be applied is left out, and a problem. */
function applyFences(
  { file, fences }: StepPage,
  start: GameTexts,
): Pick<TutorialStep, "solution" | "places"> & { readonly problems: readonly Problem[] } {
  let solution = start;
  let places: GamePlaces = { "game.ts": [], "ui.tsx": [], "style.css": [] };
  const problems: Problem[] = [];
  for (const fence of fences) {
    const change = changeOf(fence, CHANGE, file, solution);
    if (change === undefined) continue;
    if ("what" in change) problems.push(change);
    else {
      solution = { ...solution, [change.name]: change.text };
      places = { ...places, [change.name]: change.places };
    }
  }
  return { solution, places, problems };
}

/** The answers of a page, right or wrong: each is a change of the solution, or of what the page begins with. */
function readAnswers({ file, fences }: StepPage, attribute: string, texts: StepTexts) {
  const answers: { readonly fence: Fence; readonly files: GameTexts }[] = [];
  const problems: Problem[] = [];
  for (const fence of fences) {
    const from = fence.meta.flags.includes(UNSOLVED) ? texts.start : texts.solution;
    const change = changeOf(fence, attribute, file, from);
    if (change === undefined) continue;
    if ("what" in change) problems.push(change);
    else answers.push({ fence, files: { ...from, [change.name]: change.text } });
  }
  return { answers, problems };
}

/** The right and the wrong answers of a page; a wrong one says what a goal says of it. */
function readAllAnswers(page: StepPage, texts: StepTexts) {
  const right = readAnswers(page, ANSWER, texts);
  const wrong = readAnswers(page, MISTAKE, texts);
  const problems = [...right.problems, ...wrong.problems];
  const mistakes = wrong.answers.map(({ fence, files }): Mistake => {
    const says = fence.meta.attributes[SAYS] ?? "";
    if (says === "") {
      const what = "the mistake does not say what a goal says of it.";
      const fix = `add ${SAYS}="…" with part of the message.`;
      problems.push({ file: page.file, line: fence.line - 1, what, fix });
    }
    return { files, says };
  });
  return { answers: right.answers.map(({ files }) => files), mistakes, problems };
}

/** The sentences of goals, from `goal("…", …)`; Prettier puts one that holds `"` between single quotes. */
function listGoalTitles(goals: string): string[] {
  return [...goals.matchAll(/^goal\(\s*(?:("(?:[^"\\\n]|\\.)*")|'([^'\\\n]*)')/gm)].map(
    ([, literal, single = ""]) =>
      literal === undefined ? single : (JSON.parse(literal) as string),
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
 * Reads the tutorial or the challenges in a folder, in their order. A step begins with the files that the one
 * before it ends with, unless it has its own.
 */
export function readTutorial(folder: string): Tutorial {
  if (!existsSync(path.join(folder, START))) return { steps: [], problems: [] };
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith(".mdx") && name !== "index.mdx")
    .map((name) => readPage(folder, name))
    .sort((one, other) => one.order - other.order);
  const read = (name: GameFile): string => readText(path.join(folder, START, name));
  const files: GameTexts = {
    "game.ts": read("game.ts"),
    "ui.tsx": read("ui.tsx"),
    "style.css": read("style.css"),
  };
  let end = files;
  const steps: TutorialStep[] = [];
  const problems: Problem[] = [];
  for (const [index, page] of pages.entries()) {
    const { start, problems: faults } = startOf(page, files, end);
    const applied = applyFences(page, start);
    const { solution, places } = applied;
    const given = readAllAnswers(page, { start, solution });
    problems.push(...checkPage(page, index + 1), ...faults, ...applied.problems, ...given.problems);
    const goals = page.fences.find(isGoals)?.code ?? "";
    const { slug, title, description, chapter, order } = page;
    const { answers, mistakes } = given;
    const goalTitles = listGoalTitles(goals);
    const texts = { slug, title, description, chapter, order };
    steps.push({ ...texts, start, solution, places, answers, mistakes, goals, goalTitles });
    end = solution;
  }
  return { steps, problems };
}
