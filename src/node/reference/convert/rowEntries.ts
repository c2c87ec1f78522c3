import { apiUrl } from "../../../shared/api/apiUrl";
import type { SymbolContext } from "./context";
import type { Layout } from "./layout";
import { findNamedObject, findObject, writtenType } from "./objectShape";
import { overlayOf, rowOverlay, type MemberOverlay, type RowOverlay } from "./overlay";
import type { NamedLink } from "../../../shared/contracts/apiPage";
import { fullName, hasComment, shownProperties, summaryParts } from "./reflections";
import { propertyType, typeLayout, type NamedParameter } from "./typeLayout";
import type { CommentPart, Declaration, Type } from "./typedocProject";

/** A row of a table before its texts are found. */
export interface RowEntry {
  /** Such as `options.actions[].name`. */
  readonly path: string;
  readonly type: Layout;
  readonly isOptional: boolean;
  readonly isRest?: boolean;
  readonly defaultValue?: string | undefined;
  /** The text at the declaration itself. */
  readonly parts?: readonly CommentPart[] | undefined;
  readonly fact?: RowOverlay | undefined;
  readonly see?: NamedLink | undefined;
  readonly inner: readonly RowEntry[];
}

/** What the entries of one table share. */
interface EntryScope {
  readonly context: SymbolContext;
  /** The overlay's facts about the row with this path. */
  readonly findFact: (path: string) => RowOverlay | undefined;
  /** Whether the overlay has facts about rows below this path. */
  readonly hasFactsBelow: (path: string) => boolean;
}

/** What a row is about; `type` is how it is shown unless its properties get rows of their own. */
interface Subject extends Omit<RowEntry, "fact" | "see" | "inner"> {
  readonly declared: Type | undefined;
}

function propertySubject(
  property: Declaration,
  path: string,
  isPartial: boolean,
  context: SymbolContext,
): Subject {
  return {
    path,
    declared: property.type,
    type: propertyType(property, context),
    isOptional: isPartial || property.flags.isOptional === true,
    parts: summaryParts(property),
  };
}

function findNamed(subject: Subject, fact: RowOverlay | undefined, context: SymbolContext) {
  if (fact?.propertiesOf === undefined) return findNamedObject(subject.declared, context);
  const { symbols } = context.plan;
  const declaration = symbols.find(({ name }) => name === fact.propertiesOf);
  return declaration && { declaration, isPartial: true, suffix: "" };
}

/** Lists the properties of a named type in place, or leads to where the page has listed them. */
function expandNamed(
  subject: Subject,
  fact: RowOverlay | undefined,
  context: SymbolContext,
): Pick<RowEntry, "inner" | "see"> {
  const named = findNamed(subject, fact, context);
  if (named === undefined) return { inner: [] };
  const { declaration, isPartial, suffix } = named;
  const { id, name } = declaration;
  const address = context.plan.addresses.get(id);
  // The page of the type itself lists the properties under its own heading.
  if (address === undefined || address.route === context.page) return { inner: [] };
  const url = context.explained.types.get(id);
  if (url !== undefined) return { inner: [], see: { name, url } };
  const own = context.findWritten(context.symbol)?.address;
  if (own !== undefined) context.explained.types.set(id, apiUrl(own, context.page));
  const inner = shownProperties(declaration, context.overlay).map((property) => {
    const path = `${subject.path}${suffix}.${property.name}`;
    return propertyEntry(declaration, property, context, { path, isPartial });
  });
  return { inner };
}

/** How deep nested objects are always followed; comments and overlay facts extend this. */
const OPEN_DEPTH = 1;

function toEntry(subject: Subject, depth: number, scope: EntryScope): RowEntry {
  const { declared, ...row } = subject;
  const { path } = row;
  const fact = scope.findFact(path);
  const shape = findObject(declared, scope.context);
  const isOpen =
    shape !== undefined &&
    (depth < OPEN_DEPTH || shape.properties.some(hasComment) || scope.hasFactsBelow(path));
  if (!isOpen) {
    const named = depth < 2 ? expandNamed(subject, fact, scope.context) : { inner: [] };
    return { ...row, fact, ...named };
  }
  const inner = shape.properties
    .filter(({ type }) => type?.type !== "intrinsic" || type.name !== "never")
    .map((property) => {
      const inside = `${path}${shape.suffix}.${property.name}`;
      return toEntry(propertySubject(property, inside, false, scope.context), depth + 1, scope);
    });
  return { ...row, type: shape.brief, fact, inner };
}

/** The rows of a signature's parameters; `this` gets none, because a caller does not pass it. */
export function parameterEntries(
  parameters: readonly NamedParameter[],
  entry: MemberOverlay | undefined,
  context: SymbolContext,
): RowEntry[] {
  const paths = Object.keys(entry?.parameters ?? {});
  const scope: EntryScope = {
    context,
    findFact: (path) => rowOverlay(entry, path),
    hasFactsBelow: (path) => paths.some((each) => /^(?:\[\])*\./.test(each.replace(path, ""))),
  };
  return parameters
    .filter(({ name }) => name !== "this")
    .map(({ parameter, name }) => {
      const { comment, defaultValue, flags } = parameter;
      const declared = writtenType(parameter.type, context);
      const subject: Subject = {
        path: name,
        declared,
        type: typeLayout(declared, context),
        isOptional: flags.isOptional === true || defaultValue !== undefined,
        isRest: flags.isRest === true,
        defaultValue: defaultValue === "..." ? undefined : defaultValue,
        parts: comment?.summary,
      };
      return toEntry(subject, 0, scope);
    });
}

/** The row of a property of a named type; its facts belong to the type in the overlay. */
export function propertyEntry(
  owner: Declaration,
  property: Declaration,
  context: SymbolContext,
  { path = property.name, isPartial = false } = {},
): RowEntry {
  const fact = overlayOf(context.overlay, fullName(property, owner));
  const scope: EntryScope = { context, findFact: () => fact, hasFactsBelow: () => false };
  return toEntry(propertySubject(property, path, isPartial, context), 2, scope);
}

/** An entry and all below it, in the order of the rows. */
export function flattenEntry(entry: RowEntry): RowEntry[] {
  return [entry, ...entry.inner.flatMap(flattenEntry)];
}
