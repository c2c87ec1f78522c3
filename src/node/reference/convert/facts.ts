import type { KnownLimit } from "../../content/fields/frontmatter";
import { limitText } from "../../content/fields/limitText";
import { limitAnchor } from "../../../shared/api/apiUrl";
import type { SymbolContext } from "./context";
import { ENGINE } from "./grouping";
import { renderWords } from "./ourWords";
import { symbolOverlay, type MemberOverlay, type SymbolOverlay } from "./overlay";
import type { ApiFacts, ApiLimit, ImportFact } from "../../../shared/contracts/apiPage";
import { Kind, type Declaration } from "./typedocProject";

function toLimit(limit: KnownLimit, context: SymbolContext): ApiLimit {
  const { id, title, instead } = limit;
  const { limits } = context.explained;
  const url = limits.get(id);
  if (url !== undefined) return { id, title, url };
  limits.set(id, `#${limitAnchor(id)}`);
  return {
    id,
    title,
    happens: renderWords(limitText(limit).happens, context),
    instead: renderWords(instead, context),
  };
}

/** The address of a declaration; that of a constructor points at the class, so it is left out. */
function sourceOf({ kind, sources }: Declaration, base: string | undefined): string | undefined {
  const [place] = sources ?? [];
  if (base === undefined || place === undefined || kind === Kind.Constructor) return undefined;
  return `${base}${place.fileName}#L${String(place.line)}`;
}

/** Gathers what is known about a symbol or member besides its signatures. */
export function toFacts(
  declaration: Declaration,
  entry: MemberOverlay | undefined,
  context: SymbolContext,
): ApiFacts {
  const limits = (context.limits.get(context.symbol) ?? []).map((each) => toLimit(each, context));
  const throws = (entry?.throws ?? []).map(({ when, message }) => ({
    when: renderWords(when, context),
    ...(message === undefined ? {} : { message }),
  }));
  const since = entry?.since ?? context.findSince(context.symbol);
  const source = sourceOf(declaration, context.sourceBase);
  return {
    ...(entry?.summary === undefined ? {} : { note: renderWords(entry.summary, context) }),
    ...(throws.length === 0 ? {} : { throws }),
    ...(limits.length === 0 ? {} : { limits }),
    ...(since === undefined ? {} : { since }),
    ...(source === undefined ? {} : { source }),
  };
}

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
