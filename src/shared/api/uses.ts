import type { PageReference } from "../contracts/pageBlocks";

/** A place in the guides that uses a symbol of the toolkit. */
export interface SymbolUse {
  /** Title of the page. */
  readonly page: string;
  /** Heading of the section; empty for the start of the page. */
  readonly section: string;
  readonly url: string;
  /** How much the section is about the symbol; compares uses of one symbol only. */
  readonly weight: number;
  /** The few lines there that use it. */
  readonly code?: string;
}

/** What a page reports about the symbols it uses. */
export interface ReferringPage {
  readonly route: string;
  readonly title: string;
  readonly references: readonly PageReference[];
}

/** A section about the symbol is worth more than any number of words in passing. */
const TITLE_BONUS = 20;
/** If you look up a symbol, you want it explained before a recipe or an answer that uses it. */
const LESSON_BONUS = 15;
const LESSON = /^\/(?:game|ui)\//;

function names(text: string, symbol: string): boolean {
  const word = symbol.slice(symbol.indexOf("#") + 1);
  return text.split(/[^\w$]+/).includes(word);
}

/** A class is used where its members are; several members do not outweigh a use of the class itself. */
function withOwners(references: readonly PageReference[]): readonly PageReference[] {
  const owned = references.flatMap(({ symbol, slug, title }) => {
    const end = symbol.indexOf("#");
    return end < 0 ? [] : [{ symbol: symbol.slice(0, end), slug, title, weight: 1 }];
  });
  const merged = new Map<string, PageReference>();
  for (const each of [...references, ...owned]) {
    const key = `${each.symbol} ${each.slug}`;
    const before = merged.get(key);
    merged.set(key, { ...before, ...each, weight: (before?.weight ?? 0) + each.weight });
  }
  return [...merged.values()];
}

/**
 * The sections that use each symbol, the most relevant first; pages are given in reading order, which
 * breaks ties.
 */
export function collectUses(
  pages: readonly ReferringPage[],
): ReadonlyMap<string, readonly SymbolUse[]> {
  const uses = new Map<string, SymbolUse[]>();
  for (const { route, title: page, references } of pages) {
    for (const { symbol, slug, title: section, weight, code } of withOwners(references)) {
      const titleBonus = names(section === "" ? page : section, symbol) ? TITLE_BONUS : 0;
      const bonus = titleBonus + (LESSON.test(route) ? LESSON_BONUS : 0);
      const url = slug === "" ? route : `${route}#${slug}`;
      const list = uses.get(symbol) ?? [];
      list.push({
        ...{ page, section, url, weight: weight + bonus },
        ...(code !== undefined && { code }),
      });
      uses.set(symbol, list);
    }
  }
  for (const list of uses.values()) list.sort((a, b) => b.weight - a.weight);
  return uses;
}

/** The uses of all symbols with each place stored once, as the browser gets them. */
export interface UseTable {
  /** Page title, section heading, address. */
  readonly places: readonly (readonly [page: string, section: string, url: string])[];
  /** Indexes into `places` by the address of the symbol's entry, the best first. */
  readonly uses: Readonly<Record<string, readonly number[]>>;
}

/** What uses the symbols: sections of the guides, and example games. */
export interface ApiUses {
  readonly guides: UseTable;
  readonly games: UseTable;
}

/** Most places that one entry lists. */
const MAX_PLACES = 12;

/** Packs the uses; `urls` gives the address of each symbol that has an entry. */
export function packUses(
  uses: ReadonlyMap<string, readonly SymbolUse[]>,
  urls: ReadonlyMap<string, string>,
): UseTable {
  const indexes = new Map<string, number>();
  const places: [string, string, string][] = [];
  const placeOf = ({ page, section, url }: SymbolUse): number => {
    const index = indexes.get(url) ?? places.push([page, section, url]) - 1;
    indexes.set(url, index);
    return index;
  };
  const packed = [...uses].flatMap(([symbol, list]): [string, number[]][] => {
    const url = urls.get(symbol);
    return url === undefined ? [] : [[url, list.slice(0, MAX_PLACES).map(placeOf)]];
  });
  return { places, uses: Object.fromEntries(packed) };
}

/** The places of one entry, by its address. */
export function usesOf({ places, uses }: UseTable, url: string): UseTable["places"] {
  if (!Object.hasOwn(uses, url)) return [];
  return (uses[url] ?? []).map((index) => places[index]).filter((place) => place !== undefined);
}
