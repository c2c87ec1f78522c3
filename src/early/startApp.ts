import type { AppStart } from "../shared/contracts/appStart";
import { toLink } from "./link";

type AppFiles = Pick<AppStart, "s" | "f" | "n">;

/** Asks the browser for an address before the app does, in the way that the app will. */
function toHint(rel: "preload" | "prefetch", href: string): HTMLLinkElement {
  const kind = href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" };
  return toLink({ rel, href, ...kind });
}

/** A script that runs after those before it, whichever comes first. */
const toScript = (src: string): HTMLScriptElement =>
  Object.assign(document.createElement("script"), { src, async: false });

/** Fetches what the app and its reader will need, at the lowest priority, without running any of it. */
export function prefetchApp({ s, f, n }: AppFiles): void {
  document.head.append(...[...s, ...f, ...n].map((href) => toHint("prefetch", href)));
}

/** Runs the app's scripts, and asks for the page's data and code along with them. */
export function startApp({ s, f }: AppFiles): void {
  document.head.append(...f.map((href) => toHint("preload", href)), ...s.map(toScript));
}
