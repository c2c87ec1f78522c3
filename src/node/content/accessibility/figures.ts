import { z } from "zod";

/** A rule whose open questions were answered, and the answer. */
const answerSchema = z.strictObject({ rule: z.string(), reason: z.string() });

/** The results of the last `npm run make accessibility`, in `content/accessibility/figures.json`. */
export const accessibilityFiguresSchema = z.strictObject({
  /** The day of the run, as YYYY-MM-DD. */
  date: z.iso.date(),
  axe: z.strictObject({
    version: z.string(),
    /** Number of pages. */
    pages: z.int().min(1),
    /** Number of runs on them, across all themes and widths. */
    runs: z.int().min(1),
    themes: z.array(z.string()).min(1),
    /** CSS px, ascending. */
    widths: z.array(z.int()).min(1),
    /** Number of runs on open dialogs, menus, editors and games. */
    states: z.int(),
    /** Whether the options that are off by default were checked, on a preview that has them on. */
    preview: z.boolean(),
    /** Number of different rules that found something to look at. */
    rules: z.int().min(1),
    violations: z.int(),
    /** Number of places that axe could not judge and nobody has reviewed. */
    unreviewed: z.int(),
    /** What axe could not judge, and what the answer is. */
    answers: z.array(answerSchema),
    /** The rules that the toolkit's interface breaks in its frames. */
    toolkit: z.array(answerSchema),
  }),
  html: z.strictObject({ validator: z.string(), files: z.int().min(1), errors: z.int() }),
  keyboard: z.strictObject({
    tasks: z.array(z.string()).min(1),
    /** CSS px, ascending. */
    widths: z.array(z.int()).min(1),
  }),
});

export type AccessibilityFigures = z.infer<typeof accessibilityFiguresSchema>;

/** Parts of a sentence: "a", "a and b", "a, b and c". */
const enumerate = (parts: readonly (string | number)[]): string =>
  new Intl.ListFormat("en-GB").format(parts.map(String));

function listAnswers(answers: readonly z.infer<typeof answerSchema>[]): string[] {
  return answers.map(({ rule, reason }) => `- \`${rule}\`: ${reason}`);
}

/** "November 12, 2026" for 2026-11-12. */
export function writeDate(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** The figures as Markdown: their day, a table, and the list of answers. */
export function renderFigures({ date, axe, html, keyboard }: AccessibilityFigures): string {
  const rows: readonly (readonly [string, string | number])[] = [
    ["Pages checked with axe", axe.pages],
    ["Themes", enumerate(axe.themes)],
    ["Widths", `${enumerate(axe.widths)} px`],
    ["Runs on pages", axe.runs],
    ["Runs on open menus, dialogs, editors and games", axe.states],
    ["Options that are off by default", axe.preview ? "checked" : "not checked"],
    ["Rules that applied", `${String(axe.rules)} of axe ${axe.version}`],
    ["Violations", axe.violations],
    ["Open questions of axe without an answer", axe.unreviewed],
    ["Open questions with one", `${String(axe.answers.length)} kinds, below`],
    ["HTML files validated", `${String(html.files)}, with ${html.validator}`],
    ["Errors in them", html.errors],
    [
      "Tasks done by keyboard alone",
      `${String(keyboard.tasks.length)}: ${enumerate(keyboard.tasks)}`,
    ],
    ["Widths of the tasks", `${enumerate(keyboard.widths)} px`],
  ];
  return [
    `On ${writeDate(date)}, the accessibility tests ran on all ${String(axe.pages)} pages that the site had then. ` +
      "They saw this:",
    "",
    "|  |  |",
    "| --- | --- |",
    ...rows.map(([name, value]) => `| ${name} | ${String(value)} |`),
    "",
    "Where axe cannot decide, it asks. These are the questions and the answers:",
    "",
    ...listAnswers(axe.answers),
    "",
    "In the frames that show the toolkit's interface it also finds what this site cannot fix:",
    "",
    ...listAnswers(axe.toolkit),
  ].join("\n");
}
