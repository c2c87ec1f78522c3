import type { Random } from "../../../src/shared/games/seededRandom";
import { pick } from "./chooseOffer";
import type { Field } from "./readTable";

const LETTERS = "etaoinsrhldcumfpgwybvkxjqz".split("");

/** How many letters a prompt asks for. */
function countLetters(prompt: string): number {
  const count = /(\d+) letters/.exec(prompt)?.[1];
  return count === undefined ? 1 : Number(count);
}

/** What to type into a field: a number in its range, or a text as the prompt wants it. */
export function answerField(
  { prompt, type, min, max }: Field,
  random: Random,
  given: ReadonlySet<string>,
): string {
  if (type === "number") return String(min + Math.floor(random() * (max - min + 1)));
  const length = countLetters(prompt);
  const letters = LETTERS.filter((letter) => length > 1 || !given.has(letter));
  return Array.from({ length }, () => pick(letters, random) ?? "").join("");
}
