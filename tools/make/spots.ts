/**
 * Draws the small pictures on cards, one for a page or a section, in the colors of both themes. Usage:
 * `npm run make spots`; commit what it writes into `static/spots`. `src/node/content/fields/spots.ts`
 * says how a page finds its own.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readToken, THEMES, type Theme } from "../../src/node/files/palette";
import { SPOT_SIZE, spotAddresses } from "../../src/shared/contracts/spot";
import { ROOT } from "../runProgram";

/** A shape that is filled. */
const fill = (color: string, shape: string): string => `<g fill="${color}">${shape}</g>`;

/** A path that is drawn as a line. */
const line = (color: string, path: string, width = 3): string =>
  `<path fill="none" stroke="${color}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const box = (x: number, y: number, width: number, height: number, radius = 3): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="${String(radius)}"/>`;

const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}"/>`;

const pawn = (color: string, x: number, y: number): string =>
  fill(color, `${dot(x, y, 4.5)}<path d="M${String(x - 6)} ${String(y + 16)}q0-12 6-12t6 12Z"/>`);

const turned = (degrees: number, shapes: string): string =>
  `<g transform="rotate(${String(degrees)} 24 36)">${shapes}</g>`;

/** The head of the dinosaur, which is a die. */
const HEAD =
  fill("warm", `<path d="m11 16 4-7 4 5 5-8 5 8 4-5 4 7Z"/>`) +
  fill("accent", box(10, 14, 28, 24, 7)) +
  fill(
    "on-accent",
    `${dot(18, 22, 2.6)}${dot(30, 22, 2.6)}<path d="M15 29h18l-3 4.5-3-4.5-3 4.5-3-4.5-3 4.5Z"/>`,
  );

const DIE =
  fill("accent", box(11, 11, 26, 26, 6)) +
  fill("on-accent", dot(18, 18, 2.6) + dot(30, 30, 2.6) + dot(24, 24, 2.6));

const CARD = (color: string): string => fill(color, box(15, 9, 18, 26, 3));

const HEX = (color: string, x: number, y: number): string =>
  fill(color, `<path d="M${String(x)} ${String(y - 8)}l7 4v8l-7 4-7-4v-8Z"/>`);

const LENS = fill("bg-raised", dot(29, 28, 8)) + line("warm", "M35 34l6 6M29 20a8 8 0 1 0 .1 0");

