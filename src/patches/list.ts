/*
 * Every place that bends Gatsby, webpack, React or a plugin: that depends on what their manuals do not promise, replaces a part
 * of them, or works around a fault. Read it before you update any of them: `src/patches/list.test.ts` fails until each
 * entry of the package has been checked with the new version, and names every file that bends Gatsby without an entry.
 */

interface Patch {
  /** The files that do it, and that an update may break. */
  readonly files: readonly string[];
  /** The package, and the version that the patch was last checked with. */
  readonly bends: `${string}@${string}`;
  /** What it does. */
  readonly what: string;
  /** What happens without it. */
  readonly why: string;
  /** When it can go. */
  readonly removeWhen: string;
}

const GATSBY = "gatsby@5.16.1";
const WEBPACK = "webpack@5.98.0";
const REACT = "react-dom@18.3.1";
const EXPRESS = "express@4.22.3";
const TYPEDOC = "typedoc@0.28.20";

const inBrowser: readonly Patch[] = [
  {
    files: [
      "src/patches/browser/pageLoader.ts",
      "src/types/gatsby-loader.d.ts",
      "vitest.config.mts",
    ],
    bends: GATSBY,
    what: "Extends the class of Gatsby's loader, whose module `.cache/loader.js` webpack knows as `gatsby-loader`.",
    why: "The loader prefetches a page's data and then requests it again, and asks the network for what is downloaded.",
    removeWhen:
      "Gatsby prefetches with one request, and the app no longer starts from data fetched before it.",
  },
  {
    files: ["src/page/navigation/gatsbyLoader.ts", "src/page/navigation/guardLoader.ts"],
    bends: GATSBY,
    what: "Replaces `loadPage` and `loadPageSync` of `window.___loader`, and reads `window.pagePath` and the hash of the build.",
    why: "Gatsby shows what arrives last, waits forever for what does not arrive, and takes damaged data for a missing page.",
    removeWhen:
      "`tests/e2e/recovery.spec.ts` and `tests/e2e/network.spec.ts` still pass without the call in `goTo.ts`.",
  },
  {
    files: ["src/page/navigation/prefetch.ts"],
    bends: GATSBY,
    what: "Calls `hovering` and `enqueue` of `window.___loader`.",
    why: "gatsby-link cannot reach links in static HTML, and ignores touch, focus and data saver (decision 004).",
    removeWhen: "Gatsby has a public function that prefetches a page at either priority.",
  },
  {
    files: ["src/page/navigation/recovery/explainChunk.ts"],
    bends: GATSBY,
    what: "Compares `window.___webpackCompilationHash` with that of `/page-data/app-data.json`.",
    why: "A part that does not load is missing because of the network, or because the site was updated.",
    removeWhen: "Gatsby says itself that a new version was deployed.",
  },
  {
    files: ["src/page/navigation/guardChunks.ts"],
    bends: WEBPACK,
    what: "Replaces `__webpack_chunk_load__` and `__webpack_get_script_filename__`.",
    why: "A chunk that has failed is never requested again, and caches may keep the failure under its address.",
    removeWhen: "webpack retries chunks by itself, under another address.",
  },
  {
    files: ["gatsby-browser.tsx", "src/page/app/readPageData.ts"],
    bends: GATSBY,
    what: "Sets `window.pageData`, where Gatsby's app looks for the data of the first page, from a block in the HTML.",
    why: "Gatsby requests the data of a page that the reader already has.",
    removeWhen: "Gatsby itself writes the data into the page.",
  },
  {
    files: ["src/page/boot/boot.js", "src/page/boot/testing/visit.ts"],
    bends: GATSBY,
    what: "Sets `pagePath`, `___chunkMapping` and `___webpackCompilationHash`, and makes decoding of addresses safe.",
    why: "Gatsby's inline scripts need a weaker policy (decision 005); an address such as `#100%` leaves the page blank.",
    removeWhen:
      "Gatsby writes no inline script, and `tests/e2e/addresses.spec.ts` passes without `makeSafe` and `encodeOnce`.",
  },
  {
    files: ["src/page/navigation/scroll.ts", "src/page/navigation/routerLocation.ts"],
    bends: GATSBY,
    what: "Places every page by itself, by the router's key in `history.state` and its mark on locations.",
    why: "Gatsby places the first page anew although the reader has read it for minutes, and forgets places on reload.",
    removeWhen: "Gatsby leaves the first page where it is.",
  },
  {
    files: ["src/page/navigation/focus.ts"],
    bends: GATSBY,
    what: "Changes `#gatsby-announcer` to polite, and takes the focus back from `#gatsby-focus-wrapper`.",
    why: "Gatsby interrupts screen readers, and focuses the page where an anchor was asked for.",
    removeWhen: "The announcer is polite, and the router focuses the anchor.",
  },
  {
    files: ["src/features/search/dialog/dialogEntry.ts"],
    bends: GATSBY,
    what: "Stops `popstate` before the router hears of it, when the entry is that of the search dialog.",
    why: "The router would navigate to the page that is shown.",
    removeWhen: "The dialog has no entry of the history, or the browser closes dialogs on Back.",
  },
  {
    files: ["src/patches/browser/replaceHydrateFunction.ts"],
    bends: GATSBY,
    what: "Hydrates in a transition, inside a boundary; casts the type, which Gatsby has wrong.",
    why: "Gatsby hydrates in one task, of 0.4 s on a slow phone, and an error outside the layout empties the page.",
    removeWhen: "Gatsby hydrates in a transition and has a boundary of its own.",
  },
  {
    files: ["src/patches/browser/foreignNodes.ts"],
    bends: REACT,
    what: "Replaces `removeChild` and `insertBefore` of `Node.prototype` (decision 012).",
    why: "React throws, and takes the page away, when a translation has moved its text nodes (facebook/react#11538).",
    removeWhen: "`tests/e2e/translation.spec.ts` passes without the call in `gatsby-browser.tsx`.",
  },
  {
    files: ["src/components/StaticHtml/StaticHtml.tsx", "src/templates/api.tsx"],
    bends: REACT,
    what: "Hides most of a page from React: HTML that `dangerouslySetInnerHTML` sets and hydration does not compare.",
    why: "Hydration of a long page takes seconds on a phone, and its data would repeat its text.",
    removeWhen: "React hydrates parts of a page.",
  },
  {
    files: ["src/frame/board/elementAt.ts", "tests/e2e/site.ts"],
    bends: REACT,
    what: "Reads React's own keys of elements, `__reactFiber$…` and `__reactContainer$…`.",
    why: "The toolkit does not say which element of a game a node shows, nor React when it has hydrated a page.",
    removeWhen:
      "The toolkit names the element in an attribute; for the tests, when the app announces that it runs.",
  },
  {
    files: ["tests/e2e/laterBuild.ts", "tests/e2e/not-found.spec.ts", "tests/e2e/recoveryParts.ts"],
    bends: GATSBY,
    what: "Tests read the hash of the build and call `window.___navigate`.",
    why: "A test has to tell two builds apart, and to navigate as Gatsby itself does.",
    removeWhen: "The app tells which build runs.",
  },
];

