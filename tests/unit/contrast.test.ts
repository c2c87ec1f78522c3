import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const STYLES = path.resolve("src");
const TOKENS = readFileSync(path.join(STYLES, "styles/tokens.css"), "utf8");

const listSheets = (): string[] =>
  readdirSync(STYLES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );

type Rgb = readonly [red: number, green: number, blue: number];

/** The color tokens of a theme: `--color-bg` → `[251, 250, 245]`. */
function readTheme(selector: string, css = TOKENS): ReadonlyMap<string, Rgb> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const colors = [...block.matchAll(/(--(?:color|code)-[\w-]+):\s*#([\da-f]+);/g)];
  return new Map(
    colors.map(([, name = "", hex = ""]) => {
      const digits = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
      const value = Number.parseInt(digits, 16);
      return [name, [value >> 16, (value >> 8) & 255, value & 255]];
    }),
  );
}

const THEMES = { light: readTheme(":root"), dark: readTheme('[data-theme="dark"]') } as const;

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio, from 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `color-mix(in srgb, over share, transparent)` on a background. */
function mix(over: Rgb, share: number, ground: Rgb): Rgb {
  const part = (index: 0 | 1 | 2): number => over[index] * share + ground[index] * (1 - share);
  return [part(0), part(1), part(2)];
}

function getColor(theme: ReadonlyMap<string, Rgb>, name: string): Rgb {
  const color = theme.get(name);
  if (!color) throw new Error(`src/styles/tokens.css has no color ${name}.`);
  return color;
}

const CODE_COLORS = [...THEMES.light.keys()].filter((name) => name.startsWith("--code-"));
const SOFT_GROUNDS = [
  "--color-accent-soft",
  "--color-warm-soft",
  "--color-info-soft",
  "--color-danger-soft",
];
const TEXT_COLORS = ["--color-text", "--color-text-muted", "--color-heading", "--color-link"];
const TEXT_GROUNDS = ["--color-bg", "--color-bg-raised", "--color-bg-code", ...SOFT_GROUNDS];

const pairs = (colors: readonly string[], grounds: readonly string[]) =>
  colors.flatMap((color) => grounds.map((ground) => [color, ground] as const));

/** Every text color with the backgrounds it appears on. */
const TEXT_PAIRS = [
  ...pairs(TEXT_COLORS, TEXT_GROUNDS),
  ...pairs(CODE_COLORS, ["--color-bg-code", "--color-mark"]),
  ...pairs(["--color-text", "--color-heading"], ["--color-mark"]),
  // Names in tables of parameters, and the letters of the icons of the reference.
  ...pairs(["--code-parameter"], ["--color-bg", "--color-accent-soft"]),
  ...pairs(["--color-warm-text"], ["--color-bg", "--color-bg-raised", "--color-warm-soft"]),
  ...pairs(["--color-on-accent"], ["--color-accent"]),
  ...pairs(["--color-info"], ["--color-info-soft"]),
  ...pairs(["--color-danger"], ["--color-danger-soft"]),
];

const PLAIN_GROUNDS = ["--color-bg", "--color-bg-raised", "--color-bg-code"];

/**
 * Elements that are not text but must be visible: borders of controls, lines of drawings, and the focus
 * outline.
 */
const SHAPE_PAIRS = [
  ...pairs(["--color-border-strong"], PLAIN_GROUNDS),
  ...pairs(["--color-accent"], TEXT_GROUNDS),
  ...pairs(["--color-on-accent"], ["--color-accent"]),
  ...pairs(
    ["--color-text", "--color-text-muted", "--color-warm", "--color-warm-text", "--color-info"],
    PLAIN_GROUNDS,
  ),
];

/** Purely decorative lines: what they separate is also separated by space or words. */
const ORNAMENTS = new Set(["--color-border"]);

describe.each(Object.entries(THEMES))("in the %s theme", (_name, theme) => {
  test.each(TEXT_PAIRS)("text in %s is legible on %s", (color, ground) =>
    expect(contrast(getColor(theme, color), getColor(theme, ground))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(pairs(TEXT_COLORS, SOFT_GROUNDS))(
    "code in %s is legible in a box on %s",
    (color, ground) => {
      // See `.admonition code` in src/styles/author.css.
      const box = mix(getColor(theme, "--color-bg"), 0.65, getColor(theme, ground));
      expect(contrast(getColor(theme, color), box)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(SHAPE_PAIRS)("%s can be seen on %s", (color, ground) =>
    expect(contrast(getColor(theme, color), getColor(theme, ground))).toBeGreaterThanOrEqual(3),
  );
});

test("both themes have the same colors", () => {
  expect([...THEMES.dark.keys()].sort()).toEqual([...THEMES.light.keys()].sort());
  expect(THEMES.light.size).toBeGreaterThan(25);
});

test.each([
  ["light", "html.live-game"],
  ["dark", "html.live-game.dark"],
] as const)("a live game asks in the colors of the %s page", (theme, selector) => {
  const frame = readFileSync(path.join(STYLES, "frame/play/frame.css"), "utf8");
  const colors = readTheme(selector, frame);
  expect(colors.size).toBe(5);
  for (const [name, color] of colors) expect(color, name).toEqual(getColor(THEMES[theme], name));
});

test("the computation agrees with the examples of WCAG", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

const TESTED_TEXT = new Set(TEXT_PAIRS.map(([color]) => color));
const TESTED_SHAPES = new Set(SHAPE_PAIRS.map(([color]) => color));

test.each([
  // The separator between breadcrumbs is no text, so it is tested as a shape.
  [
    "gives text",
    /(?<![\w-])color:\s*var\((--[\w-]+)\)/g,
    new Set([...TESTED_TEXT, "--color-border-strong"]),
  ],
  [
    "draws a line in",
    /(?:stroke|outline|border-color):[^;]*var\((--color-[\w-]+)\)/g,
    new Set([...TESTED_SHAPES, ...ORNAMENTS]),
  ],
])("no style %s a color that is not tested here", (_, pattern, tested) => {
  const untested = listSheets().flatMap((file) =>
    [...readFileSync(path.join(STYLES, file), "utf8").matchAll(pattern)]
      .filter(([, name = ""]) => !tested.has(name))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(untested).toEqual([]);
});

interface Rule {
  readonly selector: string;
  /** Without its states: what else can match the same element. */
  readonly base: string;
  readonly declarations: string;
  /** Of the selector: classes, attributes and pseudo-classes. */
  readonly specificity: number;
}

/** The rules of a sheet, one for each selector of a list. */
function readRules(css: string): Rule[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = "", declarations = ""]) =>
      selectors.split(/,(?![^(]*\))/).map((each) => {
        const selector = each.trim();
        return {
          selector,
          base: selector.replace(/:not\([^)]*\)|:hover|\[[^\]]*\]/g, ""),
          declarations,
          specificity: selector.match(/\.|:(?!not)|\[/g)?.length ?? 0,
        };
      }),
  );
}

const readToken = (property: string, { declarations }: Rule): string | undefined =>
  new RegExp(`(?<![\\w-])${property}:\\s*var\\((--[\\w-]+)\\)`).exec(declarations)?.[1];

/** The token that wins where all of some rules apply: that of the most specific, then of the last. */
const winner = (property: string, rules: readonly Rule[]): string | undefined =>
  [...rules]
    .sort((a, b) => a.specificity - b.specificity)
    .flatMap((rule) => readToken(property, rule) ?? [])
    .at(-1);

test("what is chosen stays legible under the pointer", () => {
  const faults: string[] = [];
  let count = 0;
  for (const file of listSheets()) {
    const rules = readRules(readFileSync(path.join(STYLES, file), "utf8"));
    const chosen = rules.filter(({ selector }) =>
      /(?<!not\([^)]*)\[aria-(?:pressed|selected|current)/.test(selector),
    );
    for (const rule of chosen) {
      const hovered = rules.filter(
        ({ base, selector }) =>
          base === rule.base && selector.includes(":hover") && !/:not\([^)]*\[aria/.test(selector),
      );
      const both = rules.filter((each) => each === rule || hovered.includes(each));
      const [color, ground] = [winner("color", both), winner("background", both)];
      if (hovered.length === 0 || color === undefined || ground === undefined) continue;
      count += 1;
      const worst = Math.min(
        ...Object.values(THEMES).map((theme) =>
          contrast(getColor(theme, color), getColor(theme, ground)),
        ),
      );
      if (worst < 4.5) faults.push(`${file}: ${rule.selector}, hovered: ${color} on ${ground}`);
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(2);
});

test("what a field asks for is legible: browsers would write it in a gray of their own", () => {
  const base = readFileSync(path.join(STYLES, "styles/base.css"), "utf8");
  expect(base).toMatch(/::placeholder \{\s*color: var\(--color-text-muted\);\s*opacity: 1;/);
});
