import type { Heading } from "mdast";
import autolinkHeaders from "gatsby-remark-autolink-headers";
import { readHeading } from "../../src/node/content/mdx/headings";
import { isRouteSegment } from "../../src/shared/url";
import { Refusal } from "./plan";

/** Where an author reads about a fault in the command's arguments. */
export const COMMAND = "npm run new";

/** Characters that would need an escape in a heading, in front matter, or in code. */
const MARKUP = /["`*_{}<>[\]\\|~]/;

/** The anchor that the site gives a heading with these words; also the file name of a new page. */
export function toSlug(title: string): string {
  const heading: Heading = {
    type: "heading",
    depth: 2,
    children: [{ type: "text", value: title }],
  };
  autolinkHeaders({ markdownAST: { type: "root", children: [heading] } }, { icon: false });
  return readHeading(heading).slug;
}

/** Name of a game's class: `last-stone` → `LastStoneGame`, which the toolkit does not use. */
export function toClassName(id: string): string {
  const words = id.split("-").filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return `${/^\d/.test(name) ? "The" : ""}${name}Game`;
}

/** Splits the words of a command into the leading place and the title. */
export function splitPlace(words: string): { readonly place: string; readonly title: string } {
  const [, place = "", title = ""] = /^([^\s/]*)[\s/]*(.*)$/.exec(words) ?? [];
  return { place, title };
}

/** The rules for a title. */
interface TitleRule {
  /** The field that will hold it. */
  readonly field: { readonly minLength: number | null; readonly maxLength: number | null };
  /** Usage of the command. */
  readonly usage: string;
}

/** Checks a title and returns its slug. Throws a `Refusal` that says what to write instead. */
export function readTitle(title: string, { field, usage }: TitleRule): string {
  const refuse = (what: string, fix: string): Refusal => new Refusal({ file: COMMAND, what, fix });
  if (title === "") throw refuse("the title is missing.", `${COMMAND} -- ${usage}`);
  const { minLength: min, maxLength: max } = field;
  if (title.length < (min ?? 1) || title.length > (max ?? Infinity)) {
    const what = `the title "${title}" has ${String(title.length)} characters; ${String(min)} to ${String(max)} are allowed.`;
    throw refuse(what, "find one of that length.");
  }
  const [found] = MARKUP.exec(title) ?? [];
  if (found !== undefined) {
    const what = `the title "${title}" holds a ${found} that other files would have to escape.`;
    throw refuse(what, "leave it out now, and write it into the page afterwards.");
  }
  const slug = toSlug(title);
  if (!isRouteSegment(slug) || !/[a-z0-9]/.test(slug)) {
    const what = `the title "${title}" gives the name "${slug}", which no address can hold.`;
    throw refuse(what, "use letters from a to z and digits now, and change the title in the page.");
  }
  return slug;
}
