import { startTransition, useEffect, useMemo, useState } from "react";
import { countRows, splitRows, type RowGroup } from "../results/rows";

/** Rows that are drawn in the frame after a key press; about as many as the dialog has room for. */
export const FIRST_ROWS = 6;

/** Rows, and the words to mark in them. */
export interface ListPart {
  readonly groups: readonly RowGroup[];
  readonly words: readonly string[];
}

/** A list in the two parts in which it is drawn. */
interface ListParts {
  readonly first: ListPart;
  readonly rest: ListPart;
}

/**
 * What of a list is drawn: the rows that a reader sees at once, and those below the fold two frames later, so
 * that nobody waits for them. Until then those of the last list stand there: to take them out would cost as
 * much as to draw the new ones. `listKey` names the list; a row that the keyboard leads to is drawn at once.
 */
export function useListParts(list: ListPart, listKey: string, active: number): ListParts {
  const { groups, words } = list;
  const { first, rest } = useMemo(() => splitRows(groups, FIRST_ROWS), [groups]);
  const [settled, setSettled] = useState({ listKey: "", groups: rest, words });
  useEffect(() => {
    // Two frames: the first one has the rows that are drawn now.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        startTransition(() => {
          setSettled({ listKey, groups: rest, words });
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [listKey, rest, words]);
  const isWhole = settled.listKey === listKey || active >= FIRST_ROWS;
  const count = countRows(rest);
  const standing = useMemo(
    () =>
      countRows(settled.groups) <= count ? settled.groups : splitRows(settled.groups, count).first,
    [settled.groups, count],
  );
  return {
    first: { groups: first, words },
    rest: isWhole ? { groups: rest, words } : { groups: standing, words: settled.words },
  };
}
