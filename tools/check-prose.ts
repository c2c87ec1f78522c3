/**
 * Checks the words of the site and of its documents: spelling, the length of sentences, and
 * the form of the cookbook's recipes. Prints the reading ease of each page. Exit code 1 on problems. Usage: `npm run check:prose [file …]`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseMdx } from "../src/lib/mdx/parseMdx";
import { checkSentences } from "../src/lib/prose/checkSentences";
import type { Passage } from "../src/lib/prose/passages";
import { readProse } from "../src/lib/prose/proseFile";
import { readingEase } from "../src/lib/prose/readingEase";
import { checkRecipes, listRecipes } from "../src/lib/prose/recipes";
import { listSentences } from "../src/lib/prose/sentences";
import { formatProblems } from "../src/lib/problem";
import { listProseFiles } from "./prose/proseFiles";
import { createSpellingCheck, findUnusedWords } from "./prose/spelling";

const ROOT = path.resolve(import.meta.dirname, "..");
const named = process.argv.slice(2).map((file) => path.relative(ROOT, path.resolve(file)));
const files = named.length > 0 ? named : listProseFiles(ROOT);

function easeLine(file: string, passages: readonly Passage[]): string {
  const ease = readingEase(passages)?.toFixed(0) ?? "–";
  const sentences = listSentences(passages);
  const words = sentences.flatMap((sentence) => sentence.words).length;
  const length = sentences.length === 0 ? "–" : (words / sentences.length).toFixed(1);
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.words.length));
  return `${file.padEnd(48)}${ease.padStart(5)}${length.padStart(12)}${String(longest).padStart(9)}`;
}

const readText = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const prose = files.map((file) => {
  const passages = readProse(readText(file), file);
  return { file, passages, sentences: listSentences(passages) };
});
const checkSpelling = await createSpellingCheck(ROOT);
const problems = prose.flatMap(({ file, sentences }) => checkSentences(sentences, file));
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

console.log(`${"file".padEnd(48)} ease words/sent.  longest`);
for (const { file, passages } of prose) {
  if (file.endsWith(".mdx")) console.log(easeLine(file, passages));
}
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}`);
  process.exitCode = 1;
} else console.log(`\nThe words of ${String(files.length)} files are in order.`);
