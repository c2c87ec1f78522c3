import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatProblem, type Problem } from "../../src/shared/problem";
import { formatFor } from "../writeJson";

/** Texts of files, by their path in the project. */
type Files = Readonly<Record<string, string>>;

/** Everything that one call creates, before anything is written. */
export interface Plan {
  readonly made: Files;
  /** Files that already exist, with their new text. */
  readonly changed: Files;
  /** What the author does next, in order: a command with a comment, or a sentence. */
  readonly steps: readonly string[];
}

/** A kind of page that `npm run new` makes. To add one, add an entry to `KINDS`. */
export interface Kind {
  /** What follows the name of the kind on the command line. */
  readonly usage: string;
  /** Plans the page for the words after the kind. Throws a `Refusal`. */
  readonly plan: (root: string, words: string) => Plan;
}

/** Says why nothing is created: what is wrong, the valid values, and the fix. */
export class Refusal extends Error {
  constructor(problem: Problem) {
    super(formatProblem(problem));
  }
}

const removing = (file: string) => (): void => rmSync(file, { recursive: true, force: true });

/** Writes all files of a plan, or none: when one cannot be written, the others are rolled back. */
export async function writePlan(root: string, { made, changed }: Plan): Promise<void> {
  const undo: (() => void)[] = [];
  const texts = await Promise.all(
    Object.entries({ ...made, ...changed }).map(async ([name, text]) => {
      const file = path.join(root, name);
      // Pages keep their author's line breaks.
      const formatted = name.endsWith(".mdx") ? text : await formatFor(file, text);
      return { name, file, text: formatted };
    }),
  );
  try {
    for (const { name, file, text } of texts) {
      if (name in changed) {
        const before = readFileSync(file);
        undo.push(() => writeFileSync(file, before));
        writeFileSync(file, text);
        continue;
      }
      const folder = mkdirSync(path.dirname(file), { recursive: true });
      if (folder !== undefined) undo.push(removing(folder));
      writeFileSync(file, text, { flag: "wx" });
      undo.push(removing(file));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

/** What the author reads after a plan is written. */
export function formatPlan({ made, changed, steps }: Plan): string {
  const list = (title: string, files: Files): string[] => {
    const names = Object.keys(files);
    return names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`), ""];
  };
  return [
    ...list("Made:", made),
    ...list("Changed:", changed),
    "Next:",
    ...steps.map((step, index) => `  ${String(index + 1)}. ${step}`),
  ].join("\n");
}
