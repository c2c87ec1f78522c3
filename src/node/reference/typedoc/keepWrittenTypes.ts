import type { Application, Context, Reflection, SomeType, TypeScript } from "typedoc";

type TypeDoc = typeof import("typedoc");
type Node = TypeScript.Node;
type Compiler = TypeDoc["TypeScript"];

interface Typed {
  type?: SomeType;
}

function contains(ts: Compiler, node: Node, test: (part: Node) => boolean): boolean {
  return test(node) || ts.forEachChild(node, (child) => contains(ts, child, test)) === true;
}

/** Whether a type is better read as it is written than as the compiler resolves it. */
function isBetterWritten(ts: Compiler, type: TypeScript.TypeNode, context: Context): boolean {
  const isTypeParameter = (node: Node | undefined): boolean => {
    if (!node || !ts.isTypeReferenceNode(node)) return false;
    const symbol = context.checker.getSymbolAtLocation(node.typeName);
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  };
  const mapsParameter = contains(
    ts,
    type,
    (part) => ts.isMappedTypeNode(part) && isTypeParameter(part.typeParameter.constraint),
  );
  // `ElementUI<this>["appearance"]` says little; resolved, it is the object you have to write.
  const isComputed = contains(
    ts,
    type,
    (part) => ts.isIndexedAccessTypeNode(part) || ts.isTypeQueryNode(part),
  );
  // The properties of an object are converted separately; converting it again takes TypeDoc a long time.
  const holdsProperties = contains(ts, type, ts.isTypeLiteralNode);
  return mapsParameter || !(isComputed || holdsProperties);
}

/**
 * Whether a member is a class's copy of its base's member; no page shows its type. A member of anything but a
 * class or interface is never a copy.
 */
function isCopy(
  { parent }: Reflection,
  node: Node,
  { Class, Interface }: TypeDoc["ReflectionKind"],
  context: Context,
): boolean {
  if (parent?.kindOf([Class, Interface]) !== true) return false;
  const owners: readonly Node[] = context.getSymbolFromReflection(parent)?.declarations ?? [];
  return !owners.includes(node.parent);
}

/**
 * Shows types as the toolkit's authors wrote them. TypeDoc 0.28 converts what the compiler makes of them,
 * where a type parameter that is a key has already become its constraint: `{ [key in N]: T }` turns into `{
 * [key in string]: T }`, and `T extends keyof A & string` into `T extends string`. The toolkit builds up the
 * arguments of an action with exactly such types. Remove this when TypeDoc keeps them.
 */
export function keepWrittenTypes(
  {
    Converter,
    ReflectionKind,
    TypeScript: ts,
  }: Pick<TypeDoc, "Converter" | "ReflectionKind" | "TypeScript">,
  app: Application,
): void {
  const { converter } = app;

  const restore = (
    reflection: Reflection & Typed,
    written: Node | undefined,
    context: Context,
  ): void => {
    if (!written || !ts.isTypeNode(written) || !isBetterWritten(ts, written, context)) return;
    context.project.removeTypeReflections(reflection.type);
    reflection.type = converter.convertType(context.withScope(reflection), written);
  };

  converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, signature, node) => {
    if (!node || isCopy(signature.parent, node, ReflectionKind, context)) return;
    const scope = context.withScope(signature);
    signature.parameters?.forEach((parameter, index) => {
      const place = node.parameters[index];
      if (place && ts.isParameter(place)) restore(parameter, place.type, scope);
    });
    restore(signature, node.type, context);
  });
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, declaration) => {
    const node = context.getSymbolFromReflection(declaration)?.declarations?.[0];
    if (!declaration.type || !node) return;
    if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) return;
    if (!isCopy(declaration, node, ReflectionKind, context))
      restore(declaration, node.type, context);
  });
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, (context, parameter) => {
    const scope = context.withScope(parameter);
    const node = context
      .getSymbolFromReflection(parameter)
      ?.declarations?.find(ts.isTypeParameterDeclaration);
    if (node?.constraint) parameter.type = converter.convertType(scope, node.constraint);
    if (node?.default) parameter.default = converter.convertType(scope, node.default);
  });
}
