import { escapeHtml } from "../../html/escapeHtml";
import { findFirstPicture, renderPicture, type Theme } from "./firstPicture";
import { findFirstScreen, type FirstScreen } from "./firstScreen";
import { formatProblem } from "../../../shared/problem";
import { type GatsbyMarkup, readGatsbyMarkup, STYLED_IDS } from "./gatsbyMarkup";
import { type HtmlTag, type HtmlToken, readTokens } from "../../html/htmlTokens";
import { findUnsafeMarkup } from "../../html/inspectHtml";
import { type BuiltPage, readLinks } from "../../html/readHtml";
import { type AppStart, GAME_ATTRIBUTE, LIVE_ATTRIBUTE } from "../../../shared/contracts/appStart";
import { APP_BLOCK, PAGE_BLOCK, PAGE_DATA_BLOCK } from "../../../shared/contracts/siteIds";
import { type GatsbyPage, omitShownHtml } from "./omitShownHtml";
import { listText } from "../../html/pageText";
import { PART } from "../../../shared/contracts/pageData";
import { hashForPolicy, renderPolicy } from "../publishing/policy";
import { renderWrongBase } from "./wrongBase";

/** Addresses of what starting a game or live code needs. */
interface GameFiles {
  /** Scripts and styles of the player. */
  readonly player: readonly string[];
  /** Scripts and styles of live code. */
  readonly live: readonly string[];
  /** The file of a game, by its id. */
  readonly toGame: (id: string) => string;
}

/** What is the same for all pages. */
export interface PageSettings {
  /** Text of the one inline script. */
  readonly boot: string;
  /** Address of the one script that runs on a first view. */
  readonly early: string;
  /** Addresses of what the app asks for when it hydrates a page. */
  readonly listNeeds: (pagePath: string) => readonly string[];
  /** Addresses of what a reader may ask for next, on any page. */
  readonly next: readonly string[];
  readonly games: GameFiles;
  /** The name of what webpack compiled; a page of another deploy has a different one. */
  readonly compilation: string;
  /** Path prefix, without a trailing slash; empty for the root. */
  readonly prefix: string;
  readonly theme: Theme;
  /** Id of the announcement that readers can close, if there is one. */
  readonly announcement?: string | undefined;
  /** All routes, for the not-found page. */
  readonly routes: readonly string[];
  readonly analytics?: string | undefined;
}

export interface RewrittenPage {
  readonly html: string;
  readonly pagePath: string;
  readonly policy: string;
  /** Addresses of the external scripts and stylesheets. */
  readonly assets: readonly string[];
  readonly noindex: boolean;
  /** What the link check needs of it. */
  readonly links: BuiltPage;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Gatsby prefetches the scripts of the pages that links lead to. */
const LINKED_CHUNK = /^component---(?!src-pages-404-)/;

/** Path of Gatsby's page for all unknown addresses. */
export const NOT_FOUND_PATH = "/404.html";

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = "";
  let index = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < index) throw new Error("expected Gatsby's pieces not to overlap");
    result += html.slice(index, start) + text;
    index = end;
  }
  return result + html.slice(index);
}

/** JSON that cannot end the script element that contains it, nor begin a comment that would hide its end. */
function renderDataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(/<(?=[/!])/g, "\\u003c");
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The meta elements that are rewritten, useless, or repeat another one. */
function findNeedlessMeta(tags: readonly HtmlTag[]): HtmlTag[] {
  const metas = tags.filter(({ name }) => name === "meta");
  const charsets = metas.filter(({ attributes }) => attributes.has("charset"));
  if (charsets.length === 0) throw new Error("expected <meta charset>, found none");
  const viewports = metas.filter(({ attributes }) => attributes.get("name") === "viewport");
  const kept =
    viewports.find(({ attributes }) => attributes.has("data-gatsby-head")) ?? viewports[0];
  if (!kept) throw new Error('expected <meta name="viewport">, found none');
  return [
    ...charsets,
    ...metas.filter(({ attributes }) => attributes.get("http-equiv") === "x-ua-compatible"),
    ...viewports.filter((tag) => tag !== kept),
  ];
}

