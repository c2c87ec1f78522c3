import type * as TypeScript from "typescript";

/**
 * What `describe` says of the names in a part of a file, in text order. Offsets count from `range.start`, in
 * UTF-16 code units.
 */
export function describeNames<Fact extends object>(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile | undefined,
  range: { readonly start: number; readonly length: number },
  describe: (name: TypeScript.Identifier) => Fact | undefined,
): ({ readonly start: number; readonly end: number } & Fact)[] {
  const facts: ({ readonly start: number; readonly end: number } & Fact)[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node)) {
      const start = node.getStart(source) - range.start;
      const end = node.getEnd() - range.start;
      const fact = start >= 0 && end <= range.length ? describe(node) : undefined;
      if (fact) facts.push({ start, end, ...fact });
    }
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return facts;
}

/** What an import or an export of a symbol leads to; any other symbol is itself. */
export function followAlias(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  symbol: TypeScript.Symbol,
): TypeScript.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}
