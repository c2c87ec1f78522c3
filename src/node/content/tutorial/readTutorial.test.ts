import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { deleteFolders, writeFiles, writeFolder } from "../../testing/folders";
import { readTutorial } from "./readTutorial";

let folder: string;

beforeEach(() => {
  const start = { "game.ts": "one\nthree\n", "ui.tsx": "look\n", "style.css": "style\n" };
  folder = path.join(writeFolder(), "tutorial");
  writeFiles(path.join(folder, "start"), start);
});
afterEach(deleteFolders);

function write(slug: string, { order = 1, chapter = "Cards", body = "" }): void {
  const frontMatter = `---\ntitle: Step ${slug}\ndescription: About ${slug}.\norder: ${String(order)}\nchapter: ${chapter}\n---\n`;
  writeFiles(folder, { [`${slug}.mdx`]: `${frontMatter}\n${body}\n` });
}
const change = (file: string, lines: string) => `\`\`\`diff change="${file}"\n${lines}\n\`\`\`\n`;
const problemsOf = () => readTutorial(folder).problems.map(formatProblem).join("\n");

test("a step begins with the files that the one before it ends with", () => {
  write("b", { order: 2, body: change("game.ts", " two\n+and a half") });
  write("a", { order: 1, body: change("game.ts", " one\n+two") });
  const { steps, problems } = readTutorial(folder);
  expect(problems).toEqual([]);
  expect(steps.map(({ slug }) => slug)).toEqual(["a", "b"]);
  expect(steps[1]?.start["game.ts"]).toBe("one\ntwo\nthree\n");
  expect(steps[1]?.solution["game.ts"]).toBe("one\ntwo\nand a half\nthree\n");
  expect(steps[1]?.solution["ui.tsx"]).toBe("look\n");
});

test("goals are the sentences of their fence", () => {
  const goals =
    'goal("Ada \\"sees\\" it", () => {});\n\ngoal(\n  "So does Ben",\n  () => {},\n);\n' +
    "goal('The page is called \"end\"', () => {});";
  write("a", { body: `\`\`\`ts goals\n${goals}\n\`\`\`` });
  const [step] = readTutorial(folder).steps;
  expect(step).toMatchObject({
    goals,
    goalTitles: ['Ada "sees" it', "So does Ben", 'The page is called "end"'],
  });
});

test("a change that fits nowhere is a problem with its line in the page", () => {
  write("a", { body: change("game.ts", " one\n+two\n…\n nine\n+ten") });
  expect(problemsOf()).toMatch(/^content\/tutorial\/a\.mdx:12: .*does not hold the line "nine"/);
});

test("a change of an unknown file names the files there are", () => {
  write("a", { body: change("rules.ts", " one\n+two") });
  expect(problemsOf()).toMatch(/a\.mdx:8: .*"rules\.ts".*[^]*game\.ts/);
});

test("steps are numbered from 1 without gaps, and each is in a chapter", () => {
  write("a", { order: 1 });
  write("c", { order: 3, chapter: '""' });
  expect(problemsOf()).toMatch(/c\.mdx: .*no chapter[^]*c\.mdx: .*order 3, and 2 is next/);
});

test("a page with files of its own begins with these, whatever came before", () => {
  write("a", { order: 1, body: change("ui.tsx", " look\n+more") });
  write("b", {
    order: 2,
    body: '```ts start="game.ts"\nsix\n```\n' + change("game.ts", " six\n+seven"),
  });
  const [, own] = readTutorial(folder).steps;
  expect(own?.start).toEqual({ "game.ts": "six\n", "ui.tsx": "look\n", "style.css": "style\n" });
  expect(own?.solution["game.ts"]).toBe("six\nseven\n");
});

test("a mistake is an answer with what a goal says of it", () => {
  const mistake = (says: string) =>
    `\`\`\`diff mistake="game.ts" unsolved${says}\n one\n+nine\n\`\`\`\n`;
  write("a", {
    body: change("game.ts", " one\n+two") + mistake(' says="Nine is too many"') + mistake(""),
  });
  const { steps, problems } = readTutorial(folder);
  expect(steps[0]?.mistakes[0]).toEqual({
    files: { "game.ts": "one\nnine\nthree\n", "ui.tsx": "look\n", "style.css": "style\n" },
    says: "Nine is too many",
  });
  expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/a\.mdx:16: .*says="…"/s)]);
});

test("an answer is the solution with a change", () => {
  const answer = '```diff answer="game.ts"\n-two\n+2\n```\n';
  write("a", { body: answer + change("game.ts", " one\n+two") });
  const [step] = readTutorial(folder).steps;
  expect(step?.answers.map((files) => files["game.ts"])).toEqual(["one\n2\nthree\n"]);
});
