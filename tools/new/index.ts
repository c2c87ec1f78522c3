import { findEntry } from "./contentPages";
import { game } from "./game";
import { guide } from "./guide";
import type { Kind, Plan } from "./plan";
import { recipe } from "./recipe";

export { formatPlan, Refusal, writePlan, type Plan } from "./plan";

/** The kinds of pages that authors can start with a command, by the word for each. */
const KINDS: Readonly<Record<string, Kind>> = { guide, recipe, game };

/** Usage of the command, one line per kind. */
export function formatUsage(): string {
  return Object.values(KINDS)
    .map(({ usage }) => `npm run new -- ${usage}`)
    .join("\n");
}

/**
 * Plans what the arguments of `npm run new` ask for in the project at `root`: a kind, the place if the
 * kind has one, and the title. Throws a `Refusal` when it cannot be created; nothing is written yet.
 */
export function planNew(root: string, [kind = "", ...rest]: readonly string[]): Plan {
  const usage = '<kind> [<section>] "<title>"';
  const { plan } = findEntry(kind, KINDS, { what: "kind of page", usage });
  return plan(root, rest.join(" ").trim().replace(/\s+/g, " "));
}
