import { findNearest } from "../../../shared/problem";
import type { Comment, CommentPart } from "./typedocProject";

/**
 * The tag under which the source plugin keeps a copy of every `@param` of a comment. TypeDoc moves
 * `@param` texts to the parameters and drops those it finds no place for, such as
 * `@param options.name` of a parameter whose type is computed.
 */
export const PARAMETER_TAG = "@parameter";

type Parts = readonly CommentPart[];

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** The texts about a signature's parameters. */
interface ParameterDocs {
  /** By the paths of the rows that they belong to. */
  readonly found: ReadonlyMap<string, Parts>;
  /** Those that match no row, by the names that the comment gives them. */
  readonly leftovers: ReadonlyMap<string, Parts>;
}

/** Finds the text of each row, in this order: the same path, the same last segment, a misspelt path. */
export function readParameterDocs(
  comment: Comment | undefined,
  rows: readonly string[],
): ParameterDocs {
  const leftovers = new Map<string, Parts>();
  for (const { tag, name, content } of comment?.blockTags ?? []) {
    if (tag === PARAMETER_TAG && name !== undefined) leftovers.set(name, content);
  }
  const found = new Map<string, Parts>();
  const match = (find: (name: string, open: readonly string[]) => string | undefined): void => {
    for (const [name, parts] of [...leftovers]) {
      const open = rows.filter((each) => !found.has(each));
      const row = find(name, open);
      if (row === undefined) continue;
      found.set(row, parts);
      leftovers.delete(name);
    }
  };
  match((name, open) => open.find((row) => row === name));
  match((name, open) => open.find((row) => lastSegment(row) === name));
  match((name, open) => {
    const alike = open.filter((row) => row.includes(".") === name.includes("."));
    return findNearest(name, alike);
  });
  return { found, leftovers };
}
