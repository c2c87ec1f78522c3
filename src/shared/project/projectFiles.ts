import type { Seating } from "../games/engine";
import type { SeatMove } from "../games/match";
import { GAME_FILES, type GameSource, type GameTexts } from "../contracts/gameSource";
import { TOOLKIT } from "../toolkit";
import type { Starter } from "./starter";

/** Who wrote the code of a game: its author, who published it, the reader, or the sender of a link. */
export type CodeWriter = "author" | "reader" | "link";

interface ProjectParts {
  readonly source: GameSource;
  /** The texts as the reader has left them. */
  readonly texts: GameTexts;
  /** Who wrote them; the project says so, because its code runs without a sandbox. */
  readonly writer: CodeWriter;
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

/** Where a project has the files of a game. */
const PATHS = {
  "game.ts": "src/game/index.ts",
  "ui.tsx": "src/ui/index.tsx",
  "style.css": "src/ui/style.css",
} as const;

/** What the README says first: what this is, where it comes from, and whose code it holds. */
function introduction({ source, texts, writer, page }: ProjectParts): string {
  const { title, tagline, toolkit } = source;
  const example = `example game for ${TOOLKIT} ${toolkit}, from ${page}`;
  if (writer === "author") return `# ${title}\n\n${tagline} An ${example}`;
  if (writer === "reader") return `# ${title}, with your changes\n\nThis began as an ${example}`;
  const changed = GAME_FILES.filter((name) => texts[name] !== source.files[name]);
  const files = changed.map((name) => `\`${PATHS[name]}\``).join(", ");
  return `# ${title}, with code that came from a link: read it before you run it

Whoever made the link may have written anything into ${files}. In the browser, a sandbox held that code. On your
computer nothing does: \`npm test\` lets it do whatever you can do.

This began as an ${example}`;
}

function readme(parts: ProjectParts): string {
  return `${introduction(parts)}

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

/** What the license covers, for each who may have written the code. */
const LICENSED: Readonly<Record<CodeWriter, string>> = {
  author: "This game is an example of the documentation of Boardzilla and, like it, is",
  reader:
    "This game began as an example of the documentation of Boardzilla. With your changes, it is",
  link: `Parts of this game came from a link; who wrote them is not known. The rest is an example of the
documentation of Boardzilla and, like it, is`,
};

const license = (writer: CodeWriter): string => `${LICENSED[writer]}
under the GNU Affero General Public License, version 3 or later: https://www.gnu.org/licenses/agpl-3.0.html

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
    [PATHS["game.ts"]]: texts["game.ts"],
    [PATHS["ui.tsx"]]: moveImports(texts["ui.tsx"]),
    [PATHS["style.css"]]: texts["style.css"],
    "test/game.test.ts": TEST,
    "test/moves.json": json(played),
    "README.md": readme(parts),
    LICENSE: license(parts.writer),
    ".gitignore": "node_modules\nbuild\n.save-states\n",
  };
}
