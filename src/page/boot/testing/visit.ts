import { createContext, runInContext } from "node:vm";
import { expect } from "vitest";
import { buildBootScript } from "../../../node/output/adapter/ownScripts";
import { APP_BLOCK, PAGE_BLOCK, SIDEBAR, WRONG_BASE } from "../../../shared/contracts/siteIds";

export interface Visit {
  /** Path, query and hash. */
  readonly at: string;
  readonly page?: string;
  readonly app?: unknown;
  /** The stored theme. */
  readonly stored?: string | Error;
  /** What else is in storage. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly systemIsDark?: boolean;
  readonly isPhone?: boolean;
  /** CSS px from the sidebar's top to its link to this page; the sidebar shows 800. */
  readonly linkTop?: number;
  /** Where the sidebar was before. */
  readonly keptTop?: string;
  /** The sections of the sidebar: what their summaries say, and whether they have the current page. */
  readonly sections?: readonly (readonly [summary: string, isCurrent: boolean])[];
  readonly redirectCount?: number;
}

type OnEvent = (event: {
  readonly target: object;
  readonly filename?: string;
  readonly persisted?: boolean;
}) => void;

export interface Outcome {
  readonly attributes: Record<string, string>;
  /** Address the page shows. */
  readonly address: string;
  /** Address the browser was sent to. */
  readonly sentTo: string | undefined;
  readonly pagePath: unknown;
  readonly chunkMapping: unknown;
  readonly compilationHash: unknown;
  readonly decodeURI: (text: string) => string;
  readonly encodeURI: (text: string) => string;
  readonly decodeURIComponent: (text: string) => string;
  /** CSS px by which the sidebar has been scrolled. */
  readonly sidebarTop: number;
  /** The summaries of the sections of the sidebar that are open. */
  readonly openSections: readonly string[];
  /** The base path that the notice suggests, if it is shown; only the home page's suggests one. */
  readonly suggestedBase: string | undefined;
  /** Chooses the theme once more. */
  readonly showTheme: () => void;
  /** The browser shows the page, which it may have kept whole. */
  readonly showPage: (persisted: boolean) => void;
  /** A file that an element asked for failed to load, before or after Gatsby's loader was there. */
  readonly loseScript: (src: string, loader?: object) => void;
  /** A script throws while it runs. */
  readonly throwIn: (filename: string) => void;
  /** A script has loaded and run. */
  readonly loadScript: (src: string) => void;
  /** The reader clicks something. */
  readonly click: (target: object) => void;
}

export const APP = {
  chunks: { app: ["/app.js"] },
  compilation: "abc",
  prefix: "",
  theme: { default: "light", respectSystem: false },
};
const ORIGIN = "https://docs.example.org";
export const ROUTES = ["/", "/game/board", "/api/classes/Game"];

/** The script that is deployed. */
export const script = await buildBootScript();

/** The elements that the script looks for. */
function makeElements({ page, linkTop, app = APP, sections = [] }: Visit) {
  const blocks: Record<string, string> = { [APP_BLOCK]: JSON.stringify(app) };
  if (page !== undefined) blocks[PAGE_BLOCK] = JSON.stringify(page);
  const codes = [{ textContent: "/" }, { textContent: "" }];
  const notice = { hidden: page === "/", getElementsByTagName: () => codes };
  const scroll = { top: 0 };
  const link = { getBoundingClientRect: () => ({ top: (linkTop ?? 0) - scroll.top }) };
  const details = sections.map(([textContent, isCurrent]) => ({
    firstChild: { textContent },
    open: true,
    querySelector: () => (isCurrent ? link : null),
  }));
  const sidebar = {
    get scrollTop(): number {
      return scroll.top;
    },
    set scrollTop(top: unknown) {
      scroll.top = Number(top) || 0;
    },
    clientHeight: 800,
    querySelector: () => link,
    getElementsByTagName: () => details,
  };
  const getElementById = (id: string) => {
    if (id === SIDEBAR) return linkTop === undefined ? null : sidebar;
    if (id === WRONG_BASE) return page === undefined ? null : notice;
    return id in blocks ? { textContent: blocks[id] } : null;
  };
  return { codes, details, notice, sidebar, getElementById };
}

