import type { Content } from "mdast";
import type { ApiIndexContent } from "../../../shared/contracts/apiPage";
import { heading, list, paragraph, text } from "../nodes";
import { nameNode } from "./names";

/** The body of `/api`: every documented symbol by category. */
export function indexNodes({ groups }: ApiIndexContent): Content[] {
  return groups.flatMap(({ title, entries }) => [
    heading(2, text(title)),
    list(
      entries.map(({ name, url, kind, summary }) => {
        const about = summary === "" ? kind : `${kind}: ${summary}`;
        return [paragraph(nameNode({ name, url }), text(`, ${about}`))];
      }),
    ),
  ]);
}
