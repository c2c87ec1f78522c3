import type { SearchAnswer, SearchScope } from "../../../shared/search/answer";
import { FAILURE_REASONS } from "./failureReasons";
import type { SearchState } from "../load/useSearch";
import { SCOPE_LABELS } from "./scopes";

/** Characters of a query that a message repeats. */
const REPEATED = 60;

/** A query as messages repeat it: its beginning, in quotes. */
export function quote(text: string): string {
  const characters = Array.from(text.trim());
  const cut = characters.length > REPEATED ? "…" : "";
  return `“${characters.slice(0, REPEATED).join("")}${cut}”`;
}

/** What a reader asked, and what search says; `undefined` while nothing is asked or to be had. */
export interface Asked {
  readonly text: string;
  readonly scope: SearchScope;
  readonly answer: SearchAnswer | undefined;
}

/** Which words the answer is one to, when the typed ones occur nowhere. */
export function describeCorrection({ corrected = [] }: SearchAnswer): string | undefined {
  if (corrected.length === 0) return undefined;
  return `Shown for ${corrected.map(({ to }) => quote(to)).join(" and ")}, because ${corrected
    .map(({ from }) => quote(from))
    .join(" and ")} occurs nowhere.`;
}

function describeCount(answer: SearchAnswer, { text, scope }: Asked): string {
  const count = answer.counts[scope];
  const place = scope === "all" ? "" : ` in ${SCOPE_LABELS[scope]}`;
  if (count === 0) return `No results for ${quote(text)}${place}.`;
  return `${String(count)} ${count === 1 ? "result" : "results"}${place}`;
}

/** The state of the search, in a sentence; empty while nothing is asked. */
export function describeSearch(state: SearchState, asked: Asked): string {
  if (state.kind === "failed") return `Search could not load. ${FAILURE_REASONS[state.failure]}`;
  if (state.kind !== "ready") return "Loading search…";
  if (!asked.answer) return "";
  const correction = describeCorrection(asked.answer);
  const count = describeCount(asked.answer, asked);
  return correction === undefined ? count : `${correction} ${count}`;
}
