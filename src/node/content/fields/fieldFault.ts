import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** What a type is called in YAML and JSON. */
export const TYPES: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a group of fields",
  record: "a group of fields",
  string: "a text",
};

/** What is counted in a value of a type: singular and plural. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  array: ["entry", "entries"],
  string: ["character", "characters"],
};

function count(many: number | bigint, origin: string): string {
  const unit = UNITS[origin]?.[many === 1 ? 0 : 1];
  return String(many) + (unit === undefined ? "" : ` ${unit}`);
}

/** What an invalid value should be, in words for an author; zod's own message where a schema has one. */
export function describeFault(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected] ? `expected ${TYPES[issue.expected] ?? ""}` : issue.message;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "too_small":
      return `expected at least ${count(issue.minimum, issue.origin)}`;
    case "too_big":
      return `expected at most ${count(issue.maximum, issue.origin)}`;
    case "invalid_key":
      return `expected the name of the field to be ${issue.issues[0]?.message ?? "another one"}`;
    default:
      return issue.message;
  }
}
