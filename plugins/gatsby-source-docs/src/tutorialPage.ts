import path from "node:path";
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

/**
 * The MDX of a tutorial step as readers get it: the goals become the step's tool, before the hints, and the
 * changes the solution, which is folded. Other pages stay as they are.
 */
export function completeTutorialPage(page: TracedText, relativePath: string): TracedText {
  const slug = stepOfPage(relativePath);
  if (slug === undefined) return page;
  const fences = findFences(page.text);
  const changes = fences.filter(({ meta }) => meta.attributes[CHANGE] !== undefined);
  const firstHint = page.text.split("\n").findIndex((line) => line.startsWith("<Hint>")) + 1;
  const ends = [firstHint, ...changes.map((fence) => linesOf(fence).line)].filter(
    (line) => line > 0,
  );
  const end = ends.length === 0 ? page.origins.length + 1 : Math.min(...ends);
  const edits = fences.flatMap((fence): LineEdit[] => {
    if (isGoals(fence)) return [{ ...linesOf(fence), text: "" }];
    if (!changes.includes(fence)) return [];
    const before = fence === changes[0] ? "<Solution>\n\n" : "";
    const after = fence === changes.at(-1) ? "\n\n</Solution>" : "";
    const title = fence.meta.attributes[CHANGE] ?? "";
    const text = `${before}\`\`\`diff title="${title}"\n${fence.code}\n\`\`\`${after}`;
    return [{ ...linesOf(fence), text }];
  });
  const inOrder = [placeTool(slug, end), ...edits].sort((one, other) => one.line - other.line);
  return editLines(page, inOrder);
}

/** The props of `<TutorialStep step="…" />`. Throws an Error that says what is wrong. */
export function tutorialStepProps(
  { step = "" }: Readonly<Record<string, string>>,
  contentPath: string,
): Readonly<Record<string, string>> {
  const { steps } = readTutorial(path.join(contentPath, "tutorial"));
  const found = steps.find(({ slug }) => slug === step);
  if (!found) throw new Error(`there is no step "${step}" of the tutorial.`);
  const { title, goalTitles } = found;
  return { step, title, goals: JSON.stringify(goalTitles) };
}