const inScripts: readonly Patch[] = [
  {
    files: ["src/patches/node/gatsbyModules.ts"],
    bends: GATSBY,
    what: "Replaces Gatsby's loader, and leaves out `<Script>`, Partytown, its prefetch and its service worker.",
    why: "Nothing here uses them, and they are 2 % of what starts the app.",
    removeWhen: "Gatsby leaves out what a site does not use.",
  },
  {
    files: ["src/node/gatsby/onCreateWebpackConfig.ts"],
    bends: GATSBY,
    what: "Replaces webpack's whole configuration: names of shared chunks, sheets of later parts, no source maps, no shadowing.",
    why: "Gatsby's chunks load each other's parts, all styles are in one sheet, and source maps publish absolute paths.",
    removeWhen: "Gatsby has options for each of them.",
  },
  {
    files: ["src/patches/node/scriptRules.ts"],
    bends: GATSBY,
    what: "Takes TypeScript without a query, and all packages, out of Babel's rules, which it knows by their form.",
    why: "Babel takes several times as long as esbuild and writes more.",
    removeWhen: "Gatsby compiles with esbuild or SWC.",
  },
  {
    files: ["src/patches/node/shortClassNames.ts"],
    bends: "css-loader@5.2.7",
    what: "Sets `localIdentName` in every rule of css-loader to five letters.",
    why: "Gatsby's class names, such as `CopyPage-module--button--12496`, are in every page, sheet and script.",
    removeWhen: "Gatsby's own names are short.",
  },
  {
    files: ["src/node/gatsby/onCreateWebpackConfig.ts"],
    bends: "mini-css-extract-plugin@1.6.2",
    what: "Sets `ignoreOrder` on the plugin, which it finds by the name of its class; a banner fixes the order of layers.",
    why: "Every sheet fills a layer, so warnings about the order of sheets mean nothing.",
    removeWhen: "Gatsby offers the option.",
  },
  {
    files: ["src/patches/node/minifyWithSwc.ts"],
    bends: WEBPACK,
    what: "Replaces Gatsby's Terser among the minimizers, by the name of its class, with SWC.",
    why: "SWC is much faster and writes 1 % less.",
    removeWhen: "Gatsby minifies with SWC.",
  },
  {
    files: ["src/patches/node/webpackCache.ts"],
    bends: WEBPACK,
    what: "Ties the cache to a digest of two files and forgets webpack's build dependencies.",
    why: "webpack follows every import of itself, its loaders and its plugins, which is a tenth of a build.",
    removeWhen: "A build without it takes the same time.",
  },
  {
    files: ["src/patches/node/scriptLicenses.ts"],
    bends: GATSBY,
    what: "Counts modules in `.cache` as Gatsby's when it collects licenses.",
    why: "Gatsby copies its browser code there, away from its license.",
    removeWhen: "Gatsby bundles its browser code from the package.",
  },
];

