import type { HighlightCode } from "../../content/code/highlighter";
import type { Route } from "../../../shared/url";
import type { NamedLink } from "../../../shared/contracts/apiPage";
import { apiUrl, type ApiAddress } from "../../../shared/api/apiUrl";
import type { ResolveLink } from "./commentText";
import type { KnownLimit } from "../../content/fields/frontmatter";
import type { Overlay } from "./overlay";
import type { ApiPlan } from "./plan";

/** What the conversion could not do; shown in the build log. */
export interface ConversionReport {
  /** Each `{@link}` of the toolkit that leads nowhere, with the symbol whose comment holds it. */
  readonly brokenLinks: { readonly symbol: string; readonly target: string }[];
  /** Types of a kind that TypeDoc did not have when this was written. */
  readonly unknownTypes: string[];
  /** Names of the toolkit in signatures that have no section, such as internal classes. */
  readonly unlinkedNames: Set<string>;
  /** The names in the tables of a symbol or member, such as `options.min`. */
  readonly parameters: Map<string, Set<string>>;
}

/** What a page has already explained, and where; a page explains it once. */
export interface ExplainedOnPage {
  /** Object types whose properties are listed, by their ids. */
  readonly types: Map<number, string>;
  /** Known limits by their ids. */
  readonly limits: Map<string, string>;
}

/** A symbol or member under the name it is found by. */
export interface WrittenName {
  readonly name: string;
  readonly owner?: string;
  readonly bases?: readonly string[];
  readonly address: ApiAddress;
}

/** Where a symbol can be imported from. */
export interface PackageExport {
  /** The package's name, and what follows it, such as `/components`. */
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/** What every step of the conversion needs. */
export interface ConversionContext {
  readonly packageName: string;
  readonly version: string;
  readonly plan: ApiPlan;
  readonly overlay: Overlay;
  readonly highlight: HighlightCode;
  readonly report: ConversionReport;
  /** Finds a symbol or a member by its written name, such as `Game#action`. */
  readonly findAddress: (name: string) => ApiAddress | undefined;
  /** Finds the exact name of a symbol or a member, whatever the case of the written one. */
  readonly findSpelling: (name: string) => string | undefined;
  /** Finds what a name in our own words means; case-sensitive. */
  readonly findWritten: (name: string) => WrittenName | undefined;
  readonly findExport: (name: string) => PackageExport | undefined;
  /** The published version that brought a symbol or member. */
  readonly findSince: (name: string) => string | undefined;
  /** Known limits by the symbols and members they concern. */
  readonly limits: ReadonlyMap<string, readonly KnownLimit[]>;
  /** Address of the toolkit's sources at the installed version, if it is known; ends in a slash. */
  readonly sourceBase?: string | undefined;
  /** The page that is being made. */
  readonly page?: Route;
  readonly explained: ExplainedOnPage;
}

/** The memory of a page that has not explained anything yet. */
export function createExplainedOnPage(): ExplainedOnPage {
  return { types: new Map(), limits: new Map() };
}

/** The context while one symbol or member is converted. */
export interface SymbolContext extends ConversionContext {
  /** The name shown in reports, such as `Game#action`. */
  readonly symbol: string;
  readonly resolveLink: ResolveLink;
}

/** The link to a declaration or signature, if it is documented. */
export function urlOf(id: number | undefined, context: ConversionContext): string | undefined {
  const address = id === undefined ? undefined : context.plan.addresses.get(id);
  return address && apiUrl(address, context.page);
}

/** A name, with its link if it has one. */
export function namedLink(name: string, url: string | undefined): NamedLink {
  return url === undefined ? { name } : { name, url };
}

/** The link to what a written name, such as `Game#action`, means. */
export function findUrl(
  name: string,
  { findAddress, page }: ConversionContext,
): string | undefined {
  const address = findAddress(name);
  return address && apiUrl(address, page);
}
