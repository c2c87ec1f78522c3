import { LIVE_FILE } from "../../../features/playground/model/play/protocol";
import { readStack } from "../evaluate";
import { UI_FAULT } from "../faultText";
import { textOf } from "../../../shared/errors/textOf";

/** What was thrown, in words; code may throw anything, even values without text. */
interface Thrown {
  readonly name: string;
  readonly message: string;
  /** 1-based line of the code, if the stack names it. */
  readonly line?: number;
}

/** The first position in the code that a stack names. */
function lineIn(stack: string): number | undefined {
  const at = stack.indexOf(`${LIVE_FILE}:`);
  const line = at < 0 ? NaN : parseInt(stack.slice(at + LIVE_FILE.length + 1), 10);
  return line > 0 ? line : undefined;
}

/** Describes what was thrown, and never throws. */
export function describeThrown(value: unknown): Thrown {
  try {
    if (value instanceof Error) {
      const line = lineIn(readStack(value));
      if (value.name === UI_FAULT) {
        // A block has no files.
        const message = value.message.replaceAll("ui.tsx", "this code");
        return { name: "Error", message, ...(line !== undefined && { line }) };
      }
      return {
        name: textOf(value.name),
        message: textOf(value.message),
        ...(line !== undefined && { line }),
      };
    }
    // A DOMException is not an Error everywhere, but has its fields.
    const { name, message } = (value ?? {}) as { name?: unknown; message?: unknown };
    if (typeof name === "string" && typeof message === "string") return { name, message };
  } catch {
    // A getter of the value threw.
  }
  return { name: "Thrown", message: textOf(value) };
}
