/**
 * Checks the words of the site and of its documents: spelling, the words of `docs/terms.yml`, the length of pages,
 * and the form of the cookbook's recipes. Exit code 1 on problems. Usage: `npm run check prose [file …]`.
 */
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { parseMdx } from "../../src/node/content/mdx/parseMdx";
import { checkLength } from "../../src/node/content/prose/checkLength";
import { checkTerms, parseTerms } from "../../src/node/content/prose/checkTerms";
import { readProse } from "../../src/node/content/prose/proseFile";
import { checkRecipes, listRecipes } from "../../src/node/content/prose/recipes";
import { formatProblems } from "../../src/shared/problem";
import { listFiles } from "../listFiles";
import { createSpellingCheck, findUnusedWords } from "./spelling";
import { ROOT } from "../runProgram";

/** Texts that readers of the site or the repository see; the games' manifests contain titles. */
const PROSE = /\.(mdx|md|yml)$|(^|\/)game\.json$/;
/** What readers type into the search: their words, in lower case. */
const ASKS = "content/asks.yml";

/** All files with our own prose, relative to the repository. */
function listProseFiles(): string[] {
  const below = ["content", "docs"].flatMap((folder) =>
    listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`),
  );
  return ["README.md", "CONTRIBUTING.md", ...below]
    .filter((file) => PROSE.test(file) && file !== ASKS)
    .sort();
}

const named = process.argv.slice(2).map((file) => path.relative(ROOT, path.resolve(file)));
const files = named.length > 0 ? named : listProseFiles();

const read = (file: string): string => readText(path.join(ROOT, file));
const prose = files.map((file) => ({ file, passages: readProse(read(file), file) }));
const checkSpelling = await createSpellingCheck(ROOT);
const TERMS = "docs/terms.yml";
const terms = parseTerms(read(TERMS), TERMS);
const problems = [
  ...terms.problems,
  ...prose.flatMap(({ file, passages }) =>
    file === TERMS ? [] : checkTerms(passages, terms.entries, file),
  ),
  ...prose.flatMap(({ file, passages }) => checkLength(passages, file)),
];
for (const file of files.filter((each) => /^content\/cookbook\/.*\.mdx$/.test(each))) {
  problems.push(...checkRecipes(listRecipes(parseMdx(read(file), file).tree), file));
}
for (const { file, passages } of prose) problems.push(...(await checkSpelling(passages, file)));
if (named.length === 0) {
  const passages = prose.flatMap((each) => each.passages);
  problems.push(...findUnusedWords(ROOT, passages));
}

if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.log(`The words of ${String(files.length)} files are in order.`);
