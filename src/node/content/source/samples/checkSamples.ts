import path from "node:path";
import type * as TypeScript from "typescript";
import { formatProblem, type Problem } from "../../../../shared/problem";
import type { CompletePage } from "../completePage";
import { listSamples, type Sample } from "./sampleFiles";
import { readPreludes } from "./samplePlace";
import { createSampleCompiler } from "./sampleProgram";

interface SampleCheck {
  readonly problems: readonly Problem[];
  /** How many samples were compiled. */
  readonly compiled: number;
  /** How many samples opt out. */
  readonly unchecked: number;
}

/** The error with its line in the page, not in the text that the compiler saw. */
function toProblem(
  ts: typeof TypeScript,
  diagnostic: TypeScript.Diagnostic,
  samples: readonly Sample[],
  root: string,
): Problem {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
  const what = `TS${String(diagnostic.code)} ${message}`;
  const { file, start = 0 } = diagnostic;
  const sample = samples.find(({ name }) => name === file?.fileName);
  if (!sample || !file) {
    return { file: file === undefined ? "content" : path.relative(root, file.fileName), what };
  }
  const lineOf = (at: number): number => file.getLineAndCharacterOfPosition(at).line;
  const at = lineOf(start) - lineOf(sample.codeStart);
  return { file: sample.file, line: sample.lines?.[at] ?? sample.line + at, what };
}

/** TypeScript numbers its syntax errors below this. */
const FIRST_TYPE_ERROR = 2000;

/** The problems, each once: pages that quote a game report its errors again. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/**
 * Whether an error in a game is reported elsewhere: a syntax error by the check of the game, and an error in
 * a file that a sample imports by the sample on the game's page.
 */
function isReported(
  { code, file }: TypeScript.Diagnostic,
  samples: readonly Sample[],
  games: string,
): boolean {
  const sample = samples.find(({ name }) => name === file?.fileName);
  if (!sample) return file?.fileName.startsWith(games) ?? false;
  return code < FIRST_TYPE_ERROR && !sample.file.endsWith(".mdx");
}

/**
 * Prepares compiling the samples of pages of the repository at `root`. The toolkit's declarations are read
 * once, so that a second call for one page takes a fraction of a second.
 */
export function createSampleChecker(
  ts: typeof TypeScript,
  root: string,
): (pages: readonly CompletePage[]) => SampleCheck {
  const contentPath = path.join(root, "content");
  const createProgram = createSampleCompiler(ts, contentPath);
  return (pages) => {
    const preludes = readPreludes(contentPath);
    const lists = pages.map((page) => ({ page, ...listSamples(page, root, preludes) }));
    const samples = lists.flatMap((list) => list.samples);
    const program = createProgram(samples);
    return {
      compiled: samples.length,
      unchecked: lists.reduce((sum, list) => sum + list.unchecked, 0),
      problems: distinct([
        ...lists.flatMap(({ page, problems }) => [...page.problems, ...problems]),
        ...ts
          .getPreEmitDiagnostics(program)
          .filter((diagnostic) => !isReported(diagnostic, samples, `${contentPath}/games/`))
          .map((diagnostic) => toProblem(ts, diagnostic, samples, root)),
      ]),
    };
  };
}
