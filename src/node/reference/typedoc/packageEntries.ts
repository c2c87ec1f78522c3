import type { TypeScript } from "typedoc";
import type { PackageEntry } from "../convert/typedocProject";
import type { ToolkitPackage } from "./toolkitPackage";

type Program = TypeScript.Program;
type ExportSymbol = TypeScript.Symbol;

/** Lists what can be imported from each entry point of the package, according to the compiler. */
export function listPackageEntries(
  ts: typeof TypeScript,
  program: Program,
  toolkit: ToolkitPackage,
): PackageEntry[] {
  const checker = program.getTypeChecker();

  const isTypeExport = (symbol: ExportSymbol): boolean =>
    (symbol.declarations ?? []).some(
      (declaration) =>
        ts.isExportSpecifier(declaration) &&
        (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly),
    );

  const isValue = (symbol: ExportSymbol): boolean => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };

  return toolkit.entries.map(({ specifier, declarations }) => {
    const source = program.getSourceFile(declarations);
    const moduleSymbol = source && checker.getSymbolAtLocation(source);
    if (!moduleSymbol) throw new Error(`TypeDoc did not read ${specifier}: ${declarations}.`);
    const exports = checker.getExportsOfModule(moduleSymbol).map((symbol) => ({
      name: symbol.name,
      typeOnly: isTypeExport(symbol) || !isValue(symbol),
    }));
    return { specifier, exports: exports.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
}
