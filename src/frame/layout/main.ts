import {
  PROTOCOL_VERSION,
  isInit,
  parseLayoutRequest,
} from "../../features/layout-sandbox/model/protocol";
import { answerRequest } from "./answer";

/** Answers on the port; anything that is not a request is dropped. */
function serve(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const request = parseLayoutRequest(data);
    if (request) port.postMessage(answerRequest(request));
  };
}

/** Waits for the page's port, once; everything else goes over it. */
function connect(): void {
  const onMessage = ({ source, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== self.parent || !isInit(data) || !port) return;
    self.removeEventListener("message", onMessage);
    serve(port);
  };
  self.addEventListener("message", onMessage);
  // The origin of the page is unknown here, and a greeting holds nothing secret.
  self.parent.postMessage({ t: "hello", v: PROTOCOL_VERSION }, "*");
}

if (self.parent === self || self.origin !== "null") {
  document.body.textContent = "This page only works inside the documentation.";
} else {
  connect();
}
