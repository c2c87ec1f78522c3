import { CACHE_CHECKED, CACHE_FOREVER, isHashedFile } from "./caching";
import { SECURITY_HEADERS } from "./policy";

/** Header lines for all paths that match a pattern. */
export interface HeaderRule {
  /** A path; `*` stands for any characters, also slashes. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Cloudflare reads so many rules and no more (developers.cloudflare.com/pages/configuration/headers). */
export const MAX_HEADER_RULES = 100;

/**
 * The rules of a deployable folder. Each header is set by one rule only for any path, because hosts
 * join the values of several. Hashed files have one rule each instead of a pattern: hosts match the
 * path asked for, so with a pattern a missing chunk's 404 would be kept for a year.
 */
export function buildHeaderRules(files: readonly string[], prefix: string): HeaderRule[] {
  const cache = (path: string, value: string): HeaderRule => ({
    pattern: prefix + path,
    headers: [["Cache-Control", value]],
  });
  return [
    { pattern: `${prefix}/*`, headers: SECURITY_HEADERS },
    cache("/page-data/*", CACHE_CHECKED),
    cache("/search-manifest.json", CACHE_CHECKED),
    ...files.filter(isHashedFile).map((file) => cache(`/${file}`, CACHE_FOREVER)),
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
