/** An exact path and where it leads. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The most redirects that Cloudflare reads (developers.cloudflare.com/pages/configuration/redirects). */
export const MAX_REDIRECTS = 2000;

/** The other spellings of a route that lead to it. */
function findSpellings(route: string, routes: ReadonlySet<string>, prefix: string): string[] {
  if (route === "/") return [...(prefix === "" ? [] : [""]), "/index", "/index.html"];
  const lower = route.toLowerCase();
  return [
    `${route}/`,
    `${route}.html`,
    `${route}/index.html`,
    ...(routes.has(lower) ? [] : [lower]),
  ];
}

/**
 * One permanent redirect for each other spelling of each route: with a slash, with the file's name, and in
 * lower case. Exact paths only, which all hosts understand alike; never forced (`301!`), because Netlify
 * takes `/x/` and `/x` for the same path and would redirect forever.
 */
export function buildRedirects(routes: readonly string[], prefix: string): Redirect[] {
  const known = new Set(routes);
  return routes.flatMap((route) =>
    findSpellings(route, known, prefix).map((spelling) => ({
      from: prefix + spelling,
      to: prefix + route,
      status: 301,
    })),
  );
}

/** The redirects of a page's former address, in every spelling but that of the file's folder. */
export function spellRedirect({ from, to, status }: Redirect): Redirect[] {
  return [from, `${from}/`, `${from}.html`].map((spelling) => ({ from: spelling, to, status }));
}

/** Text of a `_redirects` file; throws when hosts would not read all of it. */
export function renderRedirectsFile(redirects: readonly Redirect[]): string {
  if (redirects.length > MAX_REDIRECTS) {
    throw new Error(
      `_redirects would have ${String(redirects.length)} lines; Cloudflare reads ${String(MAX_REDIRECTS)}.`,
    );
  }
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${String(status)}\n`);
  return `# Other spellings of the pages' addresses; written by the build.\n${lines.join("")}`;
}

/** Reads a `_redirects` file of exact paths; throws on what it cannot follow. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, from, to, status] = /^(\/[^\s*:]*)\s+(\/\S*|https:\S+)\s+(30[1278])$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(
        `_redirects:${String(index + 1)}: not "/from /to 301", the only form understood: ${line}`,
      );
    }
    return [{ from, to, status: Number(status) }];
  });
}
