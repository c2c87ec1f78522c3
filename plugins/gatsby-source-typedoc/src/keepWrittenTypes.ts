import type { Application, Context, SomeType, TypeScript } from "typedoc";

type TypeDoc = typeof import("typedoc");
type Node = TypeScript.Node;

/**
 * TypeDoc 0.28 converts types from what the compiler makes of them, and there a type parameter that
 * is a key has already become its constraint: `{ [key in N]: T }` is `{ [key in string]: T }`, and
 * `T extends keyof A & string` is `T extends string`. The toolkit builds up the arguments of an
 * action by exactly such types, so these are converted again from what is written. Remove this when
 * TypeDoc keeps them.
 */
export function keepWrittenTypes(
  { Converter, TypeScript: ts }: Pick<TypeDoc, "Converter" | "TypeScript">,
  app: Application,
): void {
  const { converter } = app;

  const isTypeParameter = (node: Node, context: Context): boolean => {
    const symbol = ts.isTypeReferenceNode(node) && context.checker.getSymbolAtLocation(node.typeName);
    return symbol ? (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0 : false;
  };
  const mapsParameter = (node: Node, context: Context): boolean => {
    const key = ts.isMappedTypeNode(node) ? node.typeParameter.constraint : undefined;
    if (key && isTypeParameter(key, context)) return true;
    return ts.forEachChild(node, (child) => mapsParameter(child, context)) === true;
  };
  const restore = (
    reflection: { type?: SomeType },
    written: Node | undefined,
    context: Context,
  ): void => {
    if (written && ts.isTypeNode(written) && mapsParameter(written, context)) {
      reflection.type = converter.convertType(context, written);
    }
  };

  converter.on(Converter.EVENT_CREATE_PARAMETER, (context, parameter, node) => {
    if (node && ts.isParameter(node)) restore(parameter, node.type, context.withScope(parameter));
  });
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, signature, node) => {
    restore(signature, node?.type, context.withScope(signature));
  });
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, (context, parameter, node) => {
    const scope = context.withScope(parameter);
    if (node?.constraint) parameter.type = converter.convertType(scope, node.constraint);
    if (node?.default) parameter.default = converter.convertType(scope, node.default);
  });
}
