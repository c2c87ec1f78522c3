/** An exact path and where it leads. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The most redirects that Cloudflare reads (developers.cloudflare.com/pages/configuration/redirects). */
export const MAX_REDIRECTS = 2000;

/**
 * Other spellings of an address, the most needed first: no host knows about lower case, but most correct a slash or the
 * name of a page's file.
 */
const SPELLINGS: readonly ((route: string) => string)[] = [
  (route) => route.toLowerCase(),
  (route) => `${route}/`,
  (route) => `${route}.html`,
  (route) => `${route}/index.html`,
];

/**
 * Permanent redirects from the other spellings of the routes: in lower case, with a slash, and with the file's name. Where
 * more than `room` would be needed, it leaves out the last of these kinds, for all routes; there a page corrects its
 * address itself. Exact paths only, which all hosts understand alike; never forced (`301!`), because Netlify takes `/x/`
 * and `/x` for the same path and would redirect forever.
 */
export function buildRedirects(
  routes: readonly string[],
  prefix: string,
  room = MAX_REDIRECTS,
): Redirect[] {
  const known = new Set(routes);
  const redirect = (from: string, to: string): Redirect => ({
    from: prefix + from,
    to: prefix + to,
    status: 301,
  });
  const home = [...(prefix === "" ? [] : [""]), "/index", "/index.html"];
  const redirects = known.has("/") ? home.map((from) => redirect(from, "/")) : [];
  for (const spell of SPELLINGS) {
    const others = routes.filter((route) => route !== "/" && !known.has(spell(route)));
    if (redirects.length + others.length > room) break;
    redirects.push(...others.map((route) => redirect(spell(route), route)));
  }
  return redirects;
}

/** A target with a query, such as `?q=board`, which comes before its hash. */
export const withQuery = (to: string, query: string): string => to.replace(/(?=#)|$/, () => query);

/** The redirects of a page's former address, in every spelling but that of the file's folder. */
export function redirectVariants({ from, to, status }: Redirect): Redirect[] {
  return [from, `${from}/`, `${from}.html`].map((spelling) => ({ from: spelling, to, status }));
}

/** Text of a `_redirects` file; throws when hosts would not read all of it. */
export function renderRedirectsFile(redirects: readonly Redirect[]): string {
  if (redirects.length > MAX_REDIRECTS) {
    throw new Error(
      `_redirects would have ${String(redirects.length)} lines; Cloudflare reads ${String(MAX_REDIRECTS)}.\nFix: remove former addresses of pages that nobody uses any more.`,
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
