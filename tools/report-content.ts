/**
 * Prints what the guides hold: per route the words, samples, figures and links to the API, and the
 * number of recipes, mechanisms, messages and known limits. The links are counted in `dist/`, where
 * the build has made them; without a build their column is empty.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Root } from "mdast";
import { completePage } from "../plugins/gatsby-source-docs/src/completePage";
import { readPageFields } from "../plugins/gatsby-source-docs/src/pageFields";
import { parseLimits } from "../src/build/content/limits";
import { parseMessages } from "../src/build/content/messages";
import { parseMdx } from "../src/build/mdx/parseMdx";
import { countMechanisms } from "../src/build/prose/mechanisms";
import { countPage } from "../src/build/prose/pageFigures";
import { readProse } from "../src/build/prose/proseFile";
import { listRecipes } from "../src/build/prose/recipes";
import { listProseFiles } from "./prose/proseFiles";

const ROOT = path.resolve(import.meta.dirname, "..");
const COLUMNS = ["words", "checked", "live", "unchecked", "figures", "apiLinks"] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], number>>;

/** Links to the reference in the text of a built page; 0 without a build. */
function countApiLinks(route: string): number {
  const file = path.join(ROOT, "dist", `${route === "/" ? "index" : route}.html`);
  const html = existsSync(file) ? readFileSync(file, "utf8") : "";
  const article = html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
  return article.match(/<a [^>]*href="[^"]*\/api[/"]/g)?.length ?? 0;
}

function readPage(file: string): { route: string; tree: Root; row: Row } {
  const absolutePath = path.join(ROOT, file);
  const relativePath = file.replace(/^content\//, "");
  const { text } = completePage(readFileSync(absolutePath, "utf8"), absolutePath, relativePath);
  const { tree, frontmatter, fieldLine } = parseMdx(text, file);
  const { fields, roughRoute } = readPageFields({ file, relativePath }, frontmatter, fieldLine);
  const route = fields?.route ?? roughRoute;
  const row = { ...countPage(tree, readProse(text, file)), apiLinks: countApiLinks(route) };
  return { route, tree, row };
}

function printRow(route: string, row: Row): void {
  console.log(route.padEnd(34) + COLUMNS.map((key) => String(row[key]).padStart(10)).join(""));
}

const readContent = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const pages = listProseFiles(ROOT)
  .filter((file) => file.endsWith(".mdx"))
  .map(readPage)
  .sort((a, b) => (a.route < b.route ? -1 : 1));
console.log("route".padEnd(34) + COLUMNS.map((key) => key.padStart(10)).join(""));
for (const { route, row } of pages) printRow(route, row);
const sum = (key: keyof Row): number => pages.reduce((total, { row }) => total + row[key], 0);
printRow(
  `all ${String(pages.length)} pages`,
  Object.fromEntries(COLUMNS.map((key) => [key, sum(key)])) as Row,
);

const recipes = pages.flatMap(({ route, tree }) =>
  route.startsWith("/cookbook") ? listRecipes(tree) : [],
);
const cookbook = pages.find(({ route }) => route === "/cookbook");
const messages = parseMessages(readContent("content/api/messages.yml"), "").entries;
const limits = parseLimits(readContent("content/api/limits.yml"), "").entries;
console.log(
  `\n${String(recipes.length)} recipes, ${String(cookbook ? countMechanisms(cookbook.tree) : 0)} mechanisms, ` +
    `${String(messages.length)} messages, ${String(limits.length)} known limits`,
);
