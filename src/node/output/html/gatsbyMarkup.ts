import { z } from "zod";
import type { HtmlTag, HtmlToken } from "../../html/htmlTokens";

/** What Gatsby's own markup of a page says, and where it is. */
export interface GatsbyMarkup {
  /** Canonical path of the page, or `/404.html`. */
  readonly pagePath: string;
  /** Files of each chunk, without the path prefix. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** The external scripts in their order. */
  readonly scripts: readonly HtmlTag[];
  /** From the first of Gatsby's scripts to the end of its slice. */
  readonly scriptsStart: number;
  readonly scriptsEnd: number;
  readonly stylesheets: readonly HtmlTag[];
  /** The two elements with a style attribute. */
  readonly styled: readonly HtmlTag[];
  /** Just after the tag `<head>`. */
  readonly headStart: number;
  /** Just after the tag `<body>`. */
  readonly bodyStart: number;
}

/** Ids of the elements that Gatsby gives a style attribute. */
export const STYLED_IDS: readonly string[] = ["gatsby-focus-wrapper", "gatsby-announcer"];

const PAGE_PATH = /^\/\*<!\[CDATA\[\*\/window\.pagePath=(".*");\/\*\]\]>\*\/$/;
const CHUNK_MAPPING = /^\s*window\.___chunkMapping=(".*");\s*$/;
const SLICE = "_gatsby-scripts-1";

/** The only item there is; throws with what was expected. */
function takeOne<Item>(items: readonly Item[], what: string): Item {
  const [item, ...more] = items;
  if (item === undefined || more.length > 0) {
    throw new Error(`expected ${what} once, found ${String(items.length)} times`);
  }
  return item;
}

const mappingSchema = z.record(z.string(), z.array(z.string()));

/** Gatsby 5.16.1 writes the mapping as JSON inside a JSON string. */
const parseMapping = (json: string): Record<string, string[]> =>
  mappingSchema.parse(JSON.parse(String(JSON.parse(json))));

function readScript(tags: readonly HtmlTag[], pattern: RegExp, what: string): string {
  return takeOne(
    tags.flatMap(({ name, text = "" }) =>
      name === "script" ? (pattern.exec(text)?.slice(1, 2) ?? []) : [],
    ),
    what,
  );
}

/** Checks that there is nothing else between Gatsby's first script and the end of its slice. */
function checkSlice(html: string, tokens: readonly HtmlToken[], start: number, end: number): void {
  let rest = start;
  for (const token of tokens) {
    if (token.start < start || token.end > end) continue;
    const isScript = token.kind === "tag" && token.name === "script";
    const between = html.slice(rest, token.start).trim();
    if (between !== "" || (token.kind !== "comment" && !isScript)) {
      throw new Error(`expected scripts only in the slice "${SLICE}"`);
    }
    rest = token.end;
  }
}

/** Reads the markup that Gatsby 5.16 adds to a page; throws when any of it differs from what is known. */
export function readGatsbyMarkup(html: string, tokens: readonly HtmlToken[]): GatsbyMarkup {
  const tags = tokens.filter((token) => token.kind === "tag");
  const findSliceEdge = (edge: string): HtmlToken =>
    takeOne(
      tokens.filter(
        (token) => token.kind === "comment" && token.text.trim() === `slice-${edge} id="${SLICE}"`,
      ),
      `the comment of the slice's ${edge}`,
    );
  const sliceStart = findSliceEdge("start");
  const scriptsEnd = findSliceEdge("end").end;
  const byId = (id: string): HtmlTag =>
    takeOne(
      tags.filter(({ attributes }) => attributes.get("id") === id),
      `an element with the id "${id}"`,
    );
  const scriptsStart = Math.min(sliceStart.start, byId("gatsby-script-loader").start);
  checkSlice(html, tokens, scriptsStart, scriptsEnd);
  return {
    pagePath: String(JSON.parse(readScript(tags, PAGE_PATH, "the script with the page's path"))),
    chunkMapping: parseMapping(readScript(tags, CHUNK_MAPPING, "the script with the mapping")),
    scripts: tags.filter(
      ({ name, attributes, start }) =>
        name === "script" && attributes.has("src") && start > scriptsStart,
    ),
    scriptsStart,
    scriptsEnd,
    stylesheets: tags.filter(
      ({ name, attributes }) =>
        name === "style" && attributes.get("data-identity") === "gatsby-global-css",
    ),
    styled: STYLED_IDS.map(byId),
    headStart: takeOne(
      tags.filter(({ name }) => name === "head"),
      "<head>",
    ).end,
    bodyStart: takeOne(
      tags.filter(({ name }) => name === "body"),
      "<body>",
    ).end,
  };
}
