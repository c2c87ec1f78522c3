import { checkLayoutSpec } from "../../shared/layout/checkLayoutSpec";
import type { LayoutReply, LayoutRequest } from "../../features/layout-sandbox/model/protocol";
import { computeLayout } from "./engine";

/** Answers a request: the layout, or the reason in words why there is none. Never throws. */
export function answerRequest({ id, spec }: LayoutRequest): LayoutReply {
  try {
    return { t: "result", id, result: computeLayout(checkLayoutSpec(spec)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { t: "error", id, message: message.slice(0, 2000) };
  }
}
