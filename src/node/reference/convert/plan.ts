import {
  API_MODULES_ROUTE,
  classRoute,
  createAnchors,
  memberAnchor,
  type ApiAddress,
} from "../../../shared/api/apiUrl";
import { findDocumented } from "./documentedSymbols";
import { groupModules, type DeclarationGroup } from "./grouping";
import { findOrigin } from "./hierarchy";
import type { Overlay } from "./overlay";
import {
  childrenOf,
  classMembers,
  indexDeclarations,
  isClassLike,
  isInherited,
  ownMembers,
  signaturesOf,
  tableProperties,
} from "./reflections";
import { Kind, type Declaration, type ToolkitModel } from "./typedocProject";

/** What is on which page and under which id; made before anything is converted. */
export interface ApiPlan {
  readonly declarations: ReadonlyMap<number, Declaration>;
  /** The class pages in the order of the sidebar. */
  readonly classes: readonly Declaration[];
  /** Every documented symbol. */
  readonly symbols: readonly Declaration[];
  readonly moduleGroups: readonly DeclarationGroup[];
  /** The ids of the object types whose properties are in a table. */
  readonly tables: ReadonlySet<number>;
  /** By the id of a declaration or of a signature. */
  readonly addresses: ReadonlyMap<number, ApiAddress>;
}

type Addresses = Map<number, ApiAddress>;
type GiveAnchor = (wanted: string) => string;

/** Gives a member its address, and then one to each of its further overloads. */
function placeMember(
  member: Declaration,
  route: ApiAddress["route"],
  anchor: string,
  { addresses, give }: { addresses: Addresses; give: GiveAnchor },
): void {
  addresses.set(member.id, { route, anchor });
  const isAccessor = member.kind === Kind.Accessor;
  signaturesOf(member).forEach((signature, index) => {
    const own = index === 0 || isAccessor ? anchor : give(anchor);
    addresses.set(signature.id, { route, anchor: own });
  });
}

function placeClass(symbol: Declaration, overlay: Overlay, addresses: Addresses): void {
  const route = classRoute(symbol.name);
  const give = createAnchors();
  addresses.set(symbol.id, { route });
  const placed = ownMembers(symbol, overlay).map((member) => ({
    member,
    anchor: give(memberAnchor(member.name)),
  }));
  for (const { member, anchor } of placed) placeMember(member, route, anchor, { addresses, give });
}

function placeModules(
  groups: readonly DeclarationGroup[],
  overlay: Overlay,
  addresses: Addresses,
): void {
  const route = API_MODULES_ROUTE;
  const give = createAnchors();
  const symbols = groups.flatMap(({ declarations }) => declarations);
  const placed = symbols.map((symbol) => ({ symbol, anchor: give(memberAnchor(symbol.name)) }));
  for (const { symbol, anchor } of placed) {
    placeMember(symbol, route, anchor, { addresses, give });
  }
  for (const { symbol } of placed) {
    for (const member of sectionMembers(symbol, overlay)) {
      const anchor = give(memberAnchor(member.name, symbol.name));
      placeMember(member, route, anchor, { addresses, give });
    }
  }
}

/** The members that a symbol of the modules page shows. */
export function sectionMembers(symbol: Declaration, overlay: Overlay): readonly Declaration[] {
  if (!isClassLike(symbol)) return tableProperties(symbol, overlay);
  return classMembers(symbol, overlay);
}

/** A class's copies of its bases' members lead to the one place that explains them. */
function placeInherited(plan: Pick<ApiPlan, "declarations">, addresses: Addresses): void {
  for (const owner of plan.declarations.values()) {
    if (!isClassLike(owner)) continue;
    for (const member of childrenOf(owner)) {
      if (!isInherited(member)) continue;
      const origin = findOrigin(owner, member, plan.declarations)?.member;
      const address = origin && addresses.get(origin.id);
      if (address === undefined) continue;
      for (const { id } of [member, ...signaturesOf(member)]) addresses.set(id, address);
    }
  }
}

/** Decides what is documented, on which page, and under which id. */
export function planApi(
  model: ToolkitModel,
  classNames: readonly string[],
  overlay: Overlay,
): ApiPlan {
  const declarations = indexDeclarations(model.project);
  const symbols = findDocumented(model, classNames, overlay);
  const classes = classNames.flatMap((name) =>
    symbols.filter((symbol) => symbol.name === name && symbol.kind === Kind.Class),
  );
  const moduleGroups = groupModules(
    symbols.filter((symbol) => !classes.includes(symbol)),
    overlay,
  );
  const addresses: Addresses = new Map();
  for (const symbol of classes) placeClass(symbol, overlay, addresses);
  placeModules(moduleGroups, overlay, addresses);
  placeInherited({ declarations }, addresses);
  const tables = new Set(
    symbols.filter((symbol) => tableProperties(symbol, overlay).length > 0).map(({ id }) => id),
  );
  return { declarations, classes, symbols, moduleGroups, tables, addresses };
}
