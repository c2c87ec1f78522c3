import type { KnownLimit } from "../content/frontmatter";
import { limitAnchor } from "../../shared/api/apiUrl";
import type { SymbolContext } from "./context";
import { renderWords } from "./ourWords";
import type { MemberOverlay } from "./overlay";
import type { ApiFacts, ApiLimit } from "../../shared/contracts/apiPage";
import { Kind, type Declaration } from "./typedocProject";

function toLimit({ id, title, happens, instead }: KnownLimit, context: SymbolContext): ApiLimit {
  const { limits } = context.told;
  const url = limits.get(id);
  if (url !== undefined) return { id, title, url };
  limits.set(id, `#${limitAnchor(id)}`);
  return {
    id,
    title,
    happens: renderWords(happens, context),
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
