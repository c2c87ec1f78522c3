import { stripVTControlCharacters } from "node:util";
import type { DeclaredChanges } from "./declaredChanges";
import type { RehearsedCheck } from "./rehearsalChecks";

/** Lines of a failure message that the report keeps. */
const MOST_LINES = 12;

function fence(text: string): string {
  const plain = stripVTControlCharacters(text).trim();
  return `\`\`\`text\n${plain}\n\`\`\``;
}

function formatCheck({ name, ok, output, failures = [] }: RehearsedCheck): string[] {
  if (ok) return [];
  const parts = failures.map(({ title, message }) => {
    const lines = message.split("\n").filter((line) => !/^\s+at /.test(line));
    return `- **${title}**\n\n${fence(lines.slice(0, MOST_LINES).join("\n"))}`;
  });
  return [`## ${name}`, ...(output === undefined ? parts : [fence(output)])];
}

const UNUSED = "not used in the content.";

function listPlaces(name: string, { places }: DeclaredChanges, unused: string): string {
  const found = places.get(name) ?? [];
  return found.length > 0 ? found.join(", ") : unused;
}

function formatNames(
  title: string,
  names: readonly string[],
  changes: DeclaredChanges,
  unused: string,
): string[] {
  if (names.length === 0) return [];
  const lines = names.map((name) => `- \`${name}\`: ${listPlaces(name, changes, unused)}`);
  return [`### ${title}`, lines.join("\n")];
}

function formatChanges(changes: DeclaredChanges): string[] {
  const { added, removed, changed } = changes;
  const differing = Object.entries(changed);
  if (added.length + removed.length + differing.length === 0) {
    return ["The declarations that games use are the same."];
  }
  return [
    ...formatNames("Removed", removed, changes, UNUSED),
    ...(differing.length > 0 ? ["### Changed"] : []),
    ...differing.map(
      ([name, [before, after]]) =>
        `\`${name}\`: ${listPlaces(name, changes, UNUSED)}\n\n${fence(`- ${before}\n+ ${after}`)}`,
    ),
    ...formatNames("New", added, changes, "**not documented yet.**"),
  ];
}

/** The report of a rehearsal in Markdown: of a version, in place of the one that is installed. */
export function formatRehearsal(
  { version, present }: { readonly version: string; readonly present: string },
  changes: DeclaredChanges,
  checks: readonly RehearsedCheck[],
): string {
  const rows = checks.map(
    ({ name, ok, seconds, failures = [] }) =>
      `| ${name} | ${ok ? "passes" : failures.length > 0 ? `${String(failures.length)} fail` : "fails"} | ${String(seconds)} |`,
  );
  return [
    `# Rehearsal of ${version}, in place of ${present}`,
    ["| check | result | s |", "| --- | --- | --- |", ...rows].join("\n"),
    "## What the declarations say",
    ...formatChanges(changes),
    ...checks.flatMap(formatCheck),
    "",
  ].join("\n\n");
}
