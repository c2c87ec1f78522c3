import { apiUrl, type ApiAddress } from "../../../shared/api/apiUrl";
import type { ConversionContext } from "./context";
import { memberKind } from "./declarations";
import { categoryIn } from "./grouping";
import { findBases } from "./hierarchy";
import { tokensText } from "./layout";
import type {
  ApiContent,
  ApiMember,
  ApiSignature,
  MemberKind,
  ParameterRow,
  Tokens,
} from "../../../shared/contracts/apiPage";
import { sectionMembers } from "./plan";
import { overlayOf } from "./overlay";
import { fullName, hasComment, isClassLike, ownMembers } from "./reflections";
import { summaryOf } from "./summaries";
import type { Declaration } from "./typedocProject";

/**
 * A documented symbol or one of its members, as plain data: for links from the guides, hover cards,
 * search and the coverage report. Inherited members are not repeated; `bases` leads to them.
 */
export interface ApiSymbol {
  /** Unique: `Action`, `Action#chooseOnBoard`, `playerActions`. */
  readonly name: string;
  /** Where it is explained, such as `/api/classes/Action#chooseonboard`. */
  readonly url: string;
  readonly kind: MemberKind;
  /** The heading it is under; rows of an object type's table have none. */
  readonly category?: string;
  /** One sentence as plain text: ours, or else the toolkit's first; may be empty for a member. */
  readonly summary: string;
  /** The first signature on one line, as plain text. */
  readonly signature: string;
  /** The class or type that a member belongs to. */
  readonly owner?: string;
  /** The classes a class extends, the nearest first; only if there are any. */
  readonly bases?: readonly string[];
  /** Whether the package exports the symbol; for a member, its owner. */
  readonly exported: boolean;
  /** The module specifier to import a symbol from; members have none. */
  readonly importFrom?: string;
  /** The version that brought it. */
  readonly since?: string;
  /** Whether the toolkit's source says anything about it. */
  readonly hasComment: boolean;
  /** Whether its entry shows a code sample. */
  readonly hasExample: boolean;
}

/** What the finished page shows of a symbol or member. */
type ShownEntry = Pick<ApiSymbol, "signature" | "hasExample">;

/** Printed tokens on one line: the breaks of `layout.ts` undone. */
function oneLine(tokens: Tokens): string {
  return tokensText(tokens)
    .replace(/([(<[])\n\s*/g, "$1")
    .replace(/\n\s*([)>\]])/g, "$1")
    .replace(/\n\s*/g, " ");
}

/** Samples have their own place, or are code blocks in a comment. */
function showsCode({
  comment = "",
  examples = [],
}: Pick<ApiSignature, "comment" | "examples">): boolean {
  return examples.length > 0 || comment.includes("<pre");
}

function ofMember({ signatures }: ApiMember): ShownEntry {
  const [first] = signatures;
  const hasExample = signatures.some(showsCode);
  return { signature: first === undefined ? "" : oneLine(first.tokens), hasExample };
}

function ofRow({ name, type, optional }: ParameterRow): ShownEntry {
  return { signature: `${name}${optional ? "?" : ""}: ${oneLine(type)}`, hasExample: false };
}

/** The entries of one page by their addresses. */
function* entriesOf(
  route: ApiAddress["route"],
  content: ApiContent,
): Generator<[string, ShownEntry]> {
  if (content.kind === "index" || content.kind === "versions") return;
  if (content.kind === "class") {
    const signature = oneLine(content.declaration);
    yield [apiUrl({ route }), { signature, hasExample: showsCode(content) }];
  }
  for (const member of content.groups.flatMap(({ members }) => members)) {
    yield [apiUrl({ route, anchor: member.anchor }), ofMember(member)];
    for (const row of member.properties ?? []) {
      if (row.anchor !== undefined) yield [apiUrl({ route, anchor: row.anchor }), ofRow(row)];
    }
    for (const inner of member.members ?? []) {
      yield [apiUrl({ route, anchor: inner.anchor }), ofMember(inner)];
    }
  }
}

/** Lists every documented symbol, each followed by its own members, in the order of the plan. */
export function listSymbols(
  pages: readonly { readonly route: ApiAddress["route"]; readonly content: ApiContent }[],
  { plan, overlay, findExport, findSince }: ConversionContext,
): ApiSymbol[] {
  const shown = new Map(pages.flatMap(({ route, content }) => [...entriesOf(route, content)]));

  const describe = (declaration: Declaration, owner?: Declaration) => {
    const name = fullName(declaration, owner);
    const isRow = owner !== undefined && !isClassLike(owner);
    const category = isRow ? undefined : categoryIn(declaration, overlay, owner);
    const address = plan.addresses.get(declaration.id);
    const url = address === undefined ? "" : apiUrl(address);
    const entry = shown.get(url) ?? { signature: "", hasExample: false };
    // The overlay even knows versions that are not on npm.
    const since = overlayOf(overlay, name)?.since ?? findSince(name);
    return {
      name,
      ...(category === undefined ? {} : { category }),
      summary: summaryOf(declaration, overlay, owner),
      url,
      kind: memberKind(declaration),
      hasComment: hasComment(declaration),
      ...entry,
      ...(since === undefined ? {} : { since }),
    };
  };

  return plan.symbols.flatMap((symbol): ApiSymbol[] => {
    const found = findExport(symbol.name);
    const exported = found !== undefined;
    const bases = findBases(symbol, plan.declarations).map(({ name }) => name);
    const own: ApiSymbol = {
      ...describe(symbol),
      ...(bases.length === 0 ? {} : { bases }),
      exported,
      ...(exported ? { importFrom: found.specifier } : {}),
    };
    const members = plan.classes.includes(symbol)
      ? ownMembers(symbol, overlay)
      : sectionMembers(symbol, overlay);
    return [
      own,
      ...members.map((member) => ({ ...describe(member, symbol), owner: symbol.name, exported })),
    ];
  });
}
