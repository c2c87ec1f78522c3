import { PALETTE, readToken, type Theme } from "../../src/node/files/palette";

/** A color that a file repeats: where it is, the token without `--color-`, and its theme. */
type Place = readonly [place: RegExp, token: string, theme?: Theme];

/** The tokens that the play frame states for itself, because the style sheets of the page do not reach it. */
const HOUSE = ["text", "text-muted", "border-strong", "accent", "on-accent"];

/** Files that no code can give the palette to, with the colors that they repeat from it. */
export const COPIES: Readonly<Record<string, readonly Place[]>> = {
  "static/favicon.svg": [
    [/(?<=<path fill=")#\w+/, "warm"],
    [/(?<=rx="6" fill=")#\w+/, "accent"],
    [/(?<=<g fill=")#\w+/, "on-accent"],
  ],
  "static/manifest.webmanifest": [
    [/(?<="background_color": ")#\w+/, "bg"],
    [/(?<="theme_color": ")#\w+/, "accent"],
  ],
  "src/components/Seo/Seo.tsx": [[/(?<=name="theme-color" content=")#\w+/, "accent"]],
  "src/frame/play/frame.css": [
    [/(?<=html\.live\.dark:not\(\.live-game\) \{\s+background: )#\w+/, "bg-raised", "dark"],
    [/(?<=html\.live\.dark:not\(\.live-game\) \{[^}]* color: )#\w+/, "text", "dark"],
    [/(?<=html\.dark:not\(\.live\) #game .*\.error \{\s+color: )#\w+/, "danger", "dark"],
    [/(?<=html\.live-game\.dark #game .*\.error \{\s+color: )#\w+/, "danger", "dark"],
    [/(?<=html\.live-game\.dark \{\s+background: )#\w+/, "bg-raised", "dark"],
    ...HOUSE.flatMap((token): Place[] => [
      [new RegExp(`(?<=html\\.live-game \\{[^}]*--color-${token}: )#\\w+`), token],
      [new RegExp(`(?<=html\\.live-game\\.dark \\{[^}]*--color-${token}: )#\\w+`), token, "dark"],
    ]),
  ],
};

/** A file's text with the colors of the palette. Throws an Error when a place is no longer there. */
export function recolor(file: string, text: string): string {
  return (COPIES[file] ?? []).reduce((colored, [place, token, theme = "light"]) => {
    if (!place.test(colored)) throw new Error(`${file} has no ${place.source} for ${PALETTE}.`);
    return colored.replace(place, readToken(theme, `--color-${token}`));
  }, text);
}
