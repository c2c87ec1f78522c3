import type { SymbolContext } from "./context";
import { ENGINE } from "./grouping";
import { renderWords } from "./ourWords";
import { symbolOverlay, type SymbolOverlay } from "./overlay";
import type { ImportFact } from "../../shared/contracts/apiPage";
import { Kind } from "./typedocProject";

/** What to do without an import; undefined if nobody has written it down. */
function insteadOf(name: string, entry: SymbolOverlay | undefined): ImportFact | undefined {
  const { access, type, instead, category } = entry ?? {};
  if (access === "global") return { note: "A global: no import is needed." };
  if (access === "flow command") return { statement: `const { ${name} } = game.flowCommands;` };
  const lead = "Cannot be imported.";
  if (type !== undefined) {
    return { note: `${lead} To name the type, write \`${type}\`.${instead ? ` ${instead}` : ""}` };
  }
  if (instead !== undefined) return { note: `${lead} ${instead}` };
  if (category === ENGINE) return { note: `${lead} Only the engine makes and reads it.` };
  return undefined;
}

/** Says how a symbol gets into a game's code; undefined if neither exports nor overlay say so. */
export function toImportFact(name: string, context: SymbolContext): ImportFact | undefined {
  const found = context.findExport(name);
  if (found !== undefined) {
    const keyword = found.typeOnly ? "import type" : "import";
    const statement = `${keyword} { ${name} } from "${found.specifier}";`;
    // Readers who see a class expect a value.
    const isClass = context.plan.symbols.some(
      (symbol) => symbol.name === name && symbol.kind === Kind.Class,
    );
    if (!found.typeOnly || !isClass) return { statement };
    return { statement, note: "A type only: it cannot be called or extended." };
  }
  const fact = insteadOf(name, symbolOverlay(context.overlay, name));
  if (fact?.note === undefined) return fact;
  return { ...fact, note: renderWords(fact.note, context) };
}
