/**
 * `npm run make <name>` generates committed files again; without a name it lists what there is. `npm run make -- --check`
 * names what is missing, old or no longer used, and `npm test` asks for that.
 */
import path from "node:path";
import { formatProblem, formatProblems } from "../src/shared/problem";
import { GENERATORS, type Generator } from "./make/generators";
import { fail, ROOT, runProgram } from "./runProgram";
import { unknownName } from "./unknownName";

function list(): string {
  const width = Math.max(...GENERATORS.map(({ name }) => name.length));
  return GENERATORS.map(
    ({ name, writes, after }) =>
      `${name.padEnd(width)}  ${writes}\n${" ".repeat(width)}    after ${after}`,
  ).join("\n");
}

function find(name: string): Generator {
  const found = GENERATORS.find((generator) => generator.name === name);
  if (found) return found;
  const valid = GENERATORS.map((generator) => generator.name);
  return fail(formatProblem(unknownName("npm run make", "generator", { name, valid })));
}

const [name, ...options] = process.argv.slice(2);
if (name === undefined) console.log(list());
else if (name === "--check") {
  const found = await Promise.all(GENERATORS.map(async ({ findOld }) => findOld?.() ?? []));
  const problems = found.flat();
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else console.log("What is generated is as new as its sources.");
} else {
  const { file } = find(name);
  const { code } = await runProgram("tsx/dist/cli.mjs", [
    path.join(ROOT, "tools/make", file),
    ...options,
  ]);
  process.exitCode = code ?? 1;
}