/** The document, whose root element has attributes; `dispatch` calls the listeners of a type of event. */
function makeDocument(
  attributes: Record<string, string>,
  getElementById: (id: string) => object | null,
) {
  const listeners: { readonly type: string; readonly listener: OnEvent }[] = [];
  const dispatch = (type: string, target: object): void => {
    for (const each of listeners) if (each.type === type) each.listener({ target });
  };
  const document = {
    addEventListener: (type: string, listener: OnEvent) => listeners.push({ type, listener }),
    documentElement: {
      setAttribute(name: string, value: string) {
        attributes[name] = value;
      },
      removeAttribute(name: string) {
        Reflect.deleteProperty(attributes, name);
      },
    },
    getElementById,
  };
  return { document, dispatch };
}

/** Runs the script that is deployed, in a made-up browser. */
export function visit(asked: Visit): Outcome {
  const { at, stored, kept = {}, systemIsDark, keptTop, redirectCount = 0 } = asked;
  const { codes, details, notice, sidebar, getElementById } = makeElements(asked);
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(at) ?? [];
  const attributes: Record<string, string> = {};
  let address = at;
  let sentTo: string | undefined;
  const onWindow: Record<string, OnEvent> = {};
  const window: Record<string, unknown> = {
    decodeURI,
    decodeURIComponent,
    encodeURI,
    addEventListener: (type: string, listener: OnEvent) => {
      onWindow[type] = listener;
    },
    requestAnimationFrame: () => undefined,
    sessionStorage: { getItem: () => keptTop ?? null },
    performance: { getEntriesByType: () => [{ redirectCount }] },
    matchMedia: (query: string) => ({
      matches: query.includes("width") ? !asked.isPhone : systemIsDark === true,
    }),
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored;
        return (key === "theme" ? stored : kept[key]) ?? null;
      },
    },
    history: {
      state: { key: "1" },
      replaceState(state: unknown, _title: string, to: string) {
        expect(state).toEqual({ key: "1" });
        if (to.startsWith("//")) throw new Error("another origin");
        address = to;
      },
    },
  };
  const { document, dispatch } = makeDocument(attributes, getElementById);
  const replace = (to: string): void => {
    sentTo = to;
  };
  const location = { origin: ORIGIN, pathname, search, hash, replace };
  runInContext(script, createContext({ window, document, location }));
  dispatch("DOMContentLoaded", document);
  return {
    attributes,
    address,
    sentTo,
    pagePath: window["pagePath"],
    chunkMapping: window["___chunkMapping"],
    compilationHash: window["___webpackCompilationHash"],
    showTheme: window["showTheme"] as () => void,
    showPage: (persisted) => {
      onWindow["pageshow"]?.({ target: document, persisted });
    },
    loseScript: (src, loader) => {
      window["___loader"] = loader;
      onWindow["error"]?.({ target: { src: new URL(src, ORIGIN).href } });
    },
    throwIn: (filename) => {
      onWindow["error"]?.({ target: window, filename: new URL(filename, ORIGIN).href });
    },
    loadScript: (src) => {
      dispatch("load", { src: new URL(src, ORIGIN).href });
    },
    click: (target) => {
      dispatch("click", target);
    },
    decodeURI: window["decodeURI"] as (text: string) => string,
    encodeURI: window["encodeURI"] as (text: string) => string,
    decodeURIComponent: window["decodeURIComponent"] as (text: string) => string,
    sidebarTop: sidebar.scrollTop,
    openSections: details.filter(({ open }) => open).map((each) => each.firstChild.textContent),
    suggestedBase: notice.hidden ? undefined : codes[1]?.textContent,
  };
}
