import { parse } from "acorn";
import { plainMessage } from "../live/codeProblem";
import { guardLoops } from "../live/loopGuard";

type GuardedQuery = { readonly code: string } | { readonly problem: string };

/** What acorn says of a place is counted in the text with its parenthesis; readers see only their own. */
function describeFault(error: unknown, length: number): string {
  const { message, pos = 0 } = error as { message: string; pos?: number };
  const text = plainMessage(message);
  return pos > length
    ? `${text}: the query ends too early.`
    : `${text} at character ${String(Math.max(1, pos))}.`;
}

/**
 * Makes a query stop by itself when it runs for too long. A query is one expression, such as
 * `game.all(Card)`; anything else is a problem, in words for the reader.
 */
export function guardQuery(query: string): GuardedQuery {
  let text = query.trim();
  while (text.endsWith(";")) text = text.slice(0, -1).trimEnd();
  const expression = `(${text}\n)`;
  try {
    const tree = parse(expression, { ecmaVersion: "latest" });
    const [only, ...others] = tree.body;
    if (only?.type !== "ExpressionStatement" || others.length > 0) {
      return { problem: "A query is one expression, such as game.all(Piece)." };
    }
    return { code: guardLoops(expression, tree) };
  } catch (error) {
    return { problem: describeFault(error, text.length) };
  }
}
