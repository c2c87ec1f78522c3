import { findNearest } from "../../shared/problem";
import type { Comment, CommentPart } from "./typedocProject";

/**
 * The tag under which the source plugin keeps a copy of every `@param` of a comment. TypeDoc moves
 * `@param` texts to the parameters and drops those it finds no place for, such as
 * `@param options.name` of a parameter whose type is computed.
 */
export const PARAMETER_TAG = "@parameter";

type Parts = readonly CommentPart[];

/** The texts about a signature's parameters, by the names that the comment gives them. */
export interface ParameterDocs {
  /** Finds the text of each row and marks it as used. */
  readonly assign: (rows: readonly string[]) => ReadonlyMap<string, Parts>;
  /** Texts that no row used. */
  readonly leftovers: () => readonly { readonly name: string; readonly parts: Parts }[];
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** Matches in this order: the same path, the same last segment, a misspelt path. */
export function readParameterDocs(comment: Comment | undefined): ParameterDocs {
  const left = new Map<string, Parts>();
  for (const { tag, name, content } of comment?.blockTags ?? []) {
    if (tag === PARAMETER_TAG && name !== undefined) left.set(name, content);
  }
  const assign = (rows: readonly string[]): ReadonlyMap<string, Parts> => {
    const found = new Map<string, Parts>();
    const match = (find: (name: string, open: readonly string[]) => string | undefined): void => {
      for (const [name, parts] of [...left]) {
        const row = find(
          name,
          rows.filter((each) => !found.has(each)),
        );
        if (row === undefined) continue;
        found.set(row, parts);
        left.delete(name);
      }
    };
    match((name, open) => open.find((row) => row === name));
    match((name, open) => open.find((row) => lastSegment(row) === name));
    match((name, open) =>
      findNearest(
        name,
        open.filter((row) => row.includes(".") === name.includes(".")),
      ),
    );
    return found;
  };
  return { assign, leftovers: () => [...left].map(([name, parts]) => ({ name, parts })) };
}
