import { decodeCharacterReferences } from "../../../shared/characterReferences";
import {
  API_PART,
  prefixAddresses,
  readReference,
  STATIC_HTML,
  toReference,
} from "../../../shared/contracts/pageData";
import type { ApiContent, ApiPageData } from "../../../shared/contracts/apiPage";
import type { HtmlTag } from "../../html/htmlTokens";
import { toOutline } from "./outlineContent";

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
 * reference to that element, and the content of an API page only an outline beside such references: nobody downloads
 * anything twice. `src/page/app/readPageData.ts` puts the texts back. Throws when a text of the page has the form of a
 * reference.
 */
export function omitShownHtml(
  { html, data }: GatsbyPage,
  tags: readonly HtmlTag[],
  prefix: string,
): unknown {
  const elements = tags.filter(({ attributes }) => attributes.get("class") === STATIC_HTML);
  const refer = (index: number, part: "html" | "code"): string => toReference({ index, part });
  const parts = elements.flatMap(({ attributes }, index) =>
    attributes.has(API_PART) ? [refer(index, "html")] : [],
  );
  const findElement = (text: string): number => {
    const content = `${prefixAddresses(text, prefix)}</div>`;
    return elements.findIndex(({ end }) => html.startsWith(content, end));
  };
  const references = new Map<string, string>();
  const rest: unknown = JSON.parse(data, (key, value: unknown) => {
    if (typeof value === "string" && readReference(value)) {
      throw new Error(`the text "${value}" has the form of a reference; write it in another way`);
    }
    return key === "content" && parts.length > 0
      ? ({ ...toOutline(value as ApiContent), shown: parts } satisfies ApiPageData)
      : value;
  });
  const texts = new Set<string>();
  const json = JSON.stringify(rest, (_, value: unknown) => {
    if (typeof value === "string") texts.add(value);
    return value;
  });
  for (const text of texts) {
    const index = text.length > SHORT ? findElement(text) : -1;
    if (index === -1) continue;
    references.set(text, refer(index, "html"));
    const code = readCode(text);
    if (code.length > SHORT) references.set(code, refer(index, "code"));
  }
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === "string" ? (references.get(value) ?? value) : value,
  );
}
