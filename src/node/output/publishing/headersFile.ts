import { CACHE_CHECKED, CACHE_FOREVER, FILE_KINDS, kindOf } from "./distFiles";
import { LAYOUT_FRAME, PLAY_FRAME, renderFrameHeader } from "./framePolicy";
import { SECURITY_HEADERS, VERSION_HEADER } from "./policy";

/** Header lines for all paths that match a pattern. */
export interface HeaderRule {
  /** A path; `*` matches any characters, including slashes. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The most rules that Cloudflare reads (developers.cloudflare.com/pages/configuration/headers). */
export const MAX_HEADER_RULES = 100;

const POLICY = "Content-Security-Policy";
const NOT_FOUND_FILE = "404.html";
const FRAMES = [LAYOUT_FRAME, PLAY_FRAME];

/** The pattern of a page's address: its folder, to keep the number of rules low. */
function pagePattern(file: string): string {
  if (file === NOT_FOUND_FILE) return `/${file}`;
  const folder = file.split("/")[0] ?? "";
  return folder === file ? `/${file.replace(/(?:index)?\.html$/, "")}` : `/${folder}/*`;
}

/**
 * The policy of each document, by pattern. Other files have none, because browsers would ignore it. Cloudflare answers
 * `/live/frame.html` at `/live/frame`.
 */
function buildPolicies(files: readonly string[], policy: string): Map<string, string> {
  const frames = FRAMES.filter(({ file }) => files.includes(file));
  const pages = files.filter((file) => kindOf(file).isPage);
  return new Map([
    ...pages.map((file) => [pagePattern(file), policy] as const),
    ...frames.flatMap((frame) =>
      [frame.file, frame.file.replace(/\.html$/, "")].map(
        (name) => [`/${name}`, renderFrameHeader(frame)] as const,
      ),
    ),
    ["/v/*", VERSION_HEADER],
  ]);
}

interface HeaderInput {
  /** Files of the deployable folder. */
  readonly files: readonly string[];
  /** Path prefix without a trailing slash. */
  readonly prefix: string;
  /** The policy of the pages as a header. */
  readonly policy: string;
}

/**
 * The rules of a deployable folder. Only one rule sets each header for any path, because some hosts join the
 * values of several rules, and others take the last. So the policies have a rule for each folder of pages.
 * Hashed files have one rule each instead of a pattern: hosts match the requested path, so with a pattern a
 * missing chunk's 404 would be cached for a year. The last rules are those for which there may be no room: Netlify
 * answers `/faq.html` as well as `/faq`, and the page carries its policy itself.
 */
export function buildHeaderRules({ files, prefix, policy }: HeaderInput): HeaderRule[] {
  const rule = (path: string, name: string, value: string): HeaderRule => ({
    pattern: prefix + path,
    headers: [[name, value]],
  });
  const checked = FILE_KINDS.flatMap(({ cache = "forever" }) => (cache === "forever" ? [] : cache));
  const forever = files.filter((file) => kindOf(file).cache === "forever");
  const isAtRoot = (file: string): boolean => !file.includes("/") && file !== NOT_FOUND_FILE;
  const rootPages = files.filter((file) => kindOf(file).isPage && isAtRoot(file));
  return [
    { pattern: `${prefix}/*`, headers: SECURITY_HEADERS },
    ...[...buildPolicies(files, policy)].map(([pattern, value]) => rule(pattern, POLICY, value)),
    ...[...new Set(checked)].map((pattern) => rule(pattern, "Cache-Control", CACHE_CHECKED)),
    ...forever.map((file) => rule(`/${file}`, "Cache-Control", CACHE_FOREVER)),
    ...rootPages.map((file) => rule(`/${file}`, POLICY, policy)),
  ];
}

const INTRODUCTION = `# Headers for Netlify, Cloudflare Pages and the local server; written by the build.
# Pages have no rule for Cache-Control: the hosts' default is ${CACHE_CHECKED}.
`;

/** Text of a `_headers` file. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${INTRODUCTION}\n${blocks.join("\n\n")}\n`;
}

/** Reads a `_headers` file; throws on a line that is neither a path nor a header. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule) rule.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: [] });
    else throw new Error(`_headers:${String(index + 1)}: neither a path nor a header: ${line}`);
  }
  return rules;
}

function matchesPattern(path: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*");
  return new RegExp(`^${escaped}$`, "s").test(path);
}

/** The headers of a path; values of one header from several rules are joined, as the hosts do. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!matchesPattern(path, pattern)) continue;
    for (const [name, value] of headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}
