import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { listGameIds, readGameFolder } from "../../src/node/content/source/games";
import { gameFactsSchema } from "../../src/shared/contracts/gameFacts";
import { expectFree, nextOrder, readContent } from "./contentPages";
import { readTitle, toClassName } from "./names";
import type { Kind } from "./plan";
import { fillTemplate, listTemplates, toYaml } from "./templates";

const usage = 'game "<title>"';

/** The section that contains the pages of games. */
const SECTION = "examples";

/** The list of all games, for contributors. */
const README = "content/games/README.md";

/** The first unused game number. */
function nextNumber(folder: string): string {
  const numbers = listGameIds(folder).map((id) => {
    const { facts } = readGameFolder(path.join(folder, id), id);
    return Number(facts?.number.slice(1) ?? 0);
  });
  return `E${String(Math.max(0, ...numbers) + 1)}`;
}

/** Adds a row to the first table of a text. */
function addRow(text: string, row: string): string {
  return text.replace(/^\|.*\n(?!\|)/m, (last) => `${last}${row}\n`);
}

/** A complete starting game for two, whose page is a draft. */
export const game: Kind = {
  usage,
  plan: (root, title) => {
    const id = readTitle(title, { usage, field: gameFactsSchema.shape.title });
    const content = readContent(root);
    const route = `/${SECTION}/${id}`;
    const folder = `content/games/${id}`;
    expectFree(root, content, { route, title, paths: [folder] });
    const number = nextNumber(path.join(root, "content/games"));
    const values = {
      TITLE: title,
      YAML_TITLE: toYaml(title),
      YAML_DESCRIPTION: toYaml(
        `Draft: say in one or two sentences what kind of game “${title}” is, and what its code shows.`,
      ),
      CLASS: toClassName(id),
      NUMBER: number,
      ORDER: String(nextOrder(content, SECTION)),
    };
    const files = listTemplates("game").map((name) => [
      `${folder}/${name}`,
      fillTemplate(`game/${name}`, values),
    ]);
    const readme = path.join(root, README);
    const row = `| \`${id}\` | ${number} | the last of a heap of stones |`;
    return {
      made: Object.fromEntries(files) as Record<string, string>,
      changed: existsSync(readme) ? { [README]: addRow(readText(readme), row) } : {},
      steps: [
        `npm run preview:game -- ${id}   # shows every seat at http://127.0.0.1:8100`,
        `Write your game in ${folder}. ${README} says what each file holds, and lists the games.`,
        `npm run check games && npx vitest run --project games ${folder}`,
        `npm run make moves ${id}   # plays a new match and writes moves.json`,
        `npm run dev   # shows the draft at http://localhost:8000${route}`,
        `Take \`draft: true\` out of ${folder}/index.mdx to publish it.`,
        "npm run make pictures   # takes the pictures that a published game needs",
      ],
    };
  },
};
