import type { ApiAddress } from "../../../shared/api/apiUrl";
import type { LinkPart, ResolveLink } from "./commentText";
import {
  findUrl,
  urlOf,
  type ConversionContext,
  type SymbolContext,
  type WrittenName,
} from "./context";
import { findBases } from "./hierarchy";
import type { ApiPlan } from "./plan";
import { isInherited, membersOf } from "./reflections";

const ROUTE = /^\/(?!\/)/;
const WEB = /^https?:\/\//;

/** `Game#action`, `Game.action` and `game#Action` are the same name. */
function normalize(name: string): string {
  return name
    .replace(/\(\)$/, "")
    .replace(/\.prototype\./, ".")
    .replace(/#/g, ".")
    .toLowerCase();
}

/** Finds documented symbols and members by their written names, ignoring case. */
export function createNameLookup({
  symbols,
  addresses,
}: ApiPlan): (name: string) => ApiAddress | undefined {
  const byName = new Map<string, ApiAddress>();
  const add = (name: string, id: number): void => {
    const address = addresses.get(id);
    if (address !== undefined && !byName.has(normalize(name))) {
      byName.set(normalize(name), address);
    }
  };
  for (const symbol of symbols) {
    add(symbol.name, symbol.id);
    for (const member of membersOf(symbol)) add(`${symbol.name}.${member.name}`, member.id);
  }
  return (name) => byName.get(normalize(name));
}

/** Finds the exact name of a documented symbol or member, ignoring case. */
export function createSpelling(plan: ApiPlan): (name: string) => string | undefined {
  // Of names that differ only in case, the first one counts, as in links.
  const names = listWrittenNames(plan).reverse();
  const byName = new Map(names.map(({ name }) => [normalize(name), name]));
  return (name) => byName.get(normalize(name));
}

/** Every documented symbol and member under its exact name. */
export function listWrittenNames({ symbols, addresses, declarations }: ApiPlan): WrittenName[] {
  return symbols.flatMap((symbol): WrittenName[] => {
    const address = addresses.get(symbol.id);
    if (address === undefined) return [];
    const bases = findBases(symbol, declarations).map(({ name }) => name);
    const members = membersOf(symbol).flatMap((member): WrittenName[] => {
      const place = addresses.get(member.id);
      if (place === undefined || isInherited(member)) return [];
      return [{ name: `${symbol.name}#${member.name}`, owner: symbol.name, address: place }];
    });
    return [{ name: symbol.name, bases, address }, ...members];
  });
}

function splitLabel(text: string): { readonly name: string; readonly label: string } {
  const [name = "", label] = text.split("|");
  return { name: name.trim(), label: (label ?? name).trim() };
}

/** What a name in a link stands for, according to the overlay. */
function meantBy(name: string, { overlay: { links } }: ConversionContext): string {
  return (Object.hasOwn(links, name) ? links[name] : undefined) ?? name;
}

/** The place a link leads to: what TypeDoc found, otherwise our own lookup, otherwise the overlay. */
function findTarget(
  { text, target }: LinkPart,
  owner: string,
  context: ConversionContext,
): string | undefined {
  if (typeof target === "number") {
    const url = urlOf(target, context);
    if (url !== undefined) return url;
  }
  const name = typeof target === "string" ? target : splitLabel(text).name;
  if (WEB.test(name)) return name;
  const wanted = meantBy(name, context);
  if (ROUTE.test(wanted)) return wanted;
  return findUrl(wanted, context) ?? findUrl(`${owner}.${wanted}`, context);
}

/** The context for one symbol or member; its broken links are reported under its name. */
export function forSymbol(
  context: ConversionContext,
  owner: string,
  member?: string,
): SymbolContext {
  const symbol = member === undefined ? owner : `${owner}#${member}`;
  const resolveLink: ResolveLink = (part) => {
    const url = findTarget(part, owner, context);
    const { name, label } = splitLabel(part.text);
    if (url === undefined) {
      context.report.brokenLinks.push({ symbol, target: name });
      return { text: label };
    }
    // Readers copy a name, so it is shown as the toolkit spells it where it is declared.
    const spelled = label === name ? context.findSpelling(meantBy(name, context)) : undefined;
    return { text: spelled ?? label, url };
  };
  return { ...context, symbol, resolveLink };
}
