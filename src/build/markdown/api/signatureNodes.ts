import type { Content } from "mdast";
import { tokensText } from "../../api/layout";
import type { ApiSignature, Tokens } from "../../../shared/contracts/apiPage";
import { fence, inlineCode, paragraph, strong, text } from "../nodes";
import { commentLine, commentNodes, toOneLine } from "./comment";
import { exampleNodes } from "./examples";
import { parameterTable, typeParameterTable } from "./tables";

/** Code without its links, which a fence cannot hold. */
export function signatureFence(tokens: Tokens): Content {
  return fence("ts", tokensText(tokens));
}

/** One signature with everything known about it, in the order of the page. */
export function signatureNodes(signature: ApiSignature): Content[] {
  const { tokens, deprecated, comment, typeParameters, parameters, returns, examples } = signature;
  return [
    signatureFence(tokens),
    ...(deprecated === undefined
      ? []
      : [paragraph(strong(text("Deprecated.")), text(" "), ...commentLine(deprecated))]),
    ...(comment === undefined ? [] : commentNodes(comment)),
    ...(typeParameters ? [typeParameterTable(typeParameters)] : []),
    ...(parameters ? [parameterTable(parameters, "Parameter")] : []),
    ...(returns
      ? [
          paragraph(
            strong(text("Returns")),
            text(" "),
            inlineCode(toOneLine(tokensText(returns.type))),
            text(": "),
            ...commentLine(returns.comment),
          ),
        ]
      : []),
    ...(examples ?? []).flatMap(exampleNodes),
  ];
}
