import { EXPRESS, GATSBY, TYPEDOC, WEBPACK, type Patch } from "../patch";

/** How the scripts of pages are made. */
export const inScripts: readonly Patch[] = [
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

/** How the build makes files of pages. */
export const inBuild: readonly Patch[] = [
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

/** What only `npm run dev` does. */
export const inDevelop: readonly Patch[] = [
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
    files: ["src/page/app/developStart.ts", "gatsby-ssr.tsx"],
    bends: GATSBY,
    what: "Puts the boot script and its block of data into pages of `gatsby develop`.",
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

/** What bends plugins and other packages. */
export const ofPlugins: readonly Patch[] = [
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
