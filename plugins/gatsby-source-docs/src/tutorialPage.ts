import path from "node:path";
import { isChecked, isTyped } from "../../../src/build/code/fenceMeta";
import { findFences, type Fence } from "../../../src/build/content/fences";
import { editLines, type LineEdit, type TracedText } from "../../../src/build/content/tracedText";
import { CHANGE, isGoals, readTutorial } from "../../../src/build/tutorial/readTutorial";

const STEP_PAGE = /^tutorial\/(?!index\.mdx$)([a-z0-9-]+)\.mdx$/;

/** The slug of the tutorial's step whose page a content file is, by its path in the content folder. */
export function stepOfPage(relativePath: string): string | undefined {
  return STEP_PAGE.exec(relativePath)?.[1];
}

/** The lines of a fence with its first and last one. */
const linesOf = ({ code, line }: Fence) => ({
  line: line - 1,
  count: code.split("\n").length + 2,
});

/** The tool of the step, before what comes last. */
const placeTool = (slug: string, line: number): LineEdit => ({
  line,
  count: 0,
  text: `<TutorialStep step="${slug}" />\n`,
});

/** A fence as the page shows it where it is: not at all, or without the check that the solution makes. */
function showFence(fence: Fence, isHidden: boolean): LineEdit | undefined {
  if (isHidden || isGoals(fence)) return { ...linesOf(fence), text: "" };
  if (!isTyped(fence) || !isChecked(fence)) return undefined;
  // A part of the game's code; the solution, which holds it, is compiled and run.
  const nocheck = 'nocheck="a part of the game that the solution holds"';
  return { line: fence.line - 1, count: 1, text: `\`\`\`${fence.language} ${nocheck}` };
}

/** The changes of a step, which are its solution. */
function writeSolution(changes: readonly Fence[]): string {
  const blocks = changes.map(
    ({ code, meta }) => `\`\`\`diff title="${meta.attributes[CHANGE] ?? ""}"\n${code}\n\`\`\`\n`,
  );
  return `\n<Solution>\n\n${blocks.join("\n")}\n</Solution>\n`;
}

function completeStep(page: TracedText, slug: string): TracedText {
  const fences = findFences(page.text);
  const changes = fences.filter(({ meta }) => meta.attributes[CHANGE] !== undefined);
  const firstHint = page.text.split("\n").findIndex((line) => line.startsWith("<Hint>")) + 1;
  const parts = [firstHint, ...changes.map((fence) => linesOf(fence).line)].filter(
    (line) => line > 0,
  );
  const end = parts.length === 0 ? page.origins.length + 1 : Math.min(...parts);
  const edits = fences.flatMap((fence) => showFence(fence, changes.includes(fence)) ?? []);
  const inOrder = [placeTool(slug, end), ...edits].sort((one, other) => one.line - other.line);
  if (changes.length === 0) return editLines(page, inOrder);
  const last = { line: page.origins.length + 1, count: 0, text: writeSolution(changes) };
  return editLines(page, [...inOrder, last]);
}

/**
 * The MDX of a step of the tutorial as readers get it: the goals become its tool, before the hints, and its
 * changes the solution, which comes last and is folded. Other pages stay as they are.
 */
export function completeTutorialPage(page: TracedText, relativePath: string): TracedText {
  const slug = stepOfPage(relativePath);
  return slug === undefined ? page : completeStep(page, slug);
}

/** The props of `<TutorialStep step="…" />`. Throws an Error that says what is wrong. */
export function tutorialStepProps(
  { step = "" }: Readonly<Record<string, string>>,
  contentPath: string,
): Readonly<Record<string, string>> {
  const { steps } = readTutorial(path.join(contentPath, "tutorial"));
  const found = steps.find(({ slug }) => slug === step);
  if (!found) throw new Error(`there is no step "${step}" of the tutorial.`);
  const { title, chapter, order, goalTitles } = found;
  const [previous, next] = [steps[order - 2], steps[order]];
  return {
    step,
    title,
    place: `Step ${String(order)} of ${String(steps.length)} · ${chapter}`,
    goals: JSON.stringify(goalTitles),
    ...(previous && { previous: previous.slug }),
    ...(next && { next: next.slug }),
  };
}

/** The props of `<TutorialProgress />`. */
export function tutorialProgressProps(contentPath: string): Readonly<Record<string, string>> {
  const { steps } = readTutorial(path.join(contentPath, "tutorial"));
  return { steps: JSON.stringify(steps.map(({ slug, title }) => ({ slug, title }))) };
}

/** The props of `<TutorialSteps />`. */
export function tutorialStepsProps(contentPath: string): Readonly<Record<string, string>> {
  const { steps } = readTutorial(path.join(contentPath, "tutorial"));
  const listed = steps.map(({ slug, title, description, chapter }) => ({
    slug,
    title,
    description,
    chapter,
  }));
  return { steps: JSON.stringify(listed) };
}