const inBuild: readonly Patch[] = [
  {
    files: [
      "src/node/output/adapter/rewritePages.ts",
      "src/node/output/html/gatsbyMarkup.ts",
      "src/node/output/html/rewriteHtml.ts",
      "src/node/output/html/testing/gatsbyPage.ts",
    ],
    bends: GATSBY,
    what: "Rewrites every page: inline scripts become data and one boot script, inline CSS a file; knows Gatsby's markup.",
    why: "Gatsby's inline scripts differ from page to page, so no policy can name them (decisions 005, 015 and 016).",
    removeWhen: "Gatsby writes no inline scripts and styles.",
  },
  {
    files: [
      "src/node/output/adapter/sitePages.ts",
      "src/node/output/adapter/testing/samplePublic.ts",
      "src/node/output/publishing/distFiles.ts",
    ],
    bends: GATSBY,
    what: "Imports the manifest's type from `gatsby/dist`, and knows where Gatsby puts pages, data and leftovers in `public/`.",
    why: "Gatsby does not export the type, and hosts redirect addresses that are folders.",
    removeWhen: "Gatsby exports the type and writes flat files.",
  },
  {
    files: ["src/node/output/adapter/publicFolder.ts"],
    bends: GATSBY,
    what: "Reads `webpack.stats.json` and names the compilation by its files.",
    why: "webpack's own hash differs after a warm start, and readers' open pages would reload for nothing.",
    removeWhen: "Gatsby's hash of the compilation depends on the files only.",
  },
  {
    files: ["src/patches/node/replaceRenderer.ts"],
    bends: GATSBY,
    what: "Renders pages with `renderToString`.",
    why: "In the stream that Gatsby uses, React 18 writes NUL characters (facebook/react#24985).",
    removeWhen: "React is at 19: the test beside it then passes with Gatsby's renderer.",
  },
  {
    files: ["src/node/config/siteConfig.ts", "src/node/gatsby/onPreInit.ts"],
    bends: GATSBY,
    what: "Keeps a fault of `SITE_OPTIONS` until `onPreInit`, which stops the build.",
    why: "Gatsby goes on without a configuration that throws, and then complains about missing pages.",
    removeWhen: "Gatsby stops when gatsby-config throws.",
  },
  {
    files: ["src/node/gatsby/onPreBootstrap.ts"],
    bends: GATSBY,
    what: "Looks for the default export of every page and template with regular expressions.",
    why: "Gatsby says only after minutes that a page has no component.",
    removeWhen: "Gatsby checks it before it reads the content.",
  },
  {
    files: ["src/node/gatsby/lastmod.ts"],
    bends: GATSBY,
    what: "Passes the days of last changes from gatsby-node to gatsby-config by a file in `.cache`.",
    why: "Gatsby compiles the two separately, so that they share no memory.",
    removeWhen: "The adapter can query the data layer.",
  },
  {
    files: ["src/node/reference/typedoc/loadToolkit.ts"],
    bends: GATSBY,
    what: "Writes the entry file for TypeDoc into `.cache`.",
    why: "It must be inside the project, and Gatsby deletes that folder when a build starts anew.",
    removeWhen: "TypeDoc accepts an entry that is not a file.",
  },
  {
    files: ["src/node/gatsby/apiUses.ts"],
    bends: GATSBY,
    what: "Calls the resolver of a field by itself.",
    why: "`getFieldValue` of Gatsby drops the fields of objects in lists.",
    removeWhen: "A query with `getFieldValue` returns the same.",
  },
  {
    files: ["src/patches/node/childNode.ts"],
    bends: GATSBY,
    what: "Casts a new node for `createParentChildLink`.",
    why: "Gatsby's types ask for an owner, which `createNode` has not returned yet.",
    removeWhen: "The types accept the node that was created.",
  },
  {
    files: ["src/shared/contracts/siteIds.ts"],
    bends: GATSBY,
    what: "Lists the ids of Gatsby's own elements, and refuses headings that have one.",
    why: "Two elements of a page would have the same id.",
    removeWhen: "All of them contain a capital or `___`, which no anchor does.",
  },
  {
    files: ["tools/gatsby.ts"],
    bends: GATSBY,
    what: "Deletes `.cache` and `public` before a build.",
    why: "`public` keeps the chunks of earlier builds, and the cache may be that of other code.",
    removeWhen: "`gatsby build` cleans what it does not write.",
  },
  {
    files: ["tools/query.ts"],
    bends: GATSBY,
    what: "Imports `gatsby/dist/bootstrap`, as `gatsby repl` does.",
    why: "No command of Gatsby answers a query without a server.",
    removeWhen: "Gatsby has such a command.",
  },
];

