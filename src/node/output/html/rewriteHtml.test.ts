import { describe, expect, test } from "vitest";
import { readTokens } from "../../html/htmlTokens";
import { hashForPolicy } from "../publishing/policy";
import { type PageSettings, rewriteHtml } from "./rewriteHtml";
import { renderGatsbyPage, SAMPLE_HASH } from "./testing/gatsbyPage";

const settings: PageSettings = {
  boot: "boot()",
  early: "/early.js",
  listNeeds: (pagePath) => ["/page-HASH.js", `/page-data${pagePath}/page-data.json`],
  next: ["/search-HASH.js"],
  games: {
    player: ["/player-HASH.js"],
    live: ["/live-HASH.js"],
    toGame: (id) => `/live/games/${id}.json`,
  },
  compilation: SAMPLE_HASH,
  prefix: "",
  theme: { default: "light", respectSystem: false },
  routes: ["/", "/api/classes/Game"],
};

const rewrite = (html: string, changes: Partial<PageSettings> = {}) =>
  rewriteHtml({ html, data: '{"path":"/game"}' }, "public/game/index.html", {
    ...settings,
    ...changes,
  });

const rewritePage = (
  page: Partial<Parameters<typeof renderGatsbyPage>[0]> = {},
  changes: Partial<PageSettings> = {},
) => rewrite(renderGatsbyPage({ pagePath: "/game", ...page }), changes);

const readHead = (html: string): string => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";

function readBlock(html: string, id: string): unknown {
  const tag = readTokens(html).find(
    (token) => token.kind === "tag" && token.attributes.get("id") === id,
  );
  return tag?.kind === "tag" ? JSON.parse(tag.text ?? "") : undefined;
}

