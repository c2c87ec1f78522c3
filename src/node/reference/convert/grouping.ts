import { overlayOf, type Overlay } from "./overlay";
import { declaredCategory, fullName, ownMembers } from "./reflections";
import { Kind, type Declaration } from "./typedocProject";

/** Declarations that share one heading. */
export interface DeclarationGroup {
  readonly title: string;
  readonly declarations: readonly Declaration[];
}

/** What only the engine makes and reads; the overlay check knows every other category. */
export const ENGINE = "Engine";
const OTHER = "Other";

/** The category of a symbol or a member; ours takes precedence over the toolkit's. */
export function categoryIn(
  declaration: Declaration,
  overlay: Overlay,
  owner?: Declaration,
): string | undefined {
  const own = overlayOf(overlay, fullName(declaration, owner))?.category;
  return own ?? declaredCategory(declaration);
}

/** Declarations by their titles, sorted by the rank of each title and then by its letters. */
function groupByTitle(
  declarations: readonly Declaration[],
  titleOf: (declaration: Declaration) => string,
  rank: (title: string) => number,
): DeclarationGroup[] {
  const groups = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const title = titleOf(declaration);
    groups.set(title, [...(groups.get(title) ?? []), declaration]);
  }
  return [...groups]
    .map(([title, grouped]) => ({ title, declarations: grouped }))
    .sort((a, b) => rank(a.title) - rank(b.title) || (a.title < b.title ? -1 : 1));
}

/** A title's position in a list of titles; titles that the list lacks come last. */
function placeIn(titles: readonly string[], title: string): number {
  const place = titles.indexOf(title);
  return place < 0 ? titles.length : place;
}

/** The own members of a class under headings, in the overlay's order of categories. */
export function groupMembers(owner: Declaration, overlay: Overlay): DeclarationGroup[] {
  return groupByTitle(
    ownMembers(owner, overlay),
    (member) => categoryIn(member, overlay, owner) ?? OTHER,
    (title) => placeIn(overlay.categories.members, title),
  );
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
  const count = overlay.categories.symbols.length + 1;
  const titleOf = (symbol: Declaration): string => {
    const category = categoryIn(symbol, overlay) ?? OTHER;
    return isType(symbol) && category !== ENGINE ? `${category}${TYPES}` : category;
  };
  return groupByTitle(symbols, titleOf, (title) => {
    if (title === ENGINE) return 2 * count;
    const place = placeIn(overlay.categories.symbols, title.replace(TYPES, ""));
    return title.endsWith(TYPES) ? count + place : place;
  });
}
