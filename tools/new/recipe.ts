import { existsSync } from "node:fs";
import path from "node:path";
import type { Heading } from "mdast";
import { toString } from "mdast-util-to-string";
import { readText } from "../../src/node/files/readText";
import { pageFrontmatterSchema } from "../../src/node/content/fields/frontmatter";
import { parseMdx } from "../../src/node/content/mdx/parseMdx";
import { listRecipes } from "../../src/node/content/prose/recipes";
import { findEntry } from "./contentPages";
import { readTitle, splitPlace, toSlug } from "./names";
import { Refusal, type Kind } from "./plan";
import { fillTemplate } from "./templates";

const usage = 'recipe <page of the cookbook> "<title>"';

/** What a recipe for rules begins with. */
const RULES = {
  sample: "rules",
  more: "[Actions](/game/actions), [`Action#chooseOnBoard`](/api/classes/Action#chooseonboard)",
} as const;

/** The pages of the cookbook that hold recipes: the sample that a new one begins with, and where it links. */
const PAGES: Readonly<Record<string, { readonly sample: string; readonly more: string }>> = {
  cards: RULES,
  turns: RULES,
  bids: RULES,
  scores: RULES,
  maps: RULES,
  payments: RULES,
  ui: { sample: "ui", more: "[`GameElement#layout`](/api/classes/GameElement#layout)" },
  testing: { sample: "test", more: "[`TestRunner`](/api/modules#testrunner)" },
  misc: { sample: "host", more: "[`createInterface`](/api/modules#createinterface)" },
};

/** What ends a list of runs. */
const RUNS_END = "} satisfies PageRuns;";

/** Appends a text after the last recipe of a page, at the level of that recipe's heading. */
function addRecipe(
  source: string,
  { file, title, write }: { file: string; title: string; write: (level: string) => string },
): string {
  const { tree } = parseMdx(source, file);
  const last = listRecipes(tree).at(-1)?.line;
  const headings = tree.children.filter((node): node is Heading => node.type === "heading");
  const taken = headings.find((heading) => toSlug(toString(heading)) === toSlug(title));
  if (taken) {
    const what = `it has the heading "${toString(taken)}" already.`;
    throw new Refusal({
      file,
      line: taken.position?.start.line,
      what,
      fix: "choose another title.",
    });
  }
  const lineOf = ({ position }: Heading): number => position?.start.line ?? 1;
  const at = headings.findIndex((heading) => lineOf(heading) === last);
  const [own, next] = headings.slice(at, at + 2);
  if (at < 0 || !own) {
    const fix = "write the first recipe of the page by hand.";
    throw new Refusal({ file, what: "no recipe shows where the next one goes.", fix });
  }
  const lines = source.split("\n");
  const end = next ? lineOf(next) - 1 : lines.length;
  lines.splice(end, 0, ...write("#".repeat(own.depth)).trimEnd().split("\n"), "");
  return lines.join("\n");
}

/** Appends a run to a page's runs. */
function addRun(source: string, file: string, run: string): string {
  const parts = source.split(RUNS_END);
  if (parts.length !== 2) {
    const fix = `end the list of its runs with \`${RUNS_END}\`.`;
    throw new Refusal({ file, what: "it has no end to put a run before.", fix });
  }
  return parts.join(`\n${run}${RUNS_END}`);
}

function readExisting(root: string, file: string): string {
  const absolutePath = path.join(root, file);
  if (existsSync(absolutePath)) return readText(absolutePath);
  throw new Refusal({ file, what: "the file is missing.", fix: "restore it." });
}

/** A recipe at the end of a page of the cookbook, with its sample and run. */
export const recipe: Kind = {
  usage,
  plan: (root, words) => {
    const { place, title } = splitPlace(words);
    const { sample, more } = findEntry(place, PAGES, { what: "page with recipes", usage });
    const slug = readTitle(title, { usage, field: pageFrontmatterSchema.shape.title });
    const page = `content/cookbook/${place}.mdx`;
    const runs = `content/cookbook/${place}.runs.ts`;
    const write = (level: string): string =>
      fillTemplate("recipe.mdx", {
        LEVEL: level,
        TITLE: title,
        SAMPLE: fillTemplate(`samples/${sample}`, { SLUG: slug }).trim(),
        MORE: more,
      });
    const run = fillTemplate(`runs/${sample}`, { KEY: JSON.stringify(title) });
    return {
      made: {},
      changed: {
        [page]: addRecipe(readExisting(root, page), { file: page, title, write }),
        [runs]: addRun(readExisting(root, runs), runs, run),
      },
      steps: [
        `npm run dev   # shows the recipe at http://localhost:8000/cookbook/${place}#${slug}`,
        `Write the recipe in ${page} and its run in ${path.basename(runs)}. It is published with the page, so replace every sentence and the sample before you commit.`,
        "Move it to the part of the page where readers will search for it, and add it to content/cookbook/index.mdx.",
        "npm run check content samples prose",
        `npx vitest run --project games tests/samples -t "cookbook/${place}"   # plays the samples`,
      ],
    };
  },
};
