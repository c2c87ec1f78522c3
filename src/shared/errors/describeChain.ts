import { textOf } from "./textOf";

/** Messages shown at most; longer chains say no more, and a chain may be a ring. */
const MAX_MESSAGES = 5;

function causeOf(thrown: unknown): unknown {
  try {
    return (thrown as { readonly cause?: unknown }).cause;
  } catch {
    return undefined;
  }
}

/**
 * The text of what was thrown, then that of its cause, and so on; one to five texts. Never throws,
 * whatever was: `null`, objects without a prototype, getters that throw.
 */
export function describeChain(thrown: unknown): readonly string[] {
  const messages = [textOf(thrown)];
  let cause = causeOf(thrown);
  while (cause !== undefined && cause !== null && messages.length < MAX_MESSAGES) {
    messages.push(textOf(cause));
    cause = causeOf(cause);
  }
  return messages;
}
