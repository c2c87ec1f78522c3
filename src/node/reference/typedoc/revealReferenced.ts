import type { Application, Context, TypeScript } from "typedoc";

type TypeDoc = typeof import("typedoc");
type CodeSymbol = TypeScript.Symbol;

/** Runs before TypeDoc's own listeners, so that `@internal` and `@param` are handled as usual. */
const FIRST = 1000;

interface Finder {
  readonly ts: TypeDoc["TypeScript"];
  readonly root: string;
}

/** The declaration of a symbol that is part of the package but that no export led to. */
function findUnseen(
  symbol: CodeSymbol,
  context: Context,
  { ts, root }: Finder,
): TypeScript.Declaration | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration?.getSourceFile().fileName.startsWith(root)) return undefined;
  const isTopLevel =
    (declaration.parent as TypeScript.Node | undefined)?.kind === ts.SyntaxKind.SourceFile;
  const isTypeParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  if (!isTopLevel || isTypeParameter || context.getReflectionFromSymbol(symbol)) return undefined;
  return declaration;
}

function convert(symbol: CodeSymbol, declaration: TypeScript.Declaration, context: Context): void {
  const { converter } = context;
  converter.permitDeferredConversion();
  converter.convertSymbol(context.withScope(context.project), symbol);
  converter.finalizeDeferredConversion();
  const reflection = context.getReflectionFromSymbol(symbol);
  const name = (declaration as Partial<TypeScript.NamedDeclaration>).name?.getText();
  if (reflection?.name === "default" && name !== undefined) reflection.name = name;
}

/**
 * Makes TypeDoc document every type of the package that a signature names, exported or not; without this,
 * readers would meet names they cannot look up. TypeDoc offers `createSymbolReference` for this purpose (it
 * replaces typedoc-plugin-missing-exports). Returns the undo function.
 */
export function revealReferenced(
  { Context, Converter, TypeScript }: Pick<TypeDoc, "Context" | "Converter" | "TypeScript">,
  app: Application,
  root: string,
): () => void {
  const referenced = new Set<CodeSymbol>();
  const original = Object.getOwnPropertyDescriptor(Context.prototype, "createSymbolReference");
  const createReference = original?.value as Context["createSymbolReference"];
  Context.prototype.createSymbolReference = function reveal(symbol, context, name) {
    referenced.add(symbol);
    return createReference.call(this, symbol, context, name);
  };
  const listener = (context: Context): void => {
    context.setActiveProgram(context.programs[0]);
    // A set visits what is added during the walk: converting a type finds further types.
    for (const symbol of referenced) {
      const declaration = findUnseen(symbol, context, { ts: TypeScript, root });
      if (declaration) convert(symbol, declaration, context);
    }
    context.setActiveProgram(undefined);
  };
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, listener, FIRST);
  return () => {
    if (original) Object.defineProperty(Context.prototype, "createSymbolReference", original);
  };
}
