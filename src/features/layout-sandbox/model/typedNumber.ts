import { visibleText } from "../../../shared/visibleText";
import type { NumberRange } from "./sandboxFields";

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const LONGEST_QUOTE = 20;

/** Numbers that are counted, such as pieces: they have no fractions. */
const isCounted = ({ step }: NumberRange): boolean => step === 1;

/**
 * The number in a text that a reader has typed or pasted, full-width digits included; `undefined` when it
 * is none, or none of the range.
 */
export function readNumber(text: string, range: NumberRange): number | undefined {
  const plain = text.normalize("NFKC").trim();
  if (!NUMBER.test(plain)) return undefined;
  // Without minus zero, which JSON does not know.
  const number = Number(plain) + 0;
  if (number < range.min || number > range.max) return undefined;
  return isCounted(range) && !Number.isInteger(number) ? undefined : number;
}

/** A text in quotes, cut. */
function quote(text: string): string {
  const characters = Array.from(text);
  const cut = characters.length > LONGEST_QUOTE;
  const shown = characters.slice(0, LONGEST_QUOTE).join("") + (cut ? "…" : "");
  return `"${visibleText(shown)}"`;
}

/** Why a text is no number of the range: `"1,5" is not a number from 0 to 30.` */
export function describeRefused(text: string, range: NumberRange): string {
  const kind = isCounted(range) ? "a whole number" : "a number";
  const valid = `${kind} from ${String(range.min)} to ${String(range.max)}.`;
  return text.trim() === "" ? `Enter ${valid}` : `${quote(text)} is not ${valid}`;
}

/** The number one step up or down, within the range; without a number the range's least. */
export function stepNumber(
  value: number | undefined,
  direction: 1 | -1,
  { min, max, step }: NumberRange,
): number {
  if (value === undefined) return min;
  // Rounded, so that 0.1 + 0.2 is 0.3.
  const next = Number((value + direction * step).toFixed(6));
  return Math.min(Math.max(next, min), max);
}