/** A drawing of 48 by 48 for each page, or for all of a section that have none of their own. */
const SPOTS: Readonly<Record<string, string>> = {
  introduction: HEAD,
  "introduction-getting-started":
    fill("accent", box(8, 11, 32, 26, 4)) +
    line("on-accent", "m14 19 5 5-5 5") +
    line("warm", "M24 29h9"),
  "introduction-create-a-game": DIE + line("warm", "M37 6v10M32 11h10"),
  "introduction-development":
    line("accent", "M36 19a13 13 0 0 0-24-1M12 29a13 13 0 0 0 24 1") +
    line("warm", "M37 11v8h-8M11 37v-8h8"),
  "introduction-debugging": DIE + LENS,

  game: DIE,
  "game-core-concepts":
    `<g transform="translate(-1 -1) scale(.72)">${DIE}</g>` +
    fill("info", box(29, 10, 12, 17, 2)) +
    pawn("warm", 24, 24),
  "game-creating-a-game":
    fill("info", box(8, 29, 10, 10, 2)) +
    fill("accent", box(20, 20, 10, 19, 2)) +
    fill("warm", box(32, 10, 9, 29, 2)),
  "game-board":
    fill(
      "accent",
      [9, 20, 31].flatMap((x) => [9, 20, 31].map((y) => box(x, y, 9, 9, 2))).join(""),
    ) + fill("warm", dot(24.5, 24.5, 7)),
  "game-adjacency": HEX("accent", 16, 18) + HEX("info", 32, 18) + HEX("warm", 24, 32),
  "game-players": pawn("info", 12, 18) + pawn("warm", 36, 18) + pawn("accent", 24, 14),
  "game-actions":
    CARD("accent") +
    fill("warm", `<path stroke="bg-raised" stroke-width="2" d="m24 22 16 7-7 2.5-3 7.5Z"/>`),
  "game-flow":
    line("text-muted", "M12 15h14q9 0 9 9t-9 9H14") +
    fill("accent", dot(12, 15, 5)) +
    fill("info", dot(35, 24, 5)) +
    fill("warm", dot(12, 33, 5)),
  "game-modules":
    fill("accent", box(8, 24, 15, 15)) +
    fill("info", box(25, 24, 15, 15)) +
    fill("warm", box(17, 8, 14, 14)),

  ui:
    line("warm", "M38 9 23 25", 5) +
    fill("accent", `<path d="M21 23q7 1 5 8-4 8-17 8 5-4 4-9t8-7Z"/>`),
  "ui-core-concepts":
    fill("info", `<path d="m24 21 16 8-16 8-16-8Z"/>`) +
    fill("accent", `<path d="m24 15 16 8-16 8-16-8Z"/>`) +
    fill("warm", `<path d="m24 9 16 8-16 8-16-8Z"/>`),
  "ui-layout":
    fill("accent", box(8, 9, 19, 17)) +
    fill("info", box(30, 9, 10, 17)) +
    fill("warm", box(8, 29, 32, 10)),
  "ui-layout-sandbox":
    line("text-muted", "M9 14h30M9 24h30M9 34h30") +
    fill("accent", dot(17, 14, 4.5)) +
    fill("warm", dot(32, 24, 4.5)) +
    fill("info", dot(21, 34, 4.5)),
  "ui-appearance":
    fill("warm", box(11, 7, 26, 34, 4)) +
    `<g transform="translate(9.6 11) scale(.6)">${fill("bg-raised", box(10, 14, 28, 24, 7))}${fill("warm", dot(18, 22, 3) + dot(30, 22, 3) + `<path d="M15 29h18l-3 4.5-3-4.5-3 4.5-3-4.5-3 4.5Z"/>`)}${fill("bg-raised", `<path d="m11 16 4-7 4 5 5-8 5 8 4-5 4 7Z"/>`)}</g>`,
  "ui-css":
    line(
      "accent",
      "M18 10q-5 0-5 5v4q0 5-4 5 4 0 4 5v4q0 5 5 5M30 10q5 0 5 5v4q0 5 4 5-4 0-4 5v4q0 5-5 5",
    ) + fill("warm", dot(24, 24, 4)),
  "ui-information":
    fill("accent", `<path d="M13 10h22q5 0 5 5v12q0 5-5 5H23l-8 7v-7h-2q-5 0-5-5V15q0-5 5-5Z"/>`) +
    line("on-accent", "M15 18h18M15 24h11"),
  "ui-game-settings":
    fill("accent", box(9, 10, 30, 12, 6)) +
    fill("on-accent", dot(33, 16, 4)) +
    fill("text-muted", box(9, 27, 30, 12, 6)) +
    fill("bg-raised", dot(15, 33, 4)),

  cookbook:
    fill("accent", `<path d="M24 14q-7-4-16-3v25q9-1 16 3 7-4 16-3V11q-9-1-16 3Z"/>`) +
    line("on-accent", "M24 15v22", 2) +
    line(
      "on-accent",
      "M13 18q4 0 7 1.500M13 24q4 0 7 1.500M35 18q-4 0-7 1.500M35 24q-4 0-7 1.5",
      2,
    ),
  "cookbook-best_practices":
    fill("accent", `<path d="M24 7q7 5 15 5 1 20-15 29Q8 32 9 12q8 0 15-5Z"/>`) +
    line("on-accent", "m17 24 5 5 9-10", 4),
  "cookbook-game":
    fill("info", box(9, 13, 20, 27)) +
    fill("accent", box(14, 10, 20, 27)) +
    fill("warm", box(19, 7, 20, 27)),
  "cookbook-ui": turned(-24, CARD("info")) + turned(24, CARD("warm")) + CARD("accent"),
  "cookbook-testing":
    fill("accent", box(10, 8, 28, 33, 4)) +
    line("on-accent", "m15 17 3 3 4-5M15 29l3 3 4-5M27 18h6M27 30h6"),
  "cookbook-misc":
    fill("accent", dot(24, 24, 11)) +
    line("accent", "M24 9v30M9 24h30M13.4 13.400l21.2 21.200M34.6 13.4 13.4 34.6", 6) +
    fill("warm", dot(24, 24, 5)),

  examples:
    fill("accent", box(8, 8, 32, 32, 5)) +
    fill("on-accent", box(12, 12, 11, 11, 2) + box(25, 25, 11, 11, 2)) +
    fill("warm", dot(17.5, 17.5, 4)) +
    fill("info", dot(30.5, 30.5, 4)),
  api: line("accent", "m16 14-9 10 9 10M32 14l9 10-9 10") + line("warm", "m28 10-8 28"),
  faq:
    fill("accent", `<path d="M13 8h22q5 0 5 5v14q0 5-5 5H23l-8 8v-8h-2q-5 0-5-5V13q0-5 5-5Z"/>`) +
    line("on-accent", "M20 16.500q0-4 4.5-4t4.5 4q0 3-4.5 4.500v1.5") +
    fill("on-accent", dot(24.5, 27.5, 2)),
  publishing:
    fill("accent", `<path d="M41 8 7 22l11 5Z"/>`) +
    fill("warm", `<path d="M41 8 18 27v13l6-9 8 5Z"/>`),
};

/** A drawing in the colors of a theme; shapes name them by the token without `--color-`. */
function drawSpot(shapes: string, theme: Theme): string {
  const { width, height } = SPOT_SIZE;
  const size = `width="${String(width)}" height="${String(height)}"`;
  const tile = fill("accent-soft", box(0, 0, 48, 48, 12));
  const colored = (tile + shapes).replaceAll(
    /(?<=(?:fill|stroke)=")(?!none)[a-z-]+(?=")/g,
    (color) => readToken(theme, `--color-${color}`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${size}>${colored}</svg>\n`;
}

mkdirSync(path.join(ROOT, "static/spots"), { recursive: true });
for (const [name, shapes] of Object.entries(SPOTS)) {
  const addresses = spotAddresses(name);
  for (const theme of THEMES)
    writeFileSync(path.join(ROOT, "static", addresses[theme]), drawSpot(shapes, theme));
}
console.log(`static/spots: ${String(Object.keys(SPOTS).length)} drawings`);