function readOwnAddress(tag: HtmlTag, attribute: string, prefix: string, form: RegExp): string {
  const address = tag.attributes.get(attribute) ?? "";
  const path = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : "";
  if (!form.test(path)) {
    const expected = prefix === "" ? "a file in the root" : `a file below "${prefix}"`;
    throw new Error(
      `expected ${expected}, found "${address}" in <${tag.name}>` +
        (prefix === "" ? "" : "; a path prefix needs: gatsby build --prefix-paths"),
    );
  }
  return address;
}

/** The address of one of the app's scripts. */
function readScript(tag: HtmlTag, prefix: string): string {
  const unknown = [...tag.attributes.keys()].filter((key) => !/^(src|async)$/.test(key));
  if (unknown.length > 0) throw new Error(`expected no attribute "${unknown.join()}" at a script`);
  return readOwnAddress(tag, "src", prefix, /^\/[\w.~-]+\.js$/);
}

/** What the app asks for when the reader starts the page's game, or its live code. */
function listGameNeeds(
  tags: readonly HtmlTag[],
  { player, toGame, live }: GameFiles,
): Pick<AppStart, "game" | "live"> {
  const game = tags.find(({ attributes }) => attributes.has(GAME_ATTRIBUTE));
  const id = game?.attributes.get(GAME_ATTRIBUTE);
  return {
    ...(id !== undefined && { game: [...player, toGame(id)] }),
    ...(tags.some(({ attributes }) => attributes.has(LIVE_ATTRIBUTE)) && { live }),
  };
}

interface HeadStart {
  readonly policy: string;
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly game: Pick<AppStart, "game" | "live">;
  readonly picture: AppStart["picture"];
  readonly firstScreen: FirstScreen | undefined;
}

/** The first paint waits for the end of the first screen: several partial paints would show it later. */
const renderFirstScreen = (screen: FirstScreen | undefined): string =>
  screen ? `<link rel="expect" href="#${escapeHtml(screen.id)}" blocking="render"/>` : "";

const isData = (address: string): boolean => address.endsWith(".json");

/**
 * What the page begins with. The stylesheets come before the policy, because a browser looks ahead for files only
 * up to a policy, and before the inline script, which waits for them: so the rest of a long page is parsed,
 * laid out and painted piece by piece, and its first screen shows long before its end is there.
 */
