import { memberOverlay, symbolOverlay, type Overlay } from "./overlay";
import { declaredCategory, ownMembers } from "./reflections";
import { Kind, type Declaration } from "./typedocProject";

/** Declarations that share one heading. */
export interface DeclarationGroup {
  readonly title: string;
  readonly declarations: readonly Declaration[];
}

/** What only the engine makes and reads; the overlay check knows every other category. */
export const ENGINE = "Engine";
const OTHER = "Other";

function collect(
  declarations: readonly Declaration[],
  titleOf: (declaration: Declaration) => string,
): Map<string, Declaration[]> {
  const groups = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const title = titleOf(declaration);
    groups.set(title, [...(groups.get(title) ?? []), declaration]);
  }
  return groups;
}

/** The category of a member; ours takes precedence over the toolkit's. */
export function memberCategory(
  owner: Declaration,
  member: Declaration,
  overlay: Overlay,
): string | undefined {
  return memberOverlay(overlay, owner.name, member.name)?.category ?? declaredCategory(member);
}

function sortByTitle(
  groups: ReadonlyMap<string, readonly Declaration[]>,
  rank: (title: string) => number,
): DeclarationGroup[] {
  return [...groups]
    .map(([title, declarations]) => ({ title, declarations }))
    .sort((a, b) => rank(a.title) - rank(b.title) || (a.title < b.title ? -1 : 1));
}

/** A title's position in a list of titles; titles that the list lacks come last. */
function placeIn(titles: readonly string[], title: string): number {
  const place = titles.indexOf(title);
  return place < 0 ? titles.length : place;
}

/** The own members of a class under headings, in the overlay's order of categories. */
export function groupMembers(owner: Declaration, overlay: Overlay): DeclarationGroup[] {
  const groups = collect(
    ownMembers(owner, overlay),
    (member) => memberCategory(owner, member, overlay) ?? OTHER,
  );
  return sortByTitle(groups, (title) => placeIn(overlay.categories.members, title));
}

/** The category of a symbol; ours takes precedence over the toolkit's. */
export function symbolCategory(symbol: Declaration, overlay: Overlay): string | undefined {
  return symbolOverlay(overlay, symbol.name)?.category ?? declaredCategory(symbol);
}

/** Ends the heading over the types of a category. */
const TYPES = " types";

function isType({ kind }: Declaration): boolean {
  return kind === Kind.TypeAlias || kind === Kind.Interface || kind === Kind.Enum;
}

/** Symbols under headings: classes and values by category, then types by category. */
export function groupModules(
  symbols: readonly Declaration[],
  overlay: Overlay,
): DeclarationGroup[] {
  const groups = collect(symbols, (symbol) => {
    const category = symbolCategory(symbol, overlay) ?? OTHER;
    return isType(symbol) && category !== ENGINE ? `${category}${TYPES}` : category;
  });
  const count = overlay.categories.symbols.length + 1;
  return sortByTitle(groups, (title) => {
    if (title === ENGINE) return 2 * count;
    const place = placeIn(overlay.categories.symbols, title.replace(TYPES, ""));
    return title.endsWith(TYPES) ? count + place : place;
  });
}
