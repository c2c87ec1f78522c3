import { readText } from "./readText";

/** The one file that states the colors of the site; others read it, or are brought up to date by `npm run artwork`. */
export const PALETTE = "src/styles/tokens.css";

const SELECTORS = { light: ":root", dark: '[data-theme="dark"]' } as const;

export type Theme = keyof typeof SELECTORS;

export const THEMES = Object.keys(SELECTORS) as readonly Theme[];

/** The value of a token, such as `--color-bg`, in a theme. Throws an Error if there is none. */
export function readToken(theme: Theme, name: string): string {
  const css = readText(PALETTE);
  const block = css.slice(css.indexOf(`${SELECTORS[theme]} {`));
  const [, value] = new RegExp(`${name}:\\s*([^;]+);`).exec(block) ?? [];
  if (value === undefined) throw new Error(`${PALETTE} has no ${name}.`);
  return value.replace(/\s+/g, " ");
}

/** All colors of a theme in hexadecimal digits, such as `#fff`. */
export function listColors(theme: Theme): readonly string[] {
  const css = readText(PALETTE);
  const start = css.indexOf(`${SELECTORS[theme]} {`);
  return css.slice(start, css.indexOf("}", start)).match(/#[\da-f]+(?=;)/g) ?? [];
}
