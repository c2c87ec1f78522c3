import { renderComment, renderShortComment, toExamples } from "./commentHtml";
import { blockTags, toMarkdown } from "./commentText";
import type { SymbolContext } from "./context";
import { enclose, group, printLayout, tail, type Layout } from "./layout";
import { renderWords } from "./ourWords";
import { overlayOf, type MemberOverlay } from "./overlay";
import type { ApiSignature, Html, TypeParameterRow } from "../../../shared/contracts/apiPage";
import { briefParameter, parameterTable } from "./parameterRows";
import { namedParameters, typeLayout, typeParametersLayout } from "./typeLayout";
import type { Comment, CommentPart, Signature, TypeParameter } from "./typedocProject";

/** Block tags that are shown as a paragraph with a title. */
const TITLED_TAGS = [
  ["@remarks", ""],
  ["@throws", "**Throws** "],
  ["@see", "**See** "],
] as const;

/** A text for a cell or a note. */
function shortHtml(parts: readonly CommentPart[], { resolveLink, highlight }: SymbolContext): Html {
  return renderShortComment(toMarkdown(parts, resolveLink), highlight);
}

/** Whether the overlay leaves out the toolkit's examples. */
function isExampleWrong({ overlay, symbol }: SymbolContext): boolean {
  return overlayOf(overlay, symbol)?.wrongExample !== undefined;
}

/** The text, the deprecation note and the examples of a comment. */
export function viewComment(
  comment: Comment | undefined,
  context: SymbolContext,
  { more = "", strayCode = [] }: { more?: string; strayCode?: readonly string[] } = {},
): Pick<ApiSignature, "comment" | "deprecated" | "examples"> {
  const paragraphs = [
    toMarkdown(comment?.summary ?? [], context.resolveLink),
    ...TITLED_TAGS.flatMap(([tag, title]) =>
      blockTags(comment, tag).map((parts) => title + toMarkdown(parts, context.resolveLink)),
    ),
    more,
  ];
  const text = renderComment(
    paragraphs.filter((each) => each !== "").join("\n\n"),
    context.highlight,
  );
  const [deprecation] = blockTags(comment, "@deprecated");
  const deprecated = deprecation && shortHtml(deprecation, context);
  const examples = isExampleWrong(context)
    ? []
    : [
        ...blockTags(comment, "@example").flatMap((parts) =>
          toExamples(toMarkdown(parts, context.resolveLink), context.highlight),
        ),
        ...strayCode.map((code) => ({ code: context.highlight(code, "ts") })),
      ];
  return {
    ...(text === "" ? {} : { comment: text }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(examples.length === 0 ? {} : { examples }),
  };
}

/** Type parameters for the table: only worth a table when one of them has a text. */
export function typeParameterRows(
  parameters: readonly TypeParameter[] | undefined,
  context: SymbolContext,
): Pick<ApiSignature, "typeParameters"> {
  const rows = (parameters ?? []).map(({ name, type, comment, ...rest }): TypeParameterRow => {
    const text = shortHtml(comment?.summary ?? [], context);
    return {
      name,
      ...(type ? { constraint: printLayout(typeLayout(type, context)) } : {}),
      ...(rest.default ? { default: printLayout(typeLayout(rest.default, context)) } : {}),
      ...(text === "" ? {} : { comment: text }),
    };
  });
  return rows.some(({ comment }) => comment !== undefined) ? { typeParameters: rows } : {};
}

/** Our words about the result, or else the toolkit's. */
function returnsOf(
  signature: Signature,
  { comment, words }: { readonly comment: Comment | undefined; readonly words: string | undefined },
  context: SymbolContext,
): Pick<ApiSignature, "returns"> {
  const [parts = []] = blockTags(comment, "@returns");
  if (signature.type === undefined) return {};
  const text = words === undefined ? shortHtml(parts, context) : renderWords(words, context);
  const type = printLayout(typeLayout(signature.type, context));
  return text === "" ? {} : { returns: { type, comment: text } };
}

/** How a signature begins: what comes before its type. */
export interface SignatureForm {
  /** Such as `new Action`, `function times`, `get owner`. */
  readonly start: string;
  /** The comment, if it is at the declaration. */
  readonly comment?: Comment | undefined;
  /** Left out for constructors and setters. */
  readonly hasResult?: boolean;
  readonly anchor?: string | undefined;
  /** What the overlay says about the member. */
  readonly facts?: MemberOverlay | undefined;
}

/** One call signature with its parameters, result, comment and examples. */
export function toSignature(
  signature: Signature,
  context: SymbolContext,
  { start, comment = signature.comment, hasResult = true, anchor, facts }: SignatureForm,
): ApiSignature {
  const items = namedParameters(signature).map((each) => briefParameter(each, context));
  const result: Layout =
    hasResult && signature.type ? tail(": ", typeLayout(signature.type, context)) : "";
  const types = typeParametersLayout(signature.typeParameters, context);
  const { rows, leftovers, strayCode } = parameterTable(signature, facts, context, comment);
  return {
    ...(anchor === undefined ? {} : { anchor }),
    tokens: printLayout(group(start, types, enclose("(", items, ")"), result)),
    ...viewComment(comment, context, { more: leftovers, strayCode }),
    ...typeParameterRows(signature.typeParameters, context),
    ...(rows.length === 0 ? {} : { parameters: rows }),
    ...returnsOf(signature, { comment, words: facts?.returns }, context),
  };
}
