import { useLayoutEffect, type MutableRefObject, type RefObject } from "react";

/** Which folds of the code are open, in their order. */
export type FoldsInHand = MutableRefObject<readonly boolean[]>;

/**
 * Leaves the folds of the code as the reader has them when one part of a block takes the place of another,
 * which has the same code from the build.
 *
 * @param code what holds the code of this part
 */
export function useHandedFolds(code: RefObject<HTMLElement>, openRef: FoldsInHand): void {
  useLayoutEffect(() => {
    const folds = [...(code.current?.querySelectorAll("details") ?? [])];
    for (const [index, fold] of folds.entries()) {
      // The first part leaves them alone: the reader may have opened one before hydration.
      fold.open = openRef.current[index] ?? fold.open;
    }
    return () => {
      openRef.current = folds.map(({ open }) => open);
    };
  }, [code, openRef]);
}
