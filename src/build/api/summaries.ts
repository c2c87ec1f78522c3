import { firstSentence } from "../../shared/firstSentence";
import { toPlainText, withoutCodeMarks } from "./commentText";
import { memberOverlay, symbolOverlay, type Overlay } from "./overlay";
import { commentsOf } from "./reflections";
import type { Declaration } from "./typedocProject";

/** The toolkit's own words about a declaration, as plain text. */
export function commentText(declaration: Declaration): string {
  const summary = commentsOf(declaration).find((comment) => comment.summary.length > 0)?.summary;
  return summary === undefined ? "" : toPlainText(summary);
}

/** One line about a symbol: our words if we wrote any, otherwise the toolkit's first sentence. */
export function symbolSummary(symbol: Declaration, overlay: Overlay): string {
  const own = symbolOverlay(overlay, symbol.name)?.summary;
  return own === undefined ? firstSentence(commentText(symbol)) : withoutCodeMarks(own);
}

/** One line about a member of a symbol, in the same way; may be empty. */
export function memberSummary(owner: Declaration, member: Declaration, overlay: Overlay): string {
  const own = memberOverlay(overlay, owner.name, member.name)?.summary;
  return own === undefined ? firstSentence(commentText(member)) : withoutCodeMarks(own);
}

const SEARCH_LENGTH = 300;

/** What search knows about a declaration. */
export function searchText(declaration: Declaration, overlay: Overlay, owner?: string): string {
  const note =
    owner === undefined
      ? symbolOverlay(overlay, declaration.name)?.summary
      : memberOverlay(overlay, owner, declaration.name)?.summary;
  const own = note === undefined ? "" : withoutCodeMarks(note);
  // Some toolkit comments consist only of this word.
  const text = [own, commentText(declaration)].filter((part) => part !== "" && part !== "internal");
  return firstWords(text.join(" "), SEARCH_LENGTH);
}

function firstWords(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/\s+\S*$/, "");
}
