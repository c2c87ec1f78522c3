import {
  childrenOf,
  classMembers,
  hasComment,
  indexDeclarations,
  isClassLike,
  membersOf,
  resolveType,
} from "./reflections";
import { symbolOverlay, type Overlay } from "./overlay";
import { Kind, type Declaration, type ToolkitModel, type Type } from "./typedocProject";

/** Properties of a reflection that are not part of what a page shows. */
const NOT_SHOWN = new Set([
  "comment",
  "children",
  "overwrites",
  "inheritedFrom",
  "implementationOf",
  "extendedBy",
  "groups",
  "categories",
]);

type Declarations = ReadonlyMap<number, Declaration>;

/** Collects the ids of all declarations that a reflection's types name. */
function collectTargets(value: unknown, declarations: Declarations, targets: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  const node: { readonly type?: unknown; readonly target?: unknown; readonly kind?: unknown } =
    value;
  if (node.type === "reference" && typeof node.target === "number") targets.add(node.target);
  if (node.type === "indexedAccess") {
    const resolved = resolveType(value as Type, declarations);
    if (resolved !== value) collectTargets(resolved, declarations, targets);
  }
  for (const [key, part] of Object.entries(value)) {
    const isShown = !NOT_SHOWN.has(key) || (key === "children" && node.kind === Kind.TypeLiteral);
    if (isShown) collectTargets(part, declarations, targets);
  }
}

function isHidden(symbol: Declaration, overlay: Overlay): boolean {
  return (
    symbolOverlay(overlay, symbol.name)?.hide !== undefined ||
    symbol.comment?.modifierTags?.includes("@internal") === true
  );
}

/**
 * The symbols the reference explains: the class pages, everything the package exports, everything the toolkit
 * comments on, and everything that these name in a signature; of the rest only globals, which no export
 * shows, and only if the overlay mentions them. In the order of the project.
 */
export function findDocumented(
  { project, entries }: ToolkitModel,
  classNames: readonly string[],
  overlay: Overlay,
): Declaration[] {
  const index = indexDeclarations(project);
  const exported = new Set(entries.flatMap((entry) => entry.exports.map(({ name }) => name)));
  const symbols = childrenOf(project).filter((symbol) => !isHidden(symbol, overlay));
  const found = new Set(
    symbols.filter(
      (symbol) =>
        classNames.includes(symbol.name) ||
        exported.has(symbol.name) ||
        hasComment(symbol) ||
        (symbol.kind === Kind.Variable &&
          symbolOverlay(overlay, symbol.name)?.summary !== undefined),
    ),
  );
  // A set visits what is added during the walk.
  for (const symbol of found) {
    const targets = new Set<number>();
    collectTargets(symbol, index, targets);
    const members = isClassLike(symbol) ? classMembers(symbol, overlay) : membersOf(symbol);
    for (const member of members) collectTargets(member, index, targets);
    for (const target of targets) {
      const named = index.get(target);
      if (named !== undefined && symbols.includes(named)) found.add(named);
    }
  }
  return symbols.filter((symbol) => found.has(symbol));
}
