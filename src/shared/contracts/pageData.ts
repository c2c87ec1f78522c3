/** Class of the elements whose whole content is one text of the data in `PAGE_DATA_BLOCK`; see `StaticHtml`. */
export const STATIC_HTML = "static-html";

/** Attribute of the elements of the class that hold the parts of an API page's content; see `ApiPart`. */
export const API_PART = "data-api-part";

/** Where the page shows a text of its data. */
interface Reference {
  /** Position of the element among all of the class in the page. */
  readonly index: number;
  /** Whether the text is the code that the element shows, or all of its HTML. */
  readonly part: "html" | "code";
}

/** What the data says instead of such a text. */
export const toReference = ({ index, part }: Reference): string =>
  `static ${part} ${String(index)}`;

/** What a reference says; `undefined` for any other text. */
export function readReference(text: string): Reference | undefined {
  const [, part, index] = /^static (html|code) (\d+)$/.exec(text) ?? [];
  return index === undefined
    ? undefined
    : { index: Number(index), part: part as Reference["part"] };
}

/** An attribute with an address of this site. */
const ADDRESS = /(\s(?:href|src)=")(\/(?!\/)[^"]*)/g;

/** Puts the path prefix before the addresses of this site in HTML. */
export function prefixAddresses(html: string, prefix: string): string {
  return prefix === "" ? html : html.replace(ADDRESS, `$1${prefix}$2`);
}

/** Takes it off again. */
export function stripAddresses(html: string, prefix: string): string {
  if (prefix === "") return html;
  return html.replace(ADDRESS, (all, attribute: string, address: string) =>
    address.startsWith(`${prefix}/`) ? attribute + address.slice(prefix.length) : all,
  );
}
