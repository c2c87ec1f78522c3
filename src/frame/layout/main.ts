import {
  PROTOCOL_VERSION,
  isInit,
  parseLayoutRequest,
  type LayoutReply,
  type LayoutRequest,
} from "../../features/layout-sandbox/model/protocol";
import { checkLayoutSpec } from "../../shared/layout/checkLayoutSpec";
import { connectToPage } from "../connect";
import { computeLayout } from "./engine";

/** Answers a request: the layout, or the reason in words why there is none. Never throws. */
function answerRequest({ id, spec }: LayoutRequest): LayoutReply {
  try {
    return { t: "result", id, result: computeLayout(checkLayoutSpec(spec)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { t: "error", id, message: message.slice(0, 2000) };
  }
}

connectToPage({ t: "hello", v: PROTOCOL_VERSION }, isInit, (port) => {
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Anything that is not a request is dropped.
    const request = parseLayoutRequest(data);
    if (request) port.postMessage(answerRequest(request));
  };
});
