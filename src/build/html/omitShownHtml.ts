import {
  prefixAddresses,
  readReference,
  STATIC_HTML,
  toReference,
} from "../../shared/contracts/pageData";
import { decodeCharacterReferences } from "../../shared/characterReferences";
import type { HtmlTag } from "./htmlTokens";

/** UTF-16 code units of a text that is shorter than a reference to it. */
const SHORT = 24;

/** A page as Gatsby wrote it. */
export interface GatsbyPage {
  readonly html: string;
  /** Text of its `page-data.json`. */
  readonly data: string;
}

/** The code in some HTML, as the browser reads it: parts of it may be folded. Empty where there is none. */
function readCode(html: string): string {
  const parts = [...html.matchAll(/<pre[^>]*><code[^>]*>(.*?)<\/code>/gs)];
  const code = parts.map(([, part = ""]) => part).join("");
  return decodeCharacterReferences(code.replace(/<[^>]+>/g, ""));
}

/**
 * The data of a page, in which each text that the page shows in an element of the class `static-html` is a
 * reference to that element: nobody downloads it twice. `src/app/readPageData.ts` puts the texts back. Throws
 * when a text of the page has the form of a reference.
 */
export function omitShownHtml(
  { html, data }: GatsbyPage,
  tags: readonly HtmlTag[],
  prefix: string,
): unknown {
  const starts = tags
    .filter(({ attributes }) => attributes.get("class") === STATIC_HTML)
    .map(({ end }) => end);
  const findElement = (text: string): number => {
    const content = `${prefixAddresses(text, prefix)}</div>`;
    return starts.findIndex((start) => html.startsWith(content, start));
  };
  const texts = new Set<string>();
  JSON.parse(data, (_, value: unknown) => {
    if (typeof value === "string") texts.add(value);
  });
  const references = new Map<string, string>();
  for (const text of texts) {
    if (readReference(text)) {
      throw new Error(`the text "${text}" has the form of a reference; write it in another way`);
    }
    const index = text.length > SHORT ? findElement(text) : -1;
    if (index === -1) continue;
    references.set(text, toReference({ index, part: "html" }));
    const code = readCode(text);
    if (code.length > SHORT) references.set(code, toReference({ index, part: "code" }));
  }
  return JSON.parse(data, (_, value: unknown) =>
    typeof value === "string" ? (references.get(value) ?? value) : value,
  );
}
