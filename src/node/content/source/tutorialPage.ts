import { isChecked, isTyped } from "../code/fenceMeta";
import { findFences, type Fence } from "../fields/fences";
import { editLines, type LineEdit, type TracedText } from "../fields/tracedText";
import { ANSWER, CHANGE, isGoals, MISTAKE, START_FILE } from "../tutorial/readTutorial";
import type { IslandProps } from "../../../shared/contracts/islandProps";
import { isCourse, type Course } from "../../../shared/contracts/tutorialStep";
import type { ContentLists } from "./contentLists";
import { stepPictureName } from "./stepPictures";

const STEP_PAGE = /^([a-z]+)\/(?!index\.mdx$)([a-z0-9-]+)\.mdx$/;

interface StepPage {
  readonly course: Course;
  readonly slug: string;
}

/** The step of a course whose page a content file is, by its path in the content folder. */
export function stepOfPage(relativePath: string): StepPage | undefined {
  const [, course, slug = ""] = STEP_PAGE.exec(relativePath) ?? [];
  return isCourse(course) ? { course, slug } : undefined;
}

/** The lines of a fence with its first and last one. */
const linesOf = ({ code, line }: Fence) => ({
  line: line - 1,
  count: code.split("\n").length + 2,
});

/** The tool of the step, before what comes last. */
const placeTool = ({ course, slug }: StepPage, line: number): LineEdit => ({
  line,
  count: 0,
  text: `<TutorialStep course="${course}" step="${slug}" />\n`,
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
  // Lines without text have a sign too, which HTML would end with a space.
  const blocks = changes.map(
    ({ code, meta }) =>
      `\`\`\`diff title="${meta.attributes[CHANGE] ?? ""}"\n${code.replace(/ +$/gm, "")}\n\`\`\`\n`,
  );
  return `\n<Solution>\n\n${blocks.join("\n")}\n</Solution>\n`;
}

function completeStep(page: TracedText, step: StepPage): TracedText {
  const fences = findFences(page.text);
  const changes = fences.filter(({ meta }) => meta.attributes[CHANGE] !== undefined);
  const firstHint = page.text.split("\n").findIndex((line) => line.startsWith("<Hint>")) + 1;
  const parts = [firstHint, ...changes.map((fence) => linesOf(fence).line)].filter(
    (line) => line > 0,
  );
  const end = parts.length === 0 ? page.origins.length + 1 : Math.min(...parts);
  const isHidden = ({ meta }: Fence): boolean =>
    [CHANGE, START_FILE, ANSWER, MISTAKE].some((name) => meta.attributes[name] !== undefined);
  const edits = fences.flatMap((fence) => showFence(fence, isHidden(fence)) ?? []);
  const inOrder = [placeTool(step, end), ...edits].sort((one, other) => one.line - other.line);
  if (changes.length === 0) return editLines(page, inOrder);
  const last = { line: page.origins.length + 1, count: 0, text: writeSolution(changes) };
  return editLines(page, [...inOrder, last]);
}

/**
 * The MDX of a step of a course as readers get it: the goals become its tool, before the hints, and its
 * changes the solution, which comes last and is folded. Other pages stay as they are.
 */
export function completeTutorialPage(page: TracedText, relativePath: string): TracedText {
  const step = stepOfPage(relativePath);
  return step ? completeStep(page, step) : page;
}

/** What a step is called where its number is said. */
const NOUNS: Readonly<Record<Course, string>> = { tutorial: "Step", challenges: "Challenge" };

type Attributes = Readonly<Record<string, string>>;

/** The steps of the course that a component names; throws an Error if there is none. */
function stepsOf({ course }: Attributes, { steps }: ContentLists) {
  if (!isCourse(course)) throw new Error(`there is no course "${course ?? ""}".`);
  return { course, steps: steps(course) };
}

/** The props of `<TutorialStep course="…" step="…" />`. Throws an Error that says what is wrong. */
export function tutorialStepProps(
  attributes: Attributes,
  lists: ContentLists,
): IslandProps["TutorialStep"] {
  const { course, steps } = stepsOf(attributes, lists);
  const { step = "" } = attributes;
  const found = steps.find(({ slug }) => slug === step);
  if (!found) throw new Error(`the course "${course}" has no step "${step}".`);
  const { title, chapter, order, goalTitles } = found;
  const [previous, next] = [steps[order - 2], steps[order]];
  const picture = stepPictureName({ course, slug: step });
  const drawn = lists.stepPictures()[picture];
  return {
    course,
    step,
    title,
    place: `${NOUNS[course]} ${String(order)} of ${String(steps.length)} · ${chapter}`,
    goals: goalTitles,
    ...(previous && { previous: previous.slug }),
    ...(next && { next: next.slug }),
    ...(drawn && { picture: { name: picture, alt: drawn.alt } }),
  };
}

/** The props of `<TutorialProgress course="…" />`. */
export function tutorialProgressProps(
  attributes: Attributes,
  lists: ContentLists,
): IslandProps["TutorialProgress"] {
  const { course, steps } = stepsOf(attributes, lists);
  return { course, steps: steps.map(({ slug, title }) => ({ slug, title })) };
}

/** The props of `<TutorialSteps course="…" />`. */
export function tutorialStepsProps(
  attributes: Attributes,
  lists: ContentLists,
): IslandProps["TutorialSteps"] {
  const { course, steps } = stepsOf(attributes, lists);
  const listed = steps.map(({ slug, title, description, chapter }) => ({
    slug,
    title,
    description,
    chapter,
  }));
  return { course, steps: listed };
}
