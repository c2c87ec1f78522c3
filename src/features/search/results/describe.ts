import type { SearchAnswer } from "../../../shared/search/answer";
import { visibleText } from "../../../shared/visibleText";
import type { FailureKind } from "../load/failure";
import { SCOPE_LABELS, type Query } from "./query";
import type { Asked } from "./useAnswer";

/** What the search says about each kind of failure. */
export const FAILURE_REASONS = {
  offline: "You seem to be offline.",
  timeout: "The index did not arrive within 10 seconds.",
  missing: "The server did not hand out the index.",
  damaged: "The index arrived damaged or incomplete.",
  updated: "The site has been updated.",
} as const satisfies Record<FailureKind, string>;

/** Characters of a query that a message repeats. */
const REPEATED = 60;

/** A query as messages repeat it: its beginning, in quotes. */
export function quote(text: string): string {
  const characters = Array.from(text.trim().slice(0, 2 * REPEATED + 1));
  const cut = characters.length > REPEATED ? "…" : "";
  return `“${visibleText(characters.slice(0, REPEATED).join(""))}${cut}”`;
}

/** Which words the answer is one to, when the typed ones occur nowhere. */
export function describeCorrection({ corrected = [] }: SearchAnswer): string | undefined {
  if (corrected.length === 0) return undefined;
  const meant = corrected.map(({ to }) => quote(to)).join(" and ");
  const typed = corrected.map(({ from }) => quote(from)).join(" and ");
  return `Shown for ${meant}, because ${typed} occurs nowhere.`;
}

/** Above hits that are only the nearest. */
export const NOTHING_FITS = "Nothing fits exactly; nearest:";

function describeCount({ counts, isNear }: SearchAnswer, { text, scope }: Query): string {
  const count = counts[scope];
  if (isNear && count > 0) return NOTHING_FITS;
  const place = scope === "all" ? "" : ` in ${SCOPE_LABELS[scope]}`;
  if (count === 0) return `No results for ${quote(text)}${place}.`;
  return `${String(count)} ${count === 1 ? "result" : "results"}${place}`;
}

/** The state of the search, in a sentence; empty while nothing is asked. */
export function describeSearch(asked: Asked): string {
  const { state, answer, isAsking } = asked;
  if (state.kind === "failed") return `Search could not load. ${FAILURE_REASONS[state.failure]}`;
  if (!answer) return isAsking ? "Loading search…" : "";
  const correction = describeCorrection(answer);
  const count = describeCount(answer, asked);
  return correction === undefined ? count : `${correction} ${count}`;
}
