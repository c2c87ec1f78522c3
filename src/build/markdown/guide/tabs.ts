import type { Content } from "mdast";
import { findChildren, readLiterals, type JsxElement } from "../../mdx/authorComponents";
import { heading, text } from "../nodes";
import type { PrintChildren } from "./context";

/**
 * `<Tabs>` as sections, one for each tab, under headings below `level`. A rule ends the last of them, so that
 * what follows is not taken for part of it; `isLast` leaves the rule out.
 */
export function tabSections(
  tabs: JsxElement,
  { level, isLast, print }: { level: number; isLast: boolean; print: PrintChildren },
): Content[] {
  const sections = findChildren(tabs, "Tab").flatMap((tab): Content[] => [
    heading(level + 1, text(readLiterals(tab)["label"] ?? "")),
    ...print(tab.children, level + 1),
  ]);
  return isLast ? sections : [...sections, { type: "thematicBreak" }];
}
