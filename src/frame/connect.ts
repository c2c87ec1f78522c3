/** Ends an event that another document has sent; what the frame itself dispatches is not trusted in this sense. */
function silence(event: MessageEvent): void {
  if (event.isTrusted) event.stopImmediatePropagation();
}

/**
 * Greets the page and waits for its port, once; everything else goes over it. Outside a sandboxed frame it
 * only says that this is no page.
 *
 * @param isInit whether a message's data is the page's answer to the greeting
 */
export function connectToPage(
  hello: object,
  isInit: (data: unknown) => boolean,
  serve: (port: MessagePort) => void,
): void {
  if (self.parent === self || self.origin !== "null") {
    document.body.textContent = "This page only works inside the documentation.";
    return;
  }
  const onMessage = ({ source, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== self.parent || !isInit(data) || !port) return;
    self.removeEventListener("message", onMessage);
    // The toolkit listens on the window, too, and believes every sender: other frames of the page can name this one.
    self.addEventListener("message", silence, true);
    serve(port);
  };
  self.addEventListener("message", onMessage);
  // The origin of the page is unknown here, and a greeting holds nothing secret.
  self.parent.postMessage(hello, "*");
}
