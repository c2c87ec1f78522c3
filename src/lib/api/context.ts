import type { HighlightCode } from "../code/highlighter";
import type { Route } from "../url";
import { apiUrl, type ApiAddress } from "./apiUrl";
import type { ResolveLink } from "./commentText";
import type { Overlay } from "./overlay";
import type { ApiPlan } from "./plan";

/** A `{@link}` of the toolkit that leads nowhere. */
export interface BrokenLink {
  /** The symbol whose comment holds the link, such as `Game#action`. */
  readonly symbol: string;
  readonly target: string;
}

/** What the conversion could not do; shown in the build log. */
export interface ConversionReport {
  readonly brokenLinks: BrokenLink[];
  /** Types of a kind that TypeDoc did not have when this was written. */
  readonly unknownTypes: string[];
  /** Names of the toolkit in signatures that have no section, such as internal classes. */
  readonly unlinkedNames: Set<string>;
}

/** What every step of the conversion needs. */
export interface ConversionContext {
  readonly packageName: string;
  readonly plan: ApiPlan;
  readonly overlay: Overlay;
  readonly highlight: HighlightCode;
  readonly report: ConversionReport;
  /** Finds a symbol or a member by its written name, such as `Game#action`. */
  readonly findAddress: (name: string) => ApiAddress | undefined;
  /** The page that is being made. */
  readonly page?: Route;
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

/** The link to what a written name, such as `Game#action`, means. */
export function findUrl(
  name: string,
  { findAddress, page }: ConversionContext,
): string | undefined {
  const address = findAddress(name);
  return address && apiUrl(address, page);
}
