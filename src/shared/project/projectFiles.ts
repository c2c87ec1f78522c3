import type { Seating } from "../games/engine";
import type { SeatMove } from "../games/match";
import type { GameSource, GameTexts } from "../contracts/gameSource";
import { TOOLKIT } from "../toolkit";
import type { Starter } from "./starter";

interface ProjectParts {
  readonly source: GameSource;
  /** The texts as the reader has left them. */
  readonly texts: GameTexts;
  readonly starter: Starter;
  /** The game on the reader's table. */
  readonly played: Seating & { readonly moves: readonly SeatMove[] };
  /** Address of the page, for the README. */
  readonly page: string;
}

/** In a project, the rules and the styles have separate folders. */
function moveImports(looks: string): string {
  return looks.replace(/(\bfrom\s*|\bimport\s*)(["'])\.\/game\2/g, "$1$2../game$2");
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A JSON file with some fields of its own. */
const edit = (text: string, fields: object): string =>
  json({ ...(JSON.parse(text) as object), ...fields });

/** Colors of the seats in the host page; the guides' two come first. */
const COLORS = ["#d50000", "#304ffe", "#00796b", "#e65100", "#6a1b9a", "#4e342e"];

const seatsOf = ({ players: { min, max, default: usual } }: GameSource) => ({
  minPlayers: min,
  maxPlayers: max,
  defaultPlayers: usual,
});

function hostPage(page: string, { source, played }: ProjectParts): string {
  const start = `settings: ${JSON.stringify(played.settings)}, randomSeed: ${JSON.stringify(played.seed)}`;
  // A seed may contain text that would end the script.
  const inScript = (text: string): string => text.replaceAll("<", "\\x3c");
  return page
    .replace(/const seats = \{[^}]*\}/, () => `const seats = ${json(seatsOf(source)).trim()}`)
    .replace(/\["#d50000"[^\]]*\]/, () => JSON.stringify(COLORS.slice(0, played.players)))
    .replace(/settings: \{\}, randomSeed: "[^"]*"/, () => inScript(start))
    .replace("width: 50%", `width: ${String(Math.floor(100 / Math.min(2, played.players)))}%`)
    .replace("body { display: flex;", "body { display: flex; flex-wrap: wrap; margin: 0;")
    .replace("border: 1px solid;", "border: 0;");
}

const TEST = `import { expect, test } from "vitest";
import engine from "../src/game/game-interface";
import match from "./moves.json";

const { settings, seed } = match;
/** The type of an empty list of moves would have no fields. */
const moves: readonly { seat: number; name: string; args: object }[] = match.moves;
const players = Array.from({ length: match.players }, (_, index) => ({
  id: String(index + 1),
  name: \`Player \${index + 1}\`,
  color: "#304ffe",
  avatar: "",
  host: index === 0,
  position: index + 1,
}));

/** What a host sends and stores is JSON. */
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test(\`the \${moves.length} moves of the match are legal\`, () => {
  let update = engine.initialState({ players, settings, randomSeed: seed } as never);
  for (const { seat, name, args } of moves) {
    expect(update.game.phase).toBe("started");
    update = engine.processMove(copy(update.game) as never, {
      position: seat,
      data: copy({ name, args }) as never,
    });
  }
  expect(update.players).toHaveLength(match.players);
});
`;

function readme({ source, page }: ProjectParts): string {
  return `# ${source.title}

${source.tagline} An example game for ${TOOLKIT} ${source.toolkit}, from ${page}

| Command              | What it does                                              |
| -------------------- | --------------------------------------------------------- |
| \`npm install\`        | installs the packages; needs Node.js 20 or newer           |
| \`npm start\`          | builds and serves the game without other tools            |
| \`npm run typecheck\`  | checks the types                                          |
| \`npm test\`           | plays the moves in \`test/moves.json\`                      |
| \`npm run build:game\` | bundles the rules into \`build/game\`                       |
| \`npm run build:ui\`   | bundles the UI into \`build/ui\`                            |
| \`npm run dev\`        | builds, serves and plays; needs the command-line tool \`bz\` |

After \`npm start\`, open \`http://localhost:8000/dev/host.html\`.

The rules are in \`src/game/index.ts\`; the UI is in \`src/ui/index.tsx\` and \`src/ui/style.css\`.
`;
}

const LICENSE = `This game is an example of the documentation of Boardzilla and, like it, under the GNU Affero General
Public License, version 3 or later: https://www.gnu.org/licenses/agpl-3.0.html

It uses ${TOOLKIT}, AGPL-3.0: https://www.npmjs.com/package/${TOOLKIT}
`;

/** The files of a project that the guides describe, with the reader's game in it, by path. */
export function projectFiles(parts: ProjectParts): Readonly<Record<string, string>> {
  const { source, texts, starter, played } = parts;
  return {
    ...starter,
    "package.json": edit(starter["package.json"], { name: source.id }),
    "game.json": edit(starter["game.json"], seatsOf(source)),
    "dev/host.html": hostPage(starter["dev/host.html"], parts),
    "src/game/index.ts": texts["game.ts"],
    "src/ui/index.tsx": moveImports(texts["ui.tsx"]),
    "src/ui/style.css": texts["style.css"],
    "test/game.test.ts": TEST,
    "test/moves.json": json(played),
    "README.md": readme(parts),
    LICENSE,
    ".gitignore": "node_modules\nbuild\n.save-states\n",
  };
}
