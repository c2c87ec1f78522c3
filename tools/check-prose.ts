/**
 * Checks the words of the site and of its documents: spelling, the words of `docs/terms.yml`, the length of
 * sentences, and the form of the cookbook's recipes. Exit code 1 on problems. Usage: `npm run check:prose [file …]`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseMdx } from "../src/build/mdx/parseMdx";
import { checkSentences, listSentences } from "../src/build/prose/sentences";
import { checkTerms, parseTerms } from "../src/build/prose/checkTerms";
import { readProse } from "../src/build/prose/proseFile";
import { checkRecipes, listRecipes } from "../src/build/prose/recipes";
import { formatProblems } from "../src/shared/problem";
import { listProseFiles } from "./prose/proseFiles";
import { createSpellingCheck, findUnusedWords } from "./prose/spelling";

const ROOT = path.resolve(import.meta.dirname, "..");
const named = process.argv.slice(2).map((file) => path.relative(ROOT, path.resolve(file)));
const files = named.length > 0 ? named : listProseFiles(ROOT);

const readText = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const prose = files.map((file) => {
  const passages = readProse(readText(file), file);
  return { file, passages, sentences: listSentences(passages) };
});
const checkSpelling = await createSpellingCheck(ROOT);
const TERMS = "docs/terms.yml";
const terms = parseTerms(readText(TERMS), TERMS);
const problems = [
  ...terms.problems,
  ...prose.flatMap(({ file, passages, sentences }) => [
    ...checkSentences(sentences, file),
    ...(file === TERMS ? [] : checkTerms(passages, terms.entries, file)),
  ]),
];
for (const file of files.filter((each) => /^content\/cookbook\/.*\.mdx$/.test(each))) {
  problems.push(...checkRecipes(listRecipes(parseMdx(readText(file), file).tree), file));
}
for (const { file, passages } of prose) problems.push(...(await checkSpelling(passages, file)));
if (named.length === 0) {
  problems.push(
    ...findUnusedWords(
      ROOT,
      prose.flatMap(({ passages }) => passages),
    ),
  );
}

if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.log(`The words of ${String(files.length)} files are in order.`);
