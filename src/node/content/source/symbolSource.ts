import type { MemberKind } from "../../../shared/contracts/apiPage";
import { createSymbolLookup, type NamedSymbol } from "../links/symbolLookup";
import type { SymbolSource, SymbolTarget } from "../mdx/context";
import type { SampleAnalysis } from "./samples";

/** What links need of an `ApiSymbol` node. */
export interface SymbolNode extends NamedSymbol {
  /** Where it is explained, such as `/api/classes/Action#chooseonboard`. */
  readonly url: string;
  readonly kind: MemberKind;
}

/** A name without its owner is taken for a member only if that member is called… */
const CALLED: readonly string[] = ["method", "function"];
/** …and is not one of these, which mean an option or an everyday word in most sentences. */
const OPTIONS: readonly string[] = ["do", "confirm", "start", "connect", "choose"];

/** Whether a name without its owner is too common to be sure of. */
function isDoubtful(written: string, { owner, kind }: SymbolNode): boolean {
  const isBare = owner !== undefined && /^[\w$]+(?:\(.*)?$/s.test(written.trim());
  return isBare && (!CALLED.includes(kind) || OPTIONS.includes(written.trim()));
}

/**
 * Answers the page compiler from the nodes of the reference. A bare member name, such as `chooseOnBoard`, is
 * linked when it is a method that only one class has and has no other meaning.
 */
export function createSymbolSource(
  nodes: readonly SymbolNode[],
  analysis: Pick<SampleAnalysis, "find">,
): SymbolSource {
  const lookup = createSymbolLookup(nodes);
  const byUrl = new Map<string, SymbolTarget>();
  // Overloads share the address of their entry, which comes first.
  for (const node of nodes) if (!byUrl.has(node.url)) byUrl.set(node.url, node);
  return {
    find: (written) => {
      const node = lookup(written);
      return node && isDoubtful(written, node) ? undefined : node;
    },
    atUrl: (url) => byUrl.get(url),
    inSample: (code, meta) => {
      const sample = analysis.find(code, meta);
      return sample && sample.types.length > 0 ? sample.references : undefined;
    },
  };
}
