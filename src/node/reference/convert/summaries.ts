import { firstSentence } from "../../../shared/firstSentence";
import { toPlainText, withoutCodeMarks } from "./commentText";
import { overlayOf, type Overlay } from "./overlay";
import { fullName, summaryParts } from "./reflections";
import type { Declaration } from "./typedocProject";

/** The toolkit's own words about a declaration, as plain text. */
function commentText(declaration: Declaration): string {
  return toPlainText(summaryParts(declaration) ?? []);
}

/**
 * One line about a symbol or a member: our words if we wrote any, otherwise the toolkit's first sentence; may
 * be empty for a member.
 */
export function summaryOf(declaration: Declaration, overlay: Overlay, owner?: Declaration): string {
  const own = overlayOf(overlay, fullName(declaration, owner))?.summary;
  return own === undefined ? firstSentence(commentText(declaration)) : withoutCodeMarks(own);
}

const SEARCH_LENGTH = 300;

/** What search knows about a declaration. */
export function searchText(
  declaration: Declaration,
  overlay: Overlay,
  owner?: Declaration,
): string {
  const own = overlayOf(overlay, fullName(declaration, owner))?.summary ?? "";
  // Some toolkit comments consist only of this word.
  const text = [withoutCodeMarks(own), commentText(declaration)]
    .filter((part) => part !== "" && part !== "internal")
    .join(" ");
  return text.length <= SEARCH_LENGTH ? text : text.slice(0, SEARCH_LENGTH).replace(/\s+\S*$/, "");
}
