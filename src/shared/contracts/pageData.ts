/** Class of the elements whose HTML React leaves alone; see `StaticHtml`. */
export const STATIC_HTML = "static-html";

/**
 * Attribute of such an element, with its key: the data in `PAGE_DATA_BLOCK` does not repeat what the element shows. A
 * component gives an element the name of the field that it shows; the adapter numbers those that show a whole text.
 */
export const PART = "data-part";

/** What the data has in place of what an element shows. */
export interface ShownPart {
  readonly [PART]: string;
  /** Whether it is the code that the element shows, and not its HTML. */
  readonly isCode?: true;
}

export const isShownPart = (value: unknown): value is ShownPart =>
  typeof value === "object" && value !== null && PART in value;

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
