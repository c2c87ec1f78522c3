import { PRELOAD_HASH } from "../contracts/playFrame";

/** How long the download may take before it is given up, in ms. */
const PATIENCE = 60_000;

/**
 * Downloads the document of the frame in which games and live code run, once, so that the browser has it when the
 * code that opens the frame has come. The browser keeps what frames show apart from what pages fetch: no resource
 * hint does the same.
 */
export function preloadFrame(path: string): void {
  const { dataset } = document.documentElement;
  // The script of the first view and the app each have this function.
  if ("preloaded" in dataset) return;
  dataset["preloaded"] = "";
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.src = path + PRELOAD_HASH;
  // Code that hangs is ended with its process, which the browser ends with the last of its frames: this one must go,
  // even if the server never answers.
  const remove = (): void => frame.remove();
  frame.addEventListener("load", remove);
  setTimeout(remove, PATIENCE);
  document.body.append(frame);
}
