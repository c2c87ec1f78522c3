import type { Content } from "mdast";
import type { ApiContent } from "../../../shared/contracts/apiPage";
import { classNodes } from "./classNodes";
import type { ApiMarkdownContext } from "./context";
import { indexNodes } from "./indexNodes";
import { groupNodes } from "./memberNodes";
import { versionsNodes } from "./versionsNodes";

/** The body of an API page, from its view model. */
export function apiNodes(content: ApiContent, context: ApiMarkdownContext): Content[] {
  switch (content.kind) {
    case "index":
      return indexNodes(content);
    case "modules":
      return groupNodes(content.groups, undefined, context);
    case "versions":
      return versionsNodes(content);
    case "class":
      return classNodes(content, context);
  }
}
