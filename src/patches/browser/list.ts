import { GATSBY, REACT, WEBPACK, type Patch } from "../patch";

/** What runs in the browser, or tests it there. */
export const inBrowser: readonly Patch[] = [
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
