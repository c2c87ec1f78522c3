import { decodeCharacterReferences } from "../../../shared/characterReferences";
import {
  PART,
  prefixAddresses,
  type ShownPart,
  STATIC_HTML,
} from "../../../shared/contracts/pageData";
import type { HtmlTag } from "../../html/htmlTokens";

/** UTF-16 code units of a text that is shorter than what replaces it. */
const SHORT = 24;

/** A page as Gatsby wrote it. */
export interface GatsbyPage {
  readonly html: string;
  /** Text of its `page-data.json`. */
  readonly data: string;
}

interface DataOfPage {
  readonly data: unknown;
  /** The keys that elements get, by the element. */
  readonly keys: ReadonlyMap<HtmlTag, string>;
}

/** The code in some HTML, as the browser reads it: parts of it may be folded. Empty where there is none. */
function readCode(html: string): string {
  const parts = [...html.matchAll(/<pre[^>]*><code[^>]*>(.*?)<\/code>/gs)];
  const code = parts.map(([, part = ""]) => part).join("");
  return decodeCharacterReferences(code.replace(/<[^>]+>/g, ""));
}

/**
 * The data of a page without what the page shows in elements of the class `static-html`, and the keys by which
 * `src/page/app/readPageData.ts` finds it there: nobody downloads anything twice. An element with a key of its own shows
 * the field of that name; others show a whole text of the data.
 */
export function omitShownHtml(
  { html, data }: GatsbyPage,
  tags: readonly HtmlTag[],
  prefix: string,
): DataOfPage {
  const elements = tags.filter(({ attributes }) => attributes.get("class") === STATIC_HTML);
  const fields = new Set(elements.map(({ attributes }) => attributes.get(PART)));
  const texts = new Set<string>();
  const rest = JSON.stringify(JSON.parse(data), (field, value: unknown) => {
    if (fields.has(field)) return { [PART]: field } satisfies ShownPart;
    if (typeof value === "string" && value.length > SHORT) texts.add(value);
    return value;
  });
  const keys = new Map<HtmlTag, string>();
  const shown = new Map<string, ShownPart>();
  for (const text of texts) {
    const content = `${prefixAddresses(text, prefix)}</div>`;
    const element = elements.find(({ end }) => html.startsWith(content, end));
    if (!element) continue;
    const key = keys.get(element) ?? String(keys.size);
    keys.set(element, key);
    shown.set(text, { [PART]: key });
    const code = readCode(text);
    if (code.length > SHORT) shown.set(code, { [PART]: key, isCode: true });
  }
  const omitted: unknown = JSON.parse(rest, (_, value: unknown) =>
    typeof value === "string" ? (shown.get(value) ?? value) : value,
  );
  return { data: omitted, keys };
}
