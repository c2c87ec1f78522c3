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
  /** What must hold for the rule to apply, and what must not, such as `:hover` and `[aria-pressed]`. */
  readonly states: readonly string[];
  readonly excluded: readonly string[];
  readonly declarations: string;
  /** What decides between rules: first the layer, then the classes, attributes and pseudo-classes. */
  readonly weight: number;
}

const STATE = /:hover|:disabled|\[aria-(?:pressed|selected|current|expanded|disabled)/g;
const NOT = /:not\([^)]*\)/g;
const listStates = (selector: string): string[] => selector.match(STATE) ?? [];

/** The selectors of a list, those in `:is()` one by one. */
const splitSelectors = (selectors: string): string[] =>
  selectors.split(/,(?![^(]*\))/).flatMap((each) => {
    const [whole, list] = /:is\(([^)]*)\)/.exec(each) ?? [];
    if (whole === undefined || list === undefined) return [each.trim()];
    return list.split(",").map((part) => each.replace(whole, part.trim()).trim());
  });

/** The rules of a sheet, one for each selector of a list. */
function readRules(file: string): Rule[] {
  const css = readFileSync(path.join(STYLES, file), "utf8").replace(/\/\*.*?\*\//gs, "");
  const layer = css.includes("@layer components") ? 100 : 0;
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = "", declarations = ""]) =>
      splitSelectors(selectors).map((selector) => {
        const without = selector.replace(NOT, "");
        const nots = selector.match(NOT) ?? [];
        return {
          selector,
          base: without.replace(/:hover|:disabled|\[[^\]]*\]/g, ""),
          states: listStates(without),
          excluded: nots.flatMap(listStates),
          declarations,
          weight: layer + (without.match(/\.|:|\[/g)?.length ?? 0) + nots.length,
        };
      }),
  );
}

/** What a property is set to by the heaviest of some rules, or the last of these; `none` shows the ground. */
function winner(property: string, rules: readonly Rule[]): string | undefined {
  const pattern = new RegExp(
    `(?<![\\w-])${property}:\\s*(?:var\\((--[\\w-]+)\\)|none|transparent)`,
  );
  return [...rules]
    .sort((a, b) => a.weight - b.weight)
    .flatMap(({ declarations }) => {
      const found = pattern.exec(declarations);
      return found ? [found[1] ?? "--color-bg-raised"] : [];
    })
    .at(-1);
}

/** The sheets whose buttons are those of a tool, too: a component gives an element a class of both. */
const TOOL_SHEETS = new Set(
  readdirSync(STYLES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .flatMap((file) => {
      const code = readFileSync(path.join(STYLES, file), "utf8");
      const names = [...code.matchAll(/`tool-buttons \$\{(\w+)\[/g)].map(([, name = ""]) => name);
      return names.flatMap((name) => {
        const [, sheet] = new RegExp(`import \\* as ${name} from "(.*)"`).exec(code) ?? [];
        return sheet === undefined ? [] : [path.join(path.dirname(file), sheet)];
      });
    }),
);

/** Every control: a selector without states, and all rules that can apply to what it matches. */
function listControls(): (readonly [name: string, rules: readonly Rule[]])[] {
  const tools = readRules("styles/buttons.css").filter(
    ({ base }) => base === ".tool-buttons button",
  );
  return listSheets().flatMap((file) => {
    const rules = readRules(file);
    return [...new Set(rules.map(({ base }) => base))].map((base) => {
      const isTool = TOOL_SHEETS.has(file) && base.endsWith(" button");
      const own = rules.filter((rule) => rule.base === base);
      return [`${file}: ${base}`, isTool ? [...tools, ...own] : own] as const;
    });
  });
}

test("two states of a control stay legible together, whichever sheets they are in", () => {
  const faults: string[] = [];
  let count = 0;
  for (const [name, rules] of listControls()) {
    const states = [...new Set(rules.flatMap((rule) => rule.states))];
    const sets = states.flatMap((one, at) => states.slice(at).map((two) => [one, two]));
    for (const set of sets) {
      const applied = rules.filter(
        ({ states: wanted, excluded }) =>
          wanted.every((state) => set.includes(state)) &&
          !excluded.some((state) => set.includes(state)),
      );
      const [color, ground] = [winner("color", applied), winner("background", applied)];
      if (color === undefined || ground === undefined) continue;
      count += 1;
      const worst = Math.min(
        ...Object.values(THEMES).map((theme) =>
          contrast(getColor(theme, color), getColor(theme, ground)),
        ),
      );
      if (worst < 4.5) faults.push(`${name} ${set.join(" ")}: ${color} on ${ground}`);
    }
  }
  expect(faults).toEqual([]);
  expect(TOOL_SHEETS.size).toBeGreaterThan(3);
  expect(count).toBeGreaterThan(40);
});

test("what a field asks for is legible: browsers would write it in a gray of their own", () => {
  const base = readFileSync(path.join(STYLES, "styles/base.css"), "utf8");
  expect(base).toMatch(/::placeholder \{\s*color: var\(--color-text-muted\);\s*opacity: 1;/);
});
