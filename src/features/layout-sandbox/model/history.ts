/** A state with those before and after it. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The gesture that made the present, such as a drag: its changes are one step. */
  readonly gesture?: string | undefined;
}

/** A history that begins here. */
export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/**
 * The history after a change. Changes of one gesture become one step; a change to the same state is
 * none.
 */
export function record<State>(
  history: History<State>,
  next: State,
  gesture?: string,
): History<State> {
  const { past, present } = history;
  if (next === present) return history;
  const isSameStep = gesture !== undefined && gesture === history.gesture;
  const steps = isSameStep ? past : [...past, present];
  return { past: steps, present: next, future: [], gesture };
}

/** The history one step back; unchanged at its beginning. */
export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
  };
}

/** The history one step on; unchanged at its end. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
