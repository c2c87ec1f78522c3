import { readdirSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../../shared/problem";
import { readText } from "../files/readText";
import { readToolkitVersion } from "../files/installedVersion";

/** Readers meet it, an author has work left, or it only informs. */
const IMPORTANCES = [1, 2, 3] as const;

/** A ready-made GraphQL query for authors, as a file of `docs/queries` holds it. */
export interface AuthorQuery {
  /** Name of the file without its extension, such as `drafts`; the argument of `npm run query`. */
  readonly name: string;
  /** First line of the comment at the start of the file, such as "Drafts". */
  readonly title: string;
  /** What it answers: the other lines of the comment, on one line. */
  readonly about: string;
  /** Place on `/health`: 1 for what readers meet, 2 for what is left to do, 3 for what is good to know. */
  readonly importance: (typeof IMPORTANCES)[number];
  /** The GraphQL document, with the comment. */
  readonly text: string;
  /** Values of the variables that the document declares. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The day one year before another day, as YYYY-MM-DD. */
function yearBefore(day: Date): string {
  const before = new Date(day);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before.toISOString().slice(0, 10);
}

/** Values of the variables that a query may declare, by name. */
const VARIABLES: Readonly<Record<string, (today: Date) => string>> = {
  aYearAgo: yearBefore,
  route: () => "/game/actions",
  toolkitVersion: () => readToolkitVersion(),
};

/** The variables that a query declares, with their initial values. */
function queryVariables(text: string, today: Date): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([name, value]) =>
      text.includes(`$${name}:`) ? [[name, value(today)]] : [],
    ),
  );
}

/** Reads a file of `docs/queries`. Throws when its comment has no title or no importance. */
export function parseQuery(name: string, text: string, today: Date): AuthorQuery {
  const [comment = ""] = /^(?:#.*\n)+/.exec(text) ?? [];
  const lines = comment.split("\n").map((line) => line.replace(/^#\s*/, ""));
  const [title = "", ...rest] = lines.filter((line) => !line.startsWith("Importance:"));
  const importance = IMPORTANCES.find((each) => lines.includes(`Importance: ${String(each)}`));
  if (title === "" || importance === undefined)
    throw new Error(
      formatProblem({
        file: `docs/queries/${name}.graphql`,
        what: `its comment has no ${title === "" ? "title" : "importance"}.`,
        valid: IMPORTANCES.map((each) => `# Importance: ${String(each)}`),
        fix: "begin the file with a title, lines that say what it answers, and one of these, each as a comment.",
      }),
    );
  const about = rest.join(" ").trim();
  return { name, title, about, importance, text, variables: queryVariables(text, today) };
}

const ENDING = ".graphql";

/** The queries of `docs/queries`, the most important first; `today` is the day that they count from. */
export function readQueries(today = new Date()): AuthorQuery[] {
  const folder = path.resolve("docs/queries");
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => {
      const text = readText(path.join(folder, file));
      return parseQuery(path.basename(file, ENDING), text, today);
    })
    .sort((a, b) => a.importance - b.importance || a.name.localeCompare(b.name));
}
