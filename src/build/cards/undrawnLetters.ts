import type { Problem } from "../../shared/problem";
import { findMissingLetters } from "./letters";

/** A text that a card shows, and where it comes from. */
interface CardSource {
  /** Path relative to the repository, or the route of a page that has no file. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** What the text is, such as `title`. */
  readonly name: string;
  readonly text: string;
}

/** The problem of a text with characters that cards cannot draw, if it has any. */
export function findUndrawnLetters({ file, line, name, text }: CardSource): Problem[] {
  const missing = findMissingLetters(text);
  if (missing.length === 0) return [];
  const list = missing.map((character) => `"${character}"`).join(", ");
  return [
    {
      file,
      line,
      what: `the ${name} "${text}" has ${list}, which the pictures of link previews cannot draw.`,
      fix: "write it with other characters, or add them to tools/artwork/outlines.ts, whose first lines say how.",
    },
  ];
}