function renderHeadStart(
  markup: GatsbyMarkup,
  { policy, scripts, stylesheets, game, picture, firstScreen }: HeadStart,
  settings: PageSettings,
): string {
  const { default: byDefault, respectSystem } = settings.theme;
  const chunks = Object.entries(markup.chunkMapping).filter(([name]) => LINKED_CHUNK.test(name));
  const needs = settings.listNeeds(markup.pagePath);
  const start: AppStart = {
    prefix: settings.prefix,
    theme: { default: byDefault, respectSystem },
    scripts,
    pageScripts: needs.filter((address) => !isData(address)),
    data: needs.filter(isData),
    next: settings.next,
    ...game,
    ...(picture && { picture }),
  };
  const app = {
    chunks: Object.fromEntries(chunks),
    compilation: settings.compilation,
    ...start,
    ...(settings.announcement === undefined ? {} : { announcement: settings.announcement }),
    ...(markup.pagePath === NOT_FOUND_PATH ? { routes: settings.routes } : {}),
  };
  const early = escapeHtml(settings.early);
  return [
    '<meta charset="utf-8"/>',
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}"/>`),
    `<link rel="preload" as="script" href="${early}"/>`,
    renderPicture(picture, settings.theme),
    renderFirstScreen(firstScreen),
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`,
    renderDataBlock(PAGE_BLOCK, markup.pagePath),
    renderDataBlock(APP_BLOCK, app),
    `<script>${settings.boot}</script>`,
    `<script src="${early}" async></script>`,
  ].join("");
}

function isNoindex(tags: readonly HtmlTag[]): boolean {
  return tags.some(
    ({ name, attributes }) =>
      name === "meta" &&
      attributes.get("name") === "robots" &&
      /\bnoindex\b/.test(attributes.get("content") ?? ""),
  );
}

function rewrite(page: GatsbyPage, tokens: readonly HtmlToken[], settings: PageSettings) {
  const { html } = page;
  const tags = tokens.filter((token) => token.kind === "tag");
  const markup = readGatsbyMarkup(html, tokens);
  if (markup.scripts.length < 2 || markup.stylesheets.length === 0) {
    throw new Error("expected external scripts and the global styles, found too few");
  }
  const styleAttributes = markup.styled.map(({ attributes }) => attributes.get("style") ?? "");
  const policy = renderPolicy({
    script: hashForPolicy(settings.boot),
    styleAttributes: styleAttributes.map(hashForPolicy),
    analytics: settings.analytics,
  });
  const remove = ({ start, end }: HtmlTag): Edit => ({ start, end, text: "" });
  const insert = (index: number, text: string): Edit => ({ start: index, end: index, text });
  const stylesheets = markup.stylesheets.map((tag) =>
    readOwnAddress(tag, "data-href", settings.prefix, /^\/[\w.~-]+\.css$/),
  );
  const scripts = markup.scripts.map((tag) => readScript(tag, settings.prefix));
  // Gatsby looks for the data of an unknown address itself.
  const shown =
    markup.pagePath === NOT_FOUND_PATH ? undefined : omitShownHtml(page, tags, settings.prefix);
  const text = listText(tokens);
  const firstScreen = findFirstScreen(text);
  const picture = findFirstPicture(text);
  const game = listGameNeeds(tags, settings.games);
  const start = { policy, scripts, stylesheets, game, picture, firstScreen };
  const edits = [
    ...(firstScreen?.insertAt === undefined
      ? []
      : [insert(firstScreen.insertAt, ` id="${firstScreen.id}"`)]),
    insert(markup.headStart, renderHeadStart(markup, start, settings)),
    insert(markup.bodyStart, renderWrongBase(settings.prefix, markup.pagePath === "/")),
    ...[...findNeedlessMeta(tags), ...markup.stylesheets].map(remove),
    {
      start: markup.scriptsStart,
      end: markup.scriptsEnd,
      text: shown ? renderDataBlock(PAGE_DATA_BLOCK, shown.data) : "",
    },
    ...[...(shown?.keys ?? [])].map(([{ end }, key]) => insert(end - 1, ` ${PART}="${key}"`)),
  ];
  return {
    html: applyEdits(html, edits),
    pagePath: markup.pagePath,
    policy,
    assets: [...scripts, ...stylesheets],
    noindex: isNoindex(tags),
  };
}

function checkResult(tokens: readonly HtmlToken[], boot: string): void {
  const unsafe = findUnsafeMarkup(tokens, { script: boot, styledIds: STYLED_IDS });
  if (unsafe.length > 0) throw new Error(`the policy does not allow ${unsafe.join("; nor ")}`);
  const inline = tokens.filter(
    (token) => token.kind === "tag" && token.name === "script" && token.text === boot,
  );
  if (inline.length !== 1) throw new Error("expected the inline script once");
}

/**
 * Makes a page that Gatsby wrote comply with a strict policy: no inline style, and as the only inline script
 * the one that is the same everywhere. Throws when Gatsby's markup differs from what is known, or the page
 * contains something that the policy would block.
 */
export function rewriteHtml(page: GatsbyPage, file: string, settings: PageSettings): RewrittenPage {
  try {
    const rewritten = rewrite(page, readTokens(page.html), settings);
    const tokens = readTokens(rewritten.html);
    checkResult(tokens, settings.boot);
    return { ...rewritten, links: readLinks(tokens) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const fix = what.startsWith("expected")
      ? "Gatsby's markup has changed: see its release notes, then src/node/output/html/gatsbyMarkup.ts."
      : undefined;
    throw new Error(formatProblem({ file, what: `${what}.`, fix }), { cause: error });
  }
}
