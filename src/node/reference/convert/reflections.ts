import { blockTags, toPlainText } from "./commentText";
import { overlayOf, symbolOverlay, type Overlay } from "./overlay";
import { Kind, type Comment, type Declaration, type Project, type Type } from "./typedocProject";

/** The name of a symbol, or of a member with its owner: `Game#action`. */
export function fullName({ name }: Declaration, owner?: Declaration): string {
  return owner === undefined ? name : `${owner.name}#${name}`;
}

/** The declarations of a container, without references to declarations elsewhere. */
export function childrenOf(container: Pick<Project, "children">): Declaration[] {
  return (container.children ?? []).filter((child) => child.variant === "declaration");
}

/** Members of an object type, of a class or of an interface. */
export function membersOf(declaration: Declaration): Declaration[] {
  const own = childrenOf(declaration);
  const { type } = declaration;
  return own.length === 0 && type?.type === "reflection" ? childrenOf(type.declaration) : own;
}

/** The declaration's signatures; for an accessor the getter before the setter. */
export function signaturesOf(declaration: Declaration): NonNullable<Declaration["signatures"]> {
  const { signatures, getSignature, setSignature, type } = declaration;
  const accessors = [getSignature, setSignature].filter((signature) => signature !== undefined);
  if (accessors.length > 0) return accessors;
  if (signatures !== undefined) return signatures;
  return type?.type === "reflection" ? (type.declaration.signatures ?? []) : [];
}

/** Every comment of a declaration and its signatures. */
export function commentsOf(declaration: Declaration): Comment[] {
  return [declaration.comment, ...signaturesOf(declaration).map(({ comment }) => comment)].filter(
    (comment) => comment !== undefined,
  );
}

/** The toolkit's own text about a declaration. */
export function summaryParts(declaration: Declaration): Comment["summary"] | undefined {
  return commentsOf(declaration).find(({ summary }) => summary.length > 0)?.summary;
}

function hasWords(comment: Comment): boolean {
  return comment.summary.length > 0 || (comment.blockTags ?? []).length > 0;
}

/** Whether the toolkit says anything about a declaration. */
export function hasComment(declaration: Declaration): boolean {
  return commentsOf(declaration).some(hasWords);
}

/** The category the toolkit puts a declaration in. */
export function declaredCategory(declaration: Declaration): string | undefined {
  return commentsOf(declaration)
    .flatMap((comment) => blockTags(comment, "@category"))
    .map(toPlainText)
    .find((category) => category !== "");
}

/** Whether a declaration is marked `@deprecated`. */
export function isDeprecated(declaration: Declaration): boolean {
  return commentsOf(declaration).some(
    (comment) =>
      blockTags(comment, "@deprecated").length > 0 ||
      (comment.modifierTags ?? []).includes("@deprecated"),
  );
}

/** Whether a declaration is a class or an interface. */
export function isClassLike({ kind }: Declaration): boolean {
  return kind === Kind.Class || kind === Kind.Interface;
}

/** Whether a member comes from a base and is not redeclared. */
export function isInherited(member: Declaration): boolean {
  return member.inheritedFrom !== undefined;
}

/** Whether a declaration belongs on a page at all. */
export function isVisible(owner: Declaration, member: Declaration, overlay: Overlay): boolean {
  const { flags, name } = member;
  if (flags.isPrivate === true || flags.isProtected === true) return false;
  if (commentsOf(member).some(({ modifierTags }) => modifierTags?.includes("@internal") === true)) {
    return false;
  }
  const entry = overlayOf(overlay, fullName(member, owner));
  if (entry?.hide !== undefined) return false;
  return !name.startsWith("_") || hasComment(member) || entry?.summary !== undefined;
}

/** The members a class or interface declares itself, in source order. */
export function ownMembers(owner: Declaration, overlay: Overlay): Declaration[] {
  return membersOf(owner).filter(
    (member) => !isInherited(member) && isVisible(owner, member, overlay),
  );
}

/** The members of a class or interface that the modules page shows. */
export function classMembers(owner: Declaration, overlay: Overlay): Declaration[] {
  return symbolOverlay(overlay, owner.name)?.opaque === true ? [] : ownMembers(owner, overlay);
}

/** The ids of the toolkit's declarations that a class or interface extends. */
export function baseIds(declaration: Declaration): number[] {
  return (declaration.extendedTypes ?? []).flatMap((type) =>
    type.type === "reference" && typeof type.target === "number" && type.target >= 0
      ? [type.target]
      : [],
  );
}

/** Every declaration of the project by its id, members of object types included. */
export function indexDeclarations(project: Project): ReadonlyMap<number, Declaration> {
  const index = new Map<number, Declaration>();
  const visit = (declaration: Declaration): void => {
    if (index.has(declaration.id)) return;
    index.set(declaration.id, declaration);
    for (const member of membersOf(declaration)) visit(member);
  };
  for (const declaration of childrenOf(project)) visit(declaration);
  return index;
}

/**
 * `ConstructorParameters<typeof X>[0]` is how the toolkit writes the options of its flow commands; readers
 * need the parameter itself, so it is looked up in the class.
 */
export function resolveType(type: Type, declarations: ReadonlyMap<number, Declaration>): Type {
  if (type.type !== "indexedAccess" || type.objectType.type !== "reference") return type;
  const { name, typeArguments } = type.objectType;
  const [query] = typeArguments ?? [];
  if (name !== "ConstructorParameters" || query?.type !== "query") return type;
  const { target } = query.queryType;
  const owner = typeof target === "number" ? declarations.get(target) : undefined;
  const constructor = owner && childrenOf(owner).find(({ kind }) => kind === Kind.Constructor);
  const place = type.indexType.type === "literal" ? Number(type.indexType.value) : 0;
  return constructor?.signatures?.[0]?.parameters?.[place]?.type ?? type;
}

/** The properties of an object type without those that readers do not need. */
export function shownProperties(declaration: Declaration, overlay: Overlay): Declaration[] {
  return membersOf(declaration).filter((property) => isVisible(declaration, property, overlay));
}

/**
 * The properties that get their own table: those of an object type whose properties the toolkit or the
 * overlay describes, of an enum, and of a function that carries components or values.
 */
export function tableProperties(
  declaration: Declaration,
  overlay: Overlay,
): readonly Declaration[] {
  if (isClassLike(declaration)) return [];
  const properties = shownProperties(declaration, overlay);
  const carriesValues = declaration.kind === Kind.Variable && signaturesOf(declaration).length > 0;
  const isAlwaysTable =
    declaration.kind === Kind.Enum ||
    carriesValues ||
    symbolOverlay(overlay, declaration.name)?.members !== undefined;
  return isAlwaysTable || properties.some(hasComment) ? properties : [];
}
