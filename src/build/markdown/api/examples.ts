import type { Content } from "mdast";
import type { ApiExample } from "../../../shared/contracts/apiPage";
import { fence } from "../nodes";
import { commentNodes, highlightedText } from "./comment";

/** A code sample with the words before it. */
export function exampleNodes({ code, caption }: ApiExample): Content[] {
  return [
    ...(caption === undefined ? [] : commentNodes(caption)),
    ...(code === "" ? [] : [fence("ts", highlightedText(code))]),
  ];
}
