/**
 * Checks everything authors write, as the build does, without a build. Exit code 1 on problems. Anything
 * unchanged since the last run is not checked again.
 *
 *     npm run check content                      # once
 *     npm run check -- content --watch           # again after every edit, with the samples
 *     npm run check -- content --watch --json    # a line of JSON each time, for npm run dev
 */
import { constants, setPriority } from "node:os";
import type { ProblemReport } from "../../src/shared/authorProblem";
import { formatProblems, type Problem } from "../../src/shared/problem";
import { checkAll, watchContent } from "./contentWatch";
import { parseOptions } from "../parseOptions";

function print(problems: readonly Problem[]): void {
  if (problems.length > 0) console.error(formatProblems(problems));
  else console.log("The content is in order.");
}

const { values } = parseOptions({
  options: {
    watch: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const root = process.cwd();
if (!values.watch) {
  const problems = await checkAll(root);
  print(problems);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (values.json) {
  // The author is waiting for the page, not for this.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // The development server holds the other end: without it nobody reads the output.
  process.stdin.on("end", () => process.exit()).resume();
  watchContent(root, (problems) =>
    console.log(JSON.stringify({ problems } satisfies ProblemReport)),
  );
} else watchContent(root, print);
