/** `npm run report:faults`: what was injected, what happened before and now, as tables in Markdown. */
import { formatProblems } from "../src/lib/problem";
import { findTests, readCases, type CaseGroup, type FaultCase } from "./faults/readCases";

const { groups, problems } = readCases(process.cwd());
const tests = findTests(process.cwd());

/** Text as it may stand in a cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The tests of a case: the titles in each file. */
function listTests(id: string): string {
  const files = new Map<string, string[]>();
  for (const { file, title } of tests.get(id) ?? []) {
    files.set(file, [...(files.get(file) ?? []), title]);
  }
  return [...files].map(([file, titles]) => `\`${file}\`: ${titles.join("; ")}`).join(" · ");
}

function line([id, { fault, row, before, now, notRun }]: [string, FaultCase]): string {
  const how = notRun === undefined ? listTests(id) : `not run: ${notRun}`;
  return `| ${[id, fault ?? row ?? "", before ?? "", now ?? "", how].map(cell).join(" | ")} |`;
}

function countRun({ cases }: CaseGroup): string {
  const notRun = [...cases.values()].filter((each) => each.notRun !== undefined).length;
  return `${String(cases.size - notRun)} hold, ${String(notRun)} not run`;
}

for (const group of groups) {
  console.log(`## ${group.title}\n\n${countRun(group)}\n`);
  console.log(
    "| Case | Fault or row | Before | Now | Test, or why not |\n| --- | --- | --- | --- | --- |",
  );
  console.log(`${[...group.cases].map(line).join("\n")}\n`);
}
const all = groups.flatMap((group) => [...group.cases.values()]);
const notRun = all.filter((each) => each.notRun !== undefined).length;
console.log(
  `In all ${String(all.length)} cases: ${String(all.length - notRun)} hold, ${String(notRun)} not run.`,
);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