describe("a rewritten page", () => {
  test("begins with charset, styles, policy, data and the one script", () => {
    const { html, policy } = rewritePage();
    expect(readHead(html).replaceAll(SAMPLE_HASH, "HASH")).toMatchInlineSnapshot(
      `"<meta charset="utf-8"/><link rel="stylesheet" href="/styles.HASH.css"/><link rel="preload" as="script" href="/early.js"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><script type="application/json" id="Site-page">"/game"</script><script type="application/json" id="Site-app">{"chunks":{"component---src-templates-doc-tsx":["/component---src-templates-doc-tsx-HASH.js"]},"compilation":"HASH","prefix":"","theme":{"default":"light","respectSystem":false},"scripts":["/webpack-runtime-HASH.js","/framework-HASH.js","/app-HASH.js"],"pageScripts":["/page-HASH.js"],"data":["/page-data/game/page-data.json"],"next":["/search-HASH.js"]}</script><script>boot()</script><script src="/early.js" async></script><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5.16.1"/><title data-gatsby-head="true">Sample</title>"`,
    );
  });

  test("says what starting its game or its live code needs", () => {
    const startOf = (body: string): unknown => readBlock(rewritePage({ body }).html, "Site-app");
    const game = '<section data-play-game="mancala"></section>';
    const live = '<section data-live-block="b1"></section>';
    const needs = {
      game: ["/player-HASH.js", "/live/games/mancala.json"],
      live: ["/live-HASH.js"],
    };
    expect(startOf(game + live)).toMatchObject(needs);
    expect(startOf(live)).not.toHaveProperty("game");
    expect(startOf(game)).not.toHaveProperty("live");
  });

  test("says which image of the picture at its top to fetch in each theme", () => {
    const picture =
      '<section><div><img class="a only-light" src="/a.avif"/><img class="a only-dark" src="/b.avif"/></div></section>';
    const startOf = (text: string): unknown =>
      readBlock(
        rewritePage({ body: `<img src="/logo.svg"/><div class="prose">${text}</div>` }).html,
        "Site-app",
      );
    const images = { light: "/a.avif", dark: "/b.avif" };
    expect(startOf(`${picture}<p>Text.</p>`)).toMatchObject({ picture: images });
    expect(startOf(`<p>Text.</p>${picture}`)).not.toHaveProperty("picture");
    expect(readBlock(rewritePage({ body: picture }).html, "Site-app")).not.toHaveProperty(
      "picture",
    );
  });

  test("fetches the image of the picture at its top that a new reader sees", () => {
    const images = '<img class="only-light" src="/a.avif"/><img class="only-dark" src="/b.avif"/>';
    const preloadsOf = (body: string, theme: PageSettings["theme"]): string[] =>
      rewritePage({ body }, { theme }).html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const body = `<div class="prose">${images}</div>`;
    expect(preloadsOf(body, { default: "dark", respectSystem: false })).toEqual([
      '<link rel="preload" as="image" type="image/avif" href="/b.avif" fetchpriority="high"/>',
    ]);
    expect(preloadsOf(body, { default: "light", respectSystem: true })).toEqual([
      '<link rel="preload" as="image" type="image/avif" href="/a.avif" fetchpriority="high" media="(prefers-color-scheme: light)"/>',
      '<link rel="preload" as="image" type="image/avif" href="/b.avif" fetchpriority="high" media="(prefers-color-scheme: dark)"/>',
    ]);
    expect(preloadsOf(images, { default: "light", respectSystem: false })).toEqual([]);
  });

  test("is painted when the first screen of its text is there", () => {
    const { html } = rewritePage({ body: '<div class="prose"><p>A</p><p class="b">B</p></div>' });
    expect(readHead(html)).toContain(
      '<link rel="expect" href="#Site-first-screen" blocking="render"/>',
    );
    expect(html).toContain('<p>A</p><p id="Site-first-screen" class="b">B</p>');
  });

  test("keeps its body as React wrote it, without scripts", () => {
    const body = "<p>a<!-- -->b &amp; 日本</p>";
    const { html } = rewritePage({ body });
    expect(html).toContain(`<h1>Sample</h1>${body}</div><div id="gatsby-announcer"`);
    expect(html).toMatch(
      /aria-atomic="true"><\/div><\/div><script[^>]+>[^<]+<\/script><\/body><\/html>$/,
    );
    expect(html).not.toContain("slice-");
  });

  test("allows the script and Gatsby's two style attributes by computed hashes", () => {
    expect(rewritePage().policy).toBe(
      `default-src 'none'; script-src 'self' '${hashForPolicy("boot()")}'; style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-MtxTLcyxVEJFNLEIqbVTaqR4WWr0+lYSZ78AzGmNsuA=' 'sha256-o4LYhp5wtluJ8/NWUV2vi+r5AxmP8X2zEvYHCpji+kI='; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'`,
    );
  });

  test("may connect to the analytics origin only if there is one", () => {
    const { policy } = rewritePage({}, { analytics: "https://stats.example.org" });
    expect(policy).toContain("connect-src 'self' https://stats.example.org;");
  });

  test("keeps the viewport the site chose and drops the other", () => {
    const own = '<meta name="viewport" content="width=device-width" data-gatsby-head="true"/>';
    const { html } = rewritePage({ head: own });
    expect(html.match(/name="viewport"/g)).toHaveLength(1);
    expect(html).toContain(own);
  });

  test("names the announcement only if there is one", () => {
    expect(readBlock(rewritePage().html, "Site-app")).not.toHaveProperty("announcement");
    const { html } = rewritePage({}, { announcement: "release-1" });
    expect(readBlock(html, "Site-app")).toMatchObject({ announcement: "release-1" });
  });

  test("escapes what would end a data block, or begin a comment", () => {
    expect(rewritePage({ pagePath: "/a<\\/script>" }).html).toContain(
      'id="Site-page">"/a\\u003c/script>"</script>',
    );
    const { html } = rewritePage({}, { announcement: "<b></script><!--<script>" });
    expect(html).toContain('"announcement":"<b>\\u003c/script>\\u003c!--<script>"}</script>');
  });

  test("says whether it wants to be indexed, and what it needs", () => {
    const robots = '<meta name="robots" content="noindex" data-gatsby-head="true"/>';
    expect(rewritePage({ head: robots }).noindex).toBe(true);
    expect(rewritePage()).toMatchObject({ noindex: false, pagePath: "/game" });
    expect(rewritePage().assets).toContain(`/styles.${SAMPLE_HASH}.css`);
  });
});

