import type { GatsbyNode } from "gatsby";
import webpack from "webpack";
import { shortenClassNames } from "./shortClassNames";
import { isHidden, siteConfig, siteModule } from "./siteConfig";

/**
 * The order of the cascade layers, at the very top of the stylesheet: webpack may put the sheets of
 * components before those of the site, and the first mention of a layer decides.
 */
const LAYER_ORDER = "@layer tokens, base, prose, components, overrides;";

/** Replaces `src/site.ts` with the configuration of this build, if `SITE_OPTIONS` changes it. */
function replaceSite(): webpack.NormalModuleReplacementPlugin[] {
  const text = siteModule();
  if (text === undefined) return [];
  const request = `data:text/javascript,${encodeURIComponent(text)}`;
  return [
    new webpack.NormalModuleReplacementPlugin(/^(\.\.?\/)+site$/, (asked) => {
      if (!asked.context.includes("node_modules")) asked.request = request;
    }),
  ];
}

/**
 * Parts of Gatsby's browser code that nothing on this site uses: `<Script>` and Partytown. Empty modules
 * replace them; they were 2% of every first load.
 */
const UNUSED = { "gatsby-script$": false, "@builder.io/partytown/integration$": false };

/** The registration of a service worker, which Gatsby only calls for a plugin that has one. */
const noServiceWorker = new webpack.IgnorePlugin({
  resourceRegExp: /^\.\/register-service-worker$/,
  contextRegExp: /\.cache$/,
});

/**
 * Replaces what this build has switched off with empty modules, because readers would load it for nothing.
 * Where there are no guides, replaces what leads to them with what leads to the reference.
 */
function leaveOut(): webpack.NormalModuleReplacementPlugin[] {
  const { announcement, navbar, docs } = siteConfig;
  const replaced = [
    ...(announcement === null ? [["../../features/announcement", "/off"]] : []),
    ...(navbar.hideOnScroll ? [] : [["../../hooks/useHideOnScroll", ".off"]]),
    ...(docs.current === null ? [] : [["./canonicalAddress", ".older"]]),
    ...(announcement === null && !isHidden() ? [["./Notices", ".off"]] : []),
    ...(docs.scope === "reference" ? [["./searchEntrances", ".reference"]] : []),
  ];
  return replaced.map(([path = "", end = ""]) => {
    const asked = new RegExp(`^${path.replaceAll(".", "\\.")}$`);
    return new webpack.NormalModuleReplacementPlugin(asked, path + end);
  });
}

interface WebpackConfig {
  readonly plugins?: readonly object[];
  readonly resolve?: { readonly alias?: object };
  readonly module?: { readonly rules?: readonly unknown[] };
}

/**
 * Fixes the order of the layers, leaves unused code out of the release, leaves out source maps because they
 * would publish absolute paths, shortens class names, and sets the options of the build.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
}) => {
  // Gatsby types the function as `Function`.
  const config = (getConfig as () => WebpackConfig)();
  const { plugins = [], resolve = {} } = config;
  const isBrowser = stage === "build-javascript" || stage === "develop";
  const layers = isBrowser
    ? [new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ })]
    : [];
  const release =
    stage === "build-javascript"
      ? { devtool: false, resolve: { ...resolve, alias: { ...resolve.alias, ...UNUSED } } }
      : {};
  // The server's HTML and the browser's scripts must agree.
  const isRelease = stage === "build-javascript" || stage === "build-html";
  const names = isRelease
    ? { module: { ...config.module, rules: shortenClassNames(config.module?.rules) } }
    : {};
  const left = stage === "build-javascript" ? [noServiceWorker] : [];
  actions.replaceWebpackConfig({
    ...config,
    ...release,
    ...names,
    plugins: [...plugins, ...layers, ...left, ...replaceSite(), ...leaveOut()],
  });
};