const inDevelop: readonly Patch[] = [
  {
    files: ["src/patches/node/expressApp.ts"],
    bends: EXPRESS,
    what: "Moves routes to the front of `app._router.stack`.",
    why: "Gatsby calls `onCreateDevServer` after it has added its own routes, and the first that matches answers.",
    removeWhen: "Gatsby calls the hook first. Express 5 has no `_router`.",
  },
  {
    files: ["src/node/gatsby/devServer/index.ts", "src/node/gatsby/devServer/graphiqlPage.ts"],
    bends: "gatsby-graphiql-explorer@3.16.0",
    what: "Serves the file of Gatsby's GraphiQL with the queries of authors in its storage.",
    why: "GraphiQL has no option for tabs to begin with.",
    removeWhen: "It takes queries from a file or the address.",
  },
  {
    files: ["src/node/gatsby/devServer/ownRoutes.ts", "tools/dev.mjs"],
    bends: GATSBY,
    what: "Adds a webhook that emits Gatsby's event `WEBHOOK_RECEIVED`; hides `ENABLE_GATSBY_REFRESH_ENDPOINT`.",
    why: "With Gatsby's own variable GraphiQL stays blank (gatsbyjs/gatsby#38634).",
    removeWhen: "The issue is closed.",
  },
  {
    files: ["src/page/app/developBoot.ts", "gatsby-ssr.tsx"],
    bends: GATSBY,
    what: "Puts the theme and the block of data into pages of `gatsby develop`.",
    why: "The adapter does not run there.",
    removeWhen: "Adapters run in develop.",
  },
  {
    files: ["src/node/frames/onCreateDevServer.ts"],
    bends: GATSBY,
    what: "Serves frames and games from memory, and deletes those of an earlier build from `public/`.",
    why: "The development server does not serve `.html` files of `public/`, and serves the rest as it was.",
    removeWhen: "Frames become pages of Gatsby.",
  },
];

