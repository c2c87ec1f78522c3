import { findNearest, type Problem } from "../src/shared/problem";

/** What is wrong with a name that a command, such as `npm run check`, does not know as one of some things. */
export function unknownName(
  file: string,
  what: string,
  { name, valid }: { readonly name: string; readonly valid: readonly string[] },
): Problem {
  const nearest = findNearest(name, valid);
  const fix = nearest === undefined ? undefined : `write "${nearest}".`;
  return { file, what: `"${name}" is no ${what}.`, valid, fix };
}
