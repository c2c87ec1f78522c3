import { z } from "zod";
import { readText } from "../files/readText";
import { findNearest, formatProblems, type Problem } from "../../shared/problem";
import { nameTokens, textTokens } from "../../shared/search/words";
import { describeFault } from "../content/fields/fieldFault";
import type { FieldLine } from "../content/fields/frontmatter";
import { readYaml } from "../content/fields/readYaml";

const ask = z
  .string()
  .regex(/^[a-z0-9][a-z0-9 '-]*$/, "expected a phrase of a to z, digits, apostrophes and hyphens")
  .max(80);

const fileSchema = z.record(z.string(), z.array(ask).min(1).max(50));

/** What readers ask, by the address that answers. */
export interface Asks {
  readonly file: string;
  readonly byUrl: ReadonlyMap<string, readonly string[]>;
  readonly lineOf: FieldLine;
}

/** A phrase that several addresses claim. */
function findClaimedTwice(asks: Asks): Problem[] {
  const owners = new Map<string, string>();
  return [...asks.byUrl].flatMap(([url, texts]) =>
    texts.flatMap((text, at): Problem[] => {
      const owner = owners.get(text);
      owners.set(text, url);
      if (owner === undefined) return [];
      const what = `"${text}" is an ask of ${owner} too.`;
      const fix = "keep it where the better answer is.";
      return [{ file: asks.file, line: asks.lineOf([url, at]), what, fix }];
    }),
  );
}

/** Reads `content/asks.yml`; throws its problems, each with its line. */
export function readAskFile(file: string, text = readText(file)): Asks {
  const { data, problems, fieldLine } = readYaml(text, file);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const result = fileSchema.safeParse(data ?? {});
  if (!result.success) {
    const faults = result.error.issues.map((issue): Problem => {
      const what = `"${issue.path.join(", ")}": ${describeFault(issue)}.`;
      const fix = "write up to fifty phrases below an address, such as `- cards face down`.";
      return { file, line: fieldLine(issue.path), what, fix };
    });
    throw new Error(formatProblems(faults));
  }
  const asks = { file, byUrl: new Map(Object.entries(result.data)), lineOf: fieldLine };
  const twice = findClaimedTwice(asks);
  if (twice.length > 0) throw new Error(formatProblems(twice));
  return asks;
}

/**
 * What is wrong with asks on a site whose search answers with these addresses and names: an address that
 * does not exist, and an ask whose words are all in the name, which finds nothing that the name does not.
 */
export function checkAsks(asks: Asks, names: ReadonlyMap<string, string>): Problem[] {
  return [...asks.byUrl].flatMap(([url, texts]): Problem[] => {
    const name = names.get(url);
    if (name === undefined) {
      const nearest = findNearest(url, [...names.keys()]);
      const fix =
        nearest === undefined ? "correct or delete it." : `write ${nearest}, or delete it.`;
      const what = `the search has no ${url}.`;
      return [{ file: asks.file, line: asks.lineOf([url]), what, fix }];
    }
    const known = new Set(nameTokens(name));
    return texts.flatMap((text, at): Problem[] => {
      const words = textTokens(text);
      if (words.length === 0 || !words.every((word) => known.has(word))) return [];
      const what = `"${text}" has no word that "${name}" does not have.`;
      const fix = "ask in other words, or delete it.";
      return [{ file: asks.file, line: asks.lineOf([url, at]), what, fix }];
    });
  });
}
