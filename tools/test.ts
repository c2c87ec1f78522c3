/**
 * Runs the checks and ends with the line `N passed, N failed, N skipped`.
 *
 *     npm test                          # what every change runs
 *     npm run test:full                 # everything
 *     npm run test:full -- --strict     # runs no failed test a second time
 *     npm run test:full -- --shard=1/4  # a quarter of it
 *     npm run check                     # npm test without the browser
 */
import { appendFileSync, mkdirSync } from "node:fs";
import { parseOptions } from "./parseOptions";
import { ROOT } from "./runProgram";
import { readTreeState, recordRun } from "./test/greenRun";
import { runSteps } from "./test/runSteps";
import { listSteps, RESULTS, type Selection } from "./test/steps";
import { formatSummary, sumUp } from "./test/summary";

/** Steps that run at once: most of them keep one core busy. */
const LANES = 2;

function parseShard(text: string): Selection["shard"] {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(`--shard is "${text}". Write the part and how many there are, such as 1/4.`);
}

function readSelection(): Selection {
  const { values } = parseOptions({
    options: {
      full: { type: "boolean", default: false },
      static: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      shard: { type: "string" },
    },
  });
  if (values.shard !== undefined && !values.full)
    throw new Error("--shard divides npm run test:full only.");
  return {
    tier: values.full ? "full" : values.static ? "static" : "core",
    strict: values.strict,
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
  };
}

const selection = readSelection();
// Must not reach any file of a build; `tests/built/html.test.ts` searches for it.
process.env["CANARY_SECRET"] = `canary-${"x".repeat(24)}`;
mkdirSync(RESULTS, { recursive: true });
const tree = readTreeState(ROOT);
const start = performance.now();
const steps = await runSteps(listSteps(selection), {
  lanes: LANES,
  print: (line) => console.log(line),
});
const summary = formatSummary(steps);
console.log(summary);
// The page that GitHub shows of a run.
const summaryPage = process.env["GITHUB_STEP_SUMMARY"];
if (summaryPage) appendFileSync(summaryPage, `\`\`\`\n${summary}\n\`\`\`\n`);
// A partial run says nothing about the commit.
if (selection.tier !== "static" && !selection.shard) {
  const seconds = Math.round((performance.now() - start) / 1000);
  recordRun(RESULTS, { tier: selection.tier, tree, steps, seconds });
}
process.exitCode = sumUp(steps).failed > 0 ? 1 : 0;
