import { z } from "zod";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { parseFields } from "../content/fields/frontmatter";
import { findNearest, formatProblem, type Problem } from "../../shared/problem";

const version = { name: z.string().regex(/^[\w.-]{1,40}$/), label: z.string().min(1).max(40) };
const webAddress = z.url({ protocol: /^https?$/ });
const versionHref = z
  .string()
  .refine(
    (text) => /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(text) || webAddress.safeParse(text).success,
    "an address such as https://docs.example.org, or a path such as /v/0.2.13",
  );
const level = z.int().min(2).max(6);

/** The fields that a single build may override, by their group in `src/site.ts`. */
const GROUPS = {
  colorMode: z.strictObject({
    default: z.enum(["light", "dark"]).optional(),
    respectSystem: z.boolean().optional(),
    disableSwitch: z.boolean().optional(),
  }),
  navbar: z.strictObject({ hideOnScroll: z.boolean().optional() }),
  announcement: z.strictObject({
    id: z.string().min(1).max(200),
    text: z.string().min(1).max(300),
  }),
  docs: z.strictObject({
    pluginId: z
      .string()
      .regex(/^[\w-]{1,40}$/, "letters, digits, - and _")
      .optional(),
    version: z.strictObject(version).optional(),
    otherVersions: z.array(z.strictObject({ ...version, href: versionHref })).optional(),
    current: z
      .strictObject({
        label: version.label,
        url: webAddress.regex(/[^/]$/, "an address without a slash at the end"),
        routes: z.array(z.string().startsWith("/")),
      })
      .optional(),
    scope: z.enum(["all", "reference"]).optional(),
  }),
  search: z.strictObject({
    maxHits: z.int().min(1).max(100).optional(),
    highlightResult: z.boolean().optional(),
  }),
  tableOfContents: z.strictObject({ from: level.optional(), to: level.optional() }),
};

type Group = keyof typeof GROUPS;

const VARIABLE = "SITE_OPTIONS";
const groupNames = Object.keys(GROUPS) as Group[];

function isGroup(name: string): name is Group {
  return Object.hasOwn(GROUPS, name);
}

function fail(what: string): never {
  const fix = `write one JSON object, such as {"navbar":{"hideOnScroll":true}}.`;
  throw new Error(formatProblem({ file: VARIABLE, what, fix }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`no valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function readGroups(text: string): [name: string, value: unknown][] {
  const data = parseJson(text);
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? Object.entries(data)
    : fail(`${JSON.stringify(data)} is no JSON object.`);
}

function unknownGroup(name: string): Problem {
  const nearest = findNearest(name, groupNames);
  const fix = nearest === undefined ? `remove "${name}".` : `write "${nearest}" instead.`;
  return { file: VARIABLE, what: `unknown option "${name}".`, valid: groupNames, fix };
}

function emptyGroup(name: Group): Problem {
  const valid = Object.keys(GROUPS[name].shape);
  const fix = `write an object with fields, or leave "${name}" out.`;
  return { file: `${VARIABLE}, ${name}`, what: "null is no group of options.", valid, fix };
}

/** Checks the range of levels that the table of contents would have. */
function checkLevels({ from, to }: SiteConfig["tableOfContents"]): Problem[] {
  if (from <= to) return [];
  const what = `no heading is of level ${String(from)} at least and ${String(to)} at most.`;
  return [{ file: `${VARIABLE}, tableOfContents`, what, fix: "let `from` be at most `to`." }];
}

/**
 * The site's configuration with the environment variable `SITE_OPTIONS` laid over it: JSON with some of the
 * groups of `src/site.ts`, each with some of its fields.
 *
 * @throws with every error in the text, the valid values and the fix.
 */
export function applySiteOptions(site: SiteConfig, text: string): SiteConfig {
  const problems: Problem[] = [];
  const changed: Record<string, unknown> = {};
  for (const [name, value] of readGroups(text)) {
    if (!isGroup(name)) problems.push(unknownGroup(name));
    else if (name === "announcement" && value === null) changed[name] = null;
    else if (value === null) problems.push(emptyGroup(name));
    else {
      const parsed = parseFields(GROUPS[name], value, `${VARIABLE}, ${name}`);
      problems.push(...parsed.problems);
      changed[name] = { ...site[name], ...parsed.fields };
    }
  }
  const merged: SiteConfig = { ...site, ...changed };
  if (problems.length === 0) problems.push(...checkLevels(merged.tableOfContents));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n\n"));
  return merged;
}
