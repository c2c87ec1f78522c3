import type { Content, PhrasingContent } from "mdast";
import type { ImportFact, ThrowsRow } from "../../../shared/contracts/apiPage";
import { fence, inlineCode, list, paragraph, strong, text } from "../nodes";
import { commentLine } from "./comment";

/** The line that brings a symbol into a game, or what to do without one. */
export function importNodes({ statement, note }: ImportFact): Content[] {
  return [
    ...(statement === undefined ? [] : [fence("ts", statement)]),
    ...(note === undefined ? [] : [paragraph(...commentLine(note))]),
  ];
}

function throwsLine({ when, message }: ThrowsRow): PhrasingContent[] {
  return message === undefined
    ? commentLine(when)
    : [...commentLine(when), text(": "), inlineCode(message)];
}

/** What a call throws, and when. */
export function throwsNodes(rows: readonly ThrowsRow[]): Content[] {
  return [
    paragraph(strong(text("Throws"))),
    list(rows.map((row) => [paragraph(...throwsLine(row))])),
  ];
}
