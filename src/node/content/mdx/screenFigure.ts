import type { Content } from "mdast";
import { findNearest, listNearest } from "../../../shared/problem";
import { escapeHtml } from "../../html/escapeHtml";
import type { MdxContext, ReportProblem } from "./context";
import { rawHtml } from "./element";
import { pictureFigure } from "./pictureFigure";

/** The figure of `<Screen name="…" />`: a screen of the toolkit as it is in each theme. */
export function screenFigure(
  { name, line }: { readonly name: string; readonly line: number | undefined },
  screens: MdxContext["screens"],
  report: ReportProblem,
): Content {
  const known = screens?.() ?? new Map<string, never>();
  const screen = known.get(name);
  if (!screen) {
    const names = [...known.keys()];
    const nearest = findNearest(name, names);
    const fix =
      nearest === undefined
        ? "name a screen of content/screens.yml, or add one there."
        : `write name="${nearest}".`;
    const what = name === "" ? "<Screen> has no name." : `there is no screen "${name}".`;
    report({ line, what, valid: listNearest(name, names), fix });
    return rawHtml("");
  }
  const { picture, alt, caption } = screen;
  if (!picture) {
    const fix = "run `npm run make pictures` and commit what it writes.";
    report({ line, what: `the screen "${name}" has no picture yet.`, fix });
    return rawHtml("");
  }
  const label = `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return pictureFigure(picture, { className: "screen diagram", noun: "picture", alt, label });
}
