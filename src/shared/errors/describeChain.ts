import { textOf } from "./textOf";

/** Most messages shown; longer chains add nothing, and a chain may be circular. */
const MAX_MESSAGES = 5;

function causeOf(thrown: unknown): unknown {
  try {
    return (thrown as { readonly cause?: unknown }).cause;
  } catch {
    return undefined;
  }
}

/**
 * The text of what was thrown, then of its cause, and so on; one to five texts. Never throws, even for
 * `null`, objects without a prototype, or getters that throw.
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
