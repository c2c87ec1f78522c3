import type { Content } from "mdast";
import { link, paragraph, text } from "../nodes";
import type { GuideContext } from "./context";

/** `LayoutSandbox` → `layout sandbox`. */
function toWords(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
}

/** An interactive component as a sentence that leads to the page where it runs. */
export function islandNote(name: string, { route, title }: GuideContext): Content {
  return paragraph(
    text(`This part of the page is interactive (${toWords(name)}). It runs in a browser: `),
    link(route, text(title)),
    text("."),
  );
}
