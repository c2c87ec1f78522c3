import type { PhrasingContent } from "mdast";
import type { NamedLink } from "../../../shared/contracts/apiPage";
import { inlineCode, link, text } from "../nodes";

/** A name as code, linked to its page or section if it has one. */
export function nameNode({ name, url }: NamedLink): PhrasingContent {
  return url === undefined ? inlineCode(name) : link(url, inlineCode(name));
}

/** Names with a separator between them. */
export function nameList(names: readonly NamedLink[], separator: string): PhrasingContent[] {
  return names.flatMap((name, index) => [
    ...(index === 0 ? [] : [text(separator)]),
    nameNode(name),
  ]);
}
