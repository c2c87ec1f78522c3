import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../files/readText";
import { countLines, withoutRegions } from "../../games/regions";
import { editLines, type TracedText } from "../../fields/tracedText";
import { GAME_FILES } from "../../../../shared/contracts/gameSource";

const GAME_PAGE = /^games\/([a-z0-9-]+)\/index\.mdx$/;

/** The id of the game whose page a content file is, by its path in the content folder. */
export function gameOfPage(relativePath: string): string | undefined {
  return GAME_PAGE.exec(relativePath)?.[1];
}

function toTab(name: string, code: string): string {
  const language = path.extname(name).slice(1);
  return `<Tab label="${name}">\n\n\`\`\`\`${language} title="${name}"\n${code}\n\`\`\`\`\n\n</Tab>`;
}

/** The part of a game's page that the site writes: the whole source, as MDX that follows the author's. */
function sourceSection(folder: string): string {
  const files = GAME_FILES.map((name) => {
    const file = path.join(folder, name);
    return { name, code: existsSync(file) ? withoutRegions(readText(file)) : "" };
  });
  const [rules = 0, ui = 0] = files.map(({ code }) => countLines(code));
  const intro =
    `The whole game: ${String(rules)} lines of rules and ${String(ui)} of UI. ` +
    "The tests of this site compile and play it.";
  const tabs = files.map(({ name, code }) => toTab(name, code)).join("\n");
  return `\n## Source\n\n${intro}\n\n<Tabs group="game-source">\n${tabs}\n</Tabs>\n`;
}

/** The MDX of a game's page with the player before the author's text and the source after it; other pages stay as they are. */
export function completeGamePage(
  page: TracedText,
  contentPath: string,
  relativePath: string,
): TracedText {
  const game = gameOfPage(relativePath);
  if (game === undefined) return page;
  const folder = path.join(contentPath, "games", game);
  const frontMatter = /^---\n[^]*?\n---\n/.exec(page.text)?.[0];
  const first = frontMatter?.split("\n").length ?? 1;
  const player = { line: first, count: 0, text: `<GamePlayer game="${game}" />\n` };
  const source = { line: page.origins.length + 1, count: 0, text: sourceSection(folder) };
  return editLines(page, frontMatter === undefined ? [source] : [player, source]);
}
