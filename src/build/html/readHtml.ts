/** What the link check needs of a built page. */
export interface BuiltPage {
  /** All ids, in order, with repetitions. */
  readonly ids: readonly string[];
  /** All addresses of links, images, scripts, styles and frames, in order. */
  readonly references: readonly Reference[];
}

export interface Reference {
  readonly tag: string;
  /** As written, with entities decoded. */
  readonly address: string;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>]+)="([^"]*)"/g;
const REFERENCE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: "href",
  link: "href",
  img: "src",
  script: "src",
  iframe: "src",
};

function decodeEntities(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );
}

/**
 * Reads ids and references of HTML that this project made: attributes in double quotes, `<` in text
 * always escaped. It is no general parser.
 */
export function readHtml(html: string): BuiltPage {
  const ids: string[] = [];
  const references: Reference[] = [];
  for (const [, tagName = "", attributeText = ""] of html.matchAll(TAG)) {
    const tag = tagName.toLowerCase();
    const attributes = readAttributes(attributeText);
    const id = attributes.get("id");
    if (id !== undefined) ids.push(id);
    const address = attributes.get(REFERENCE_ATTRIBUTES[tag] ?? "");
    if (address !== undefined) references.push({ tag, address });
  }
  return { ids, references };
}
