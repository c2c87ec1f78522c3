import { findFences, type Fence } from "../../fields/fences";
import { editLines, type LineEdit, type TracedText } from "../../fields/tracedText";
import { findNearest, type Problem } from "../../../../shared/problem";
import type { Regions } from "./gameRegions";

/** What determines how a quoted region is compiled: its own file, and nothing else. */
const OTHER_WAYS = ["prelude", "nocheck"] as const;

type Fault = Pick<Problem, "what" | "valid" | "fix">;

function isQuote({ meta }: Fence): boolean {
  const { file, region } = meta.attributes;
  return file !== undefined || region !== undefined;
}

function unknownName(what: string, name: string, valid: readonly string[]): Fault {
  const nearest = findNearest(name, valid);
  return { what, valid, fix: nearest === undefined ? "name one of these." : `write "${nearest}".` };
}

/** The code that a fence asks for, or why that code is not available. */
function findCode({ meta, code, language }: Fence, quotable: Regions): string | Fault {
  const { file, region } = meta.attributes;
  if (file === undefined || region === undefined) {
    const what = `the fence names a ${file === undefined ? "region" : "file"} only.`;
    return { what, fix: 'write file="garden-row/game.ts" region="row".' };
  }
  const other = OTHER_WAYS.find((key) => meta.attributes[key] !== undefined);
  if (other !== undefined) {
    const what = `a quoted region has no ${other}: it is compiled as a part of its file.`;
    return { what, fix: `take ${other}="…" away.` };
  }
  if (code.trim() !== "") {
    const what = `the fence holds code of its own and quotes the region "${region}".`;
    return { what, fix: "leave the fence empty, or take file and region away." };
  }
  const regions = quotable.list(file);
  if (!regions) {
    return unknownName(`unknown file "${file}".`, file, quotable.files());
  }
  const found = regions.find(({ name }) => name === region);
  if (!found) {
    const names = regions.map(({ name }) => name);
    return unknownName(`"${file}" has no region "${region}".`, region, names);
  }
  const right = file.endsWith(".tsx") ? "tsx" : "ts";
  if (language !== right) {
    const what = `the language is "${language}", but "${file}" is written in ${right}.`;
    return { what, valid: [right], fix: `write ${right} after the back-ticks.` };
  }
  return found.code;
}

/**
 * Puts the code of a game's region into every fence that names one by `file` and `region`. `file` is the
 * page's path, for messages, which use the author's line numbers.
 */
export function quoteRegions(
  page: TracedText,
  regions: Regions,
  file: string,
): { readonly page: TracedText; readonly problems: readonly Problem[] } {
  const lines = page.text.split("\n");
  const edits: LineEdit[] = [];
  const problems: Problem[] = [];
  for (const fence of findFences(page.text).filter(isQuote)) {
    const code = findCode(fence, regions);
    if (typeof code !== "string") {
      problems.push({ file, line: page.origins[fence.line - 2], ...code });
      continue;
    }
    // In a list or a tab the fence is indented, and so is its code.
    const indent = /^\s*/.exec(lines[fence.line - 2] ?? "")?.[0] ?? "";
    const text = code.replace(/^(?=.)/gm, indent);
    const count = fence.code === "" ? 0 : fence.code.split("\n").length;
    edits.push({ line: fence.line, count, text });
  }
  return { page: editLines(page, edits), problems };
}