const ofPlugins: readonly Patch[] = [
  {
    files: ["gatsby-config.ts"],
    bends: "gatsby-plugin-mdx@5.16.0",
    what: "Names gatsby-plugin-typescript last, although Gatsby has it built in.",
    why: "The layout loader of gatsby-plugin-mdx parses with plain acorn what stands before it.",
    removeWhen: "A build without the line succeeds.",
  },
  {
    files: [
      "src/node/content/mdx/parsePage.ts",
      "tools/new/names.ts",
      "src/types/gatsby-remark-autolink-headers.d.ts",
    ],
    bends: "gatsby-remark-autolink-headers@6.16.0",
    what: "Calls the plugin as a function, outside of gatsby-transformer-remark.",
    why: "Pages are compiled by the site (decision 001), and `npm run new` needs the same anchors.",
    removeWhen: "Anchors come from another library.",
  },
  {
    files: ["src/shared/search/packedIndex.ts", "src/node/gatsby/searchFiles.ts"],
    bends: "lunr@2.3.9",
    what: "Protects words from lunr's stemmer and stop words, and reads its serialized index.",
    why: "The search ranks by words as they are written (decision 009).",
    removeWhen: "The search no longer indexes with lunr.",
  },
  {
    files: ["src/node/frames/bundleScripts.ts", "src/frame/play/live/LiveResult.tsx"],
    bends: "react-live@4.1.8",
    what: "Replaces its compiler, highlighter and editor in the bundle, and uses a context that its types omit.",
    why: "The page compiles and edits (decision 007); react-live fails on `throw null`.",
    removeWhen: "react-live can be used without them.",
  },
  {
    files: [
      "src/node/reference/typedoc/keepParameterTexts.ts",
      "src/node/reference/typedoc/keepWrittenTypes.ts",
      "src/node/reference/typedoc/revealReferenced.ts",
    ],
    bends: TYPEDOC,
    what: "Changes how TypeDoc converts types and comments, by events and `Context.prototype.createSymbolReference`.",
    why: "TypeDoc drops texts of parameters, resolves types too far, and leaves out types that are not exported.",
    removeWhen: "The tests beside them pass without it.",
  },
  {
    files: ["package.json"],
    bends: GATSBY,
    what: "Pins webpack, sharp and msgpackr-extract, and names the router (decision 013).",
    why: "npm would install second copies, or platform packages that are not published.",
    removeWhen:
      "`npm ls webpack sharp msgpackr-extract` shows one version of each without the pins.",
  },
];

/** All patches, in the order in which a page meets them: browser, scripts, build, `npm run dev`, plugins. */
export const PATCHES: readonly Patch[] = [
  ...inBrowser,
  ...inScripts,
  ...inBuild,
  ...inDevelop,
  ...ofPlugins,
];