describe("markup that is not as known stops the build", () => {
  test("with what, where and a fix", () => {
    const page = renderGatsbyPage({ pagePath: "/game" });
    expect(() => rewrite(page.replace("gatsby-script-loader", "loader")))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: public/game/index.html: expected an element with the id "gatsby-script-loader" once, found 0 times.
        Fix: Gatsby's markup has changed: see its release notes, then src/node/output/html/gatsbyMarkup.ts.]
    `);
  });

  test.each([
    ["the page's path", /window\.pagePath=/, "window.path="],
    ["the mapping", /window\.___chunkMapping=/, "window.chunks="],
    ["the slice's start", /slice-start/, "slice-begin"],
    ["the slice's end", /slice-end/, "slice-stop"],
    ["the styles", /data-identity="gatsby-global-css"/, ""],
    ["the focus wrapper", /id="gatsby-focus-wrapper"/, ""],
    ["the announcer", /id="gatsby-announcer"/, ""],
    ["the charset", /<meta charSet="utf-8"\/>/, ""],
    ["the viewport", /<meta name="viewport"[^>]*>/, ""],
    ["the external scripts", /<script src=[^>]*><\/script>/g, ""],
    ["only known attributes at scripts", / async>/, " async onload>"],
    ["only scripts in the slice", /<!-- slice-end/, "<p></p><!-- slice-end"],
    ["no text in the slice", /<!-- slice-end/, "text<!-- slice-end"],
  ])("%s", (_, piece, changed) => {
    const page = renderGatsbyPage({ pagePath: "/game" });
    expect(page).toMatch(piece);
    expect(() => rewrite(page.replace(piece, changed))).toThrow(
      /^public\/game\/index\.html: expected .*\n {2}Fix: Gatsby's markup has changed/,
    );
  });

  test("a page built without the prefix names the missing option", () =>
    expect(() => rewritePage({}, { prefix: "/docs" })).toThrow("gatsby build --prefix-paths"));
});

describe("what the policy would block stops the build", () => {
  test.each([
    ["an inline script", "<script>alert(1)</script>"],
    ["the inline script with attributes", "<script defer>boot()</script>"],
    ["a module script", '<script type="module">a()</script>'],
    ["a style element", "<style>a{}</style>"],
    ["a style attribute", '<p style="color:red">a</p>'],
    ["an event attribute", '<p onclick="a()">a</p>'],
    ["an event attribute in capitals", '<svg ONLOAD="a()"></svg>'],
    ["a javascript address", '<a href="javascript:a()">a</a>'],
    ["a disguised javascript address", '<a href=" &#106;ava&Tab;script&colon;a()">a</a>'],
    ["a javascript address in SVG", '<svg><a xlink:href="javascript:a()"></a></svg>'],
    ["an animated address", '<svg><set to="javascript:a()"></set></svg>'],
    ["a form's address", '<button formaction="javascript:a()">a</button>'],
    ["a document in an attribute", '<iframe srcdoc="a"></iframe>'],
    ["a base", '<base href="/a">'],
    ["another meta http-equiv", '<meta http-equiv="refresh" content="0;url=/a">'],
    ["a script of another origin", '<script src="https://a.example/a.js"></script>'],
    ["a script without a scheme", '<script src="//a.example/a.js"></script>'],
    ["an image of another origin", '<img src="http://a.example/a.png" alt="">'],
    [
      "a source set of another origin",
      '<img srcset="/a.png 1x, https://b.example/b.png 2x" alt="">',
    ],
    ["a style of another origin", '<link rel="preload stylesheet" href="https://a.example/a.css">'],
    ["the inline script a second time", "<script>boot()</script>"],
  ])("%s", (_, body) =>
    expect(() => rewritePage({ body })).toThrow(/^public\/game\/index\.html: /),
  );

  test("all of a page's faults are in one message", () => {
    expect(() => rewritePage({ body: '<p onclick="a()" style="color:red"></p>' })).toThrow(
      'the policy does not allow the event attribute "onclick" in <p>; nor the style attribute "color:red" in <p>.',
    );
  });

  test.each([
    ["data for search engines", '<script type="application/ld+json">{}</script>'],
    ["links to other sites", '<a href="https://a.example/" rel="noopener">a</a>'],
    ["a canonical address", '<link rel="canonical" href="https://a.example/">'],
    ["pictures of its own", '<img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x" alt="">'],
    ["pictures in the page", '<img src="data:image/png;base64,AA==" alt="">'],
    ["a word that is no scheme", '<meta name="description" content="javascript: the parts">'],
  ])("but not %s", (_, body) => expect(rewritePage({ body }).html).toContain(body));
});

test("the home page says before anything else that its base path is wrong", () => {
  const { html: home } = rewritePage({ pagePath: "/", prefix: "/docs" }, { prefix: "/docs" });
  expect(home).toContain('<body><div id="Site-wrong-base" hidden');
  expect(home.match(/base path <code>\/docs\/<\/code>/g)).toHaveLength(2);
});

test("every other page says it in one short line, with the path it was built for and the fix", () => {
  for (const pagePath of ["/game", "/404.html"]) {
    const { html } = rewritePage({ pagePath, prefix: "/docs" }, { prefix: "/docs" });
    const [, line = ""] = /<body>(<p id="Site-wrong-base" .*?<\/p>)/.exec(html) ?? [];
    expect(line).toContain("built for <code>/docs/</code>");
    expect(line).toContain("<code>PATH_PREFIX</code>");
    expect(line.length).toBeLessThan(220);
  }
});
