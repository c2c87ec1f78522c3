import { memberOverlay, symbolOverlay, type Overlay } from "./overlay";
import { declaredCategory, hasComment, ownMembers } from "./reflections";
import { Kind, type Declaration } from "./typedocProject";

/** Declarations that stand under one heading. */
export interface DeclarationGroup {
  readonly title: string;
  readonly declarations: readonly Declaration[];
}

/** Heading for members about which neither the toolkit nor the overlay says a word. */
export const UNDOCUMENTED = "Undocumented";
const OTHER = "Other";

/** Headings of the modules page and the index in their order; others follow by name. */
const CATEGORY_ORDER = [
  "Core",
  "Actions",
  "Board",
  "Flow",
  "UI",
  "Components",
  "Helpers",
  "Testing",
];
const ENGINE = "Engine";

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

/** Headings of a class whose members have no categories, in their order. */
const KIND_TITLES: readonly (readonly [kind: number, title: string])[] = [
  [Kind.Constructor, "Constructor"],
  [Kind.Property, "Properties"],
  [Kind.Accessor, "Accessors"],
  [Kind.Method, "Methods"],
];

function kindTitle(member: Declaration): string {
  return KIND_TITLES.find(([kind]) => kind === member.kind)?.[1] ?? OTHER;
}

function moveToEnd(groups: Map<string, Declaration[]>, title: string): void {
  const members = groups.get(title);
  groups.delete(title);
  if (members !== undefined) groups.set(title, members);
}

/**
 * The own members of a class under headings: by category in the order of their first appearance,
 * or by kind if the toolkit gives no category. What is undocumented comes last.
 */
export function groupMembers(owner: Declaration, overlay: Overlay): DeclarationGroup[] {
  const members = ownMembers(owner, overlay);
  const categoryOf = (member: Declaration): string | undefined =>
    memberOverlay(overlay, owner.name, member.name)?.category ?? declaredCategory(member);
  const isDocumented = (member: Declaration): boolean =>
    hasComment(member) || memberOverlay(overlay, owner.name, member.name)?.summary !== undefined;
  const documented = members.filter(isDocumented);
  const byCategory = documented.some((member) => categoryOf(member) !== undefined);
  const groups = collect(documented, (member) =>
    byCategory ? (categoryOf(member) ?? OTHER) : kindTitle(member),
  );
  const last = byCategory ? [OTHER] : [...KIND_TITLES.map(([, title]) => title), OTHER];
  for (const title of last) moveToEnd(groups, title);
  const undocumented = members.filter((member) => !isDocumented(member));
  if (undocumented.length > 0) groups.set(UNDOCUMENTED, undocumented);
  return [...groups].map(([title, declarations]) => ({ title, declarations }));
}

/** The category of a symbol; ours goes before the toolkit's. */
function symbolCategory(symbol: Declaration, overlay: Overlay): string {
  return symbolOverlay(overlay, symbol.name)?.category ?? declaredCategory(symbol) ?? OTHER;
}

function isType({ kind }: Declaration): boolean {
  return kind === Kind.TypeAlias || kind === Kind.Interface || kind === Kind.Enum;
}

function rank(title: string): number {
  const plain = title.replace(/ types$/, "");
  const place = CATEGORY_ORDER.indexOf(plain);
  if (plain === ENGINE) return 400;
  return (place < 0 ? 100 : place) + (plain === title ? 0 : 200);
}

function sortGroups(groups: ReadonlyMap<string, readonly Declaration[]>): DeclarationGroup[] {
  return [...groups]
    .map(([title, declarations]) => ({ title, declarations }))
    .sort((a, b) => rank(a.title) - rank(b.title) || (a.title < b.title ? -1 : 1));
}

/** Symbols under headings: classes and values by category, then types by category. */
export function groupModules(
  symbols: readonly Declaration[],
  overlay: Overlay,
): DeclarationGroup[] {
  const groups = collect(symbols, (symbol) => {
    const category = symbolCategory(symbol, overlay);
    return isType(symbol) && category !== ENGINE ? `${category} types` : category;
  });
  return sortGroups(groups);
}
