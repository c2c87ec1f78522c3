import { isConnectionGood } from "../../shared/browser/connection";
import { fetchAhead } from "../../shared/browser/fetchAhead";
import { toLink } from "../../shared/browser/link";
import { preloadFrame } from "../../shared/browser/preloadFrame";
import { type AppStart, GAME_ATTRIBUTE, LIVE_ATTRIBUTE } from "../../shared/contracts/appStart";
import { PLAY_FRAME_PATH } from "../../shared/contracts/playFrame";

/** Asks the browser for an address before the app does, in the way that the app will. */
function toHint(href: string): HTMLLinkElement {
  const as = href.endsWith(".js") ? "script" : href.endsWith(".css") ? "style" : "fetch";
  return toLink({ rel: "preload", href, as, ...(as === "fetch" && { crossOrigin: "anonymous" }) });
}

/** A script that runs after those before it, whichever comes first. */
const toScript = (src: string): HTMLScriptElement =>
  Object.assign(document.createElement("script"), { src, async: false });

function preload(files: readonly string[]): void {
  document.head.append(...files.map(toHint));
}

/** Downloads data for the app, which then starts without a network. What does not come, the app asks for. */
function downloadData(addresses: readonly string[]): void {
  const data: Record<string, string> = (window.downloadedData = {});
  for (const href of addresses) {
    fetch(href, { priority: "low" })
      .then(async (response) => {
        if (response.ok) data[href] = await response.text();
      })
      .catch(() => undefined);
  }
}

/**
 * Fetches what the app and its reader will need, at the lowest priority, without running any of it. Live code, which
 * runs when it is seen, goes before a game, which waits for a click.
 */
export function prefetchApp(app: AppStart): void {
  const { scripts, pageScripts, next, game, live } = app;
  const playable = isConnectionGood() ? (live ?? game) : undefined;
  downloadData(app.data);
  const files = fetchAhead([...scripts, ...pageScripts, ...next, ...(playable ?? [])]);
  // The browser would fetch a frame before all else.
  if (playable) void files.then(() => preloadFrame(app.prefix + PLAY_FRAME_PATH));
}

/** Fetches what a game or live code needs, if the button starts one. */
export function preloadGame(button: HTMLElement, { prefix, game, live }: AppStart): void {
  const files = button.closest(`[${GAME_ATTRIBUTE}]`)
    ? game
    : button.closest(`[${LIVE_ATTRIBUTE}]`) && live;
  if (!files) return;
  preload(files);
  preloadFrame(prefix + PLAY_FRAME_PATH);
}

/**
 * Calls back when the site throws before the app has shown the page, which the signal says: whatever waits for the app
 * would wait forever. What others throw, such as extensions, is no business of the page. Chromium names the document, not
 * the script, for JSON that is damaged.
 */
export function watchStart(signal: AbortSignal, onFault: () => void): void {
  const { origin } = window.location;
  window.addEventListener("error", (event) => event.filename.startsWith(origin) && onFault(), {
    signal,
  });
  window.addEventListener(
    "unhandledrejection",
    ({ reason }) => reason instanceof Error && reason.stack?.includes(origin) && onFault(),
    { signal },
  );
}

/** Runs the app's scripts, and asks for the page's data and code along with them. Calls back when they have run. */
export function startApp(app: AppStart, callBack: () => void): void {
  const scripts = app.scripts.map(toScript);
  scripts.at(-1)?.addEventListener("load", callBack);
  // A copy, which later downloads leave as it is: with them the app would not use what is preloaded here, and the
  // browser would answer with it, unchecked, when the app asks for the build after a deploy.
  const data = (window.downloadedData = { ...window.downloadedData });
  preload([...app.pageScripts, ...app.data.filter((href) => !data[href])]);
  document.head.append(...scripts);
}
