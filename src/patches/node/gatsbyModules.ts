/*
 * Modules of Gatsby's browser code that the scripts of a release have instead of Gatsby's, or leave out.
 */
import path from "node:path";
import webpack from "webpack";

/** Replaces a module that nothing needs. */
const EMPTY = "data:text/javascript,export default undefined";

/** Names of modules, and the files that they lead to; `false` is an empty module. */
export const GATSBY_ALIASES = {
  // `<Script>` and Partytown, which nothing on this site uses: 2% of every first load.
  "gatsby-script$": false,
  "@builder.io/partytown/integration$": false,
  // Gatsby's loader, for `src/patches/browser/pageLoader.ts`, which extends it.
  "gatsby-loader$": path.resolve(".cache/loader.js"),
};

/** The plugins that replace and leave out the modules that Gatsby imports by a path. */
export const gatsbyModules: readonly object[] = [
  // Gatsby starts Partytown on every site.
  new webpack.NormalModuleReplacementPlugin(/\/internal-plugins\/partytown\/gatsby-browser/, EMPTY),
  // Only a plugin with a service worker calls it.
  new webpack.IgnorePlugin({
    resourceRegExp: /^\.\/register-service-worker$/,
    contextRegExp: /\.cache$/,
  }),
  // The app creates the site's loader, which prefetches in its own way.
  new webpack.NormalModuleReplacementPlugin(/^\.\/loader$/, (asked) => {
    if (asked.contextInfo.issuer.endsWith("/production-app.js"))
      asked.request = path.resolve("src/patches/browser/pageLoader.ts");
  }),
  new webpack.NormalModuleReplacementPlugin(/^\.\/prefetch$/, (asked) => {
    if (asked.context.endsWith(".cache")) asked.request = EMPTY;
  }),
];
