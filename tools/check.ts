/**
 * Runs checks by their names, and all of `npm test` but the browser without a name.
 *
 *     npm run check
 *     npm run check content prose
 *     npm run check -- content --watch
 *     npm run check prose docs/GLOSSARY.md
 */
import { formatProblem } from "../src/shared/problem";
import { CHECKS, type Check } from "./check/checks";
import { fail, runProgram } from "./runProgram";
import { unknownName } from "./unknownName";

const names = Object.keys(CHECKS);
const isName = (text: string): text is keyof typeof CHECKS => names.includes(text);

const words = process.argv.slice(2);
const end = words.findIndex((word) => !isName(word));
const named = words.slice(0, end < 0 ? words.length : end).filter(isName);
const rest = end < 0 ? [] : words.slice(end);

async function run([program, ...args]: Check): Promise<boolean> {
  return (await runProgram(program, args)).ok;
}

if (words.length === 0) {
  process.exitCode = (await run(["tsx/dist/cli.mjs", "tools/test.ts", "--static"])) ? 0 : 1;
} else if (named.length === 0 || (named.length > 1 && rest.length > 0)) {
  const [name = ""] = rest;
  fail(formatProblem(unknownName("npm run check", "check", { name, valid: names })));
} else {
  for (const name of named) {
    if (!(await run([...CHECKS[name], ...rest]))) process.exitCode = 1;
  }
}
