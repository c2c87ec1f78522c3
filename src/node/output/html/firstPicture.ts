import type { AppStart } from "../../../shared/contracts/appStart";
import { escapeHtml } from "../../html/escapeHtml";
import { hasClass, type HtmlToken } from "../../html/htmlTokens";

/** The theme that a new reader sees, and whether it is the system's. */
export interface Theme {
  readonly default: "light" | "dark";
  readonly respectSystem: boolean;
}

/** The images of a picture with which the page's text (`pageText.ts`) begins (`components/ThemedPicture`). */
export function findFirstPicture(text: readonly HtmlToken[]): AppStart["picture"] {
  const tags = text.filter((token) => token.kind === "tag").slice(1);
  const first = tags.findIndex(({ name }) => name !== "div" && name !== "section");
  const addressOf = (theme: string): string | undefined =>
    tags
      .slice(first, first + 2)
      .find((tag) => tag.name === "img" && hasClass(tag, theme))
      ?.attributes.get("src");
  const light = addressOf("only-light");
  const dark = addressOf("only-dark");
  return light === undefined || dark === undefined ? undefined : { light, dark };
}

/**
 * The image of a picture that a new reader sees is fetched with the stylesheet; the early script knows who has
 * chosen the other theme.
 */
export function renderPicture(picture: AppStart["picture"], theme: Theme): string {
  if (!picture) return "";
  const preload = (mode: "light" | "dark", media: string): string =>
    `<link rel="preload" as="image" type="image/avif" href="${escapeHtml(picture[mode])}" fetchpriority="high"${media}/>`;
  if (!theme.respectSystem) return preload(theme.default, "");
  return (["light", "dark"] as const)
    .map((mode) => preload(mode, ` media="(prefers-color-scheme: ${mode})"`))
    .join("");
}
