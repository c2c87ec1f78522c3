import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listColors, PALETTE, readToken, THEMES } from "../../src/node/files/palette";
import { readText } from "../../src/node/files/readText";
import { COPIES, recolor } from "../../tools/make/copies";

test.each(Object.keys(COPIES))("%s has the colors of the palette", (file) => {
  const text = readText(file);
  expect(text, `run \`npm run make icons\` and commit what it writes`).toBe(recolor(file, text));
});

/** What mermaid draws shadows and labels with. */
const MERMAID = ["#000", "#000000", "#04050a", "#ebe6ea"];

const DRAWN = [
  ["static/diagrams", "npm run make -- diagrams --all"],
  ["static/spots", "npm run make spots"],
] as const;

test.each(DRAWN)("the pictures in %s have the colors of their theme", (folder, command) => {
  for (const theme of THEMES) {
    const known = new Set([...listColors(theme), ...MERMAID]);
    const files = readdirSync(folder).filter((file) => file.endsWith(`.${theme}.svg`));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const used = readText(`${folder}/${file}`).match(/(?<=[:"])#[\da-f]{3,6}\b/g) ?? [];
      expect(
        used.filter((color) => !known.has(color)),
        `${file}: run \`${command}\``,
      ).toEqual([]);
    }
  }
});

test.each(["social-card.png", "icon-180.png", "icon-192.png", "icon-512.png"])(
  "the ground of %s is that of the palette",
  async (file) => {
    const pixels = await sharp(`static/${file}`).removeAlpha().raw().toBuffer();
    const ground = `#${pixels.subarray(0, 3).toString("hex")}`;
    expect(ground, "run `npm run make icons`").toBe(readToken("light", "--color-bg"));
  },
);

test("no other file repeats a color of the palette", () => {
  const own = new Set(THEMES.flatMap(listColors).filter((color) => color !== "#fff"));
  const files = ["src", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const repeating = files
    .filter((file) => /\.(?:tsx?|m?js|css)$/.test(file) && !file.includes(".test."))
    .filter((file) => (readText(file).match(/#[\da-f]{3,6}\b/g) ?? []).some((hex) => own.has(hex)))
    .filter((file) => COPIES[file] === undefined);
  const advice = "read the color by `readToken`, or add the file to tools/make/copies.ts";
  expect(repeating, advice).toEqual([PALETTE]);
});
