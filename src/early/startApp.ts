import type { AppStart } from "../shared/contracts/appStart";

/** How a browser is asked for an address before the app asks: as what, and in which mode. */
function toHint(rel: "preload" | "prefetch", href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  const isScript = href.endsWith(".js");
  link.as = isScript ? "script" : "fetch";
  if (!isScript) link.crossOrigin = "anonymous";
  return link;
}

function toScript(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = src;
  // One after the other, in this order, whichever comes first.
  script.async = false;
  return script;
}

/** Fetches what the app will need, at the lowest priority, without running any of it. */
export function prefetchApp({ s, f }: AppStart): void {
  document.head.append(...[...s, ...f].map((href) => toHint("prefetch", href)));
}

/** Runs the app's scripts, and asks for the page's data and code along with them. */
export function startApp({ s, f }: AppStart): void {
  document.head.append(...f.map((href) => toHint("preload", href)), ...s.map(toScript));
}
