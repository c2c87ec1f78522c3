import type { GatsbyNode } from "gatsby";
import webpack from "webpack";
import { HASH_LENGTH } from "../output/publishing/distFiles";
import { buildConstants } from "../config/buildConstants";
import { GATSBY_ALIASES, gatsbyModules } from "../../patches/node/gatsbyModules";
import { minifyWithSwc } from "../../patches/node/minifyWithSwc";
import { scriptLicenses } from "../../patches/node/scriptLicenses";
import { compileWithEsbuild, type Rule } from "../../patches/node/scriptRules";
import { shortenClassNames } from "../../patches/node/shortClassNames";
import { cacheByVersion, noBuildDependencies } from "../../patches/node/webpackCache";

/**
 * The order of the cascade layers, at the very top of the stylesheet: webpack may put the sheets of
 * components before those of the site, and the first mention of a layer decides.
 */
const LAYER_ORDER = "@layer tokens, base, prose, components, overrides;";

/** Packages of parts that pages load later: rendering HTML never asks for them. */
const BROWSER_ONLY = /^(?:@codemirror|@lezer|acorn|acorn-walk|diff|fflate|lunr|sucrase)(?:\/|$)/;

interface SplitChunks {
  readonly cacheGroups?: { readonly shared?: object; readonly styles?: object };
}

interface Resolve {
  readonly alias?: object;
  readonly plugins?: readonly object[];
  readonly symlinks?: boolean;
}

interface WebpackConfig {
  readonly cache?: object;
  readonly devtool?: false;
  readonly plugins?: readonly object[];
  readonly output?: object;
  readonly resolve?: Resolve;
  readonly module?: { readonly rules?: readonly Rule[] };
  readonly externals?: readonly unknown[];
  readonly optimization?: {
    readonly minimizer?: readonly object[];
    readonly splitChunks?: SplitChunks;
  };
}

/** What a page needs to be shown, in contrast to the parts that load later, whose chunks have no name. */
const isOfFirstView = ({ name }: { readonly name?: string | null }): boolean =>
  /^(?:app$|component---)/.test(name ?? "");

/**
 * Lets webpack name what parts share by which parts share it. Gatsby names it by the names of those parts, and
 * ours have none: the search would load the code editor, because two other parts share that. And leaves the
 * styles of parts that load later to their chunks, where Gatsby puts them into the one sheet of all pages.
 */
function splitByUse(splitChunks: SplitChunks | undefined): SplitChunks {
  const { cacheGroups } = splitChunks ?? {};
  const shared = { ...cacheGroups?.shared, name: undefined };
  const styles = { ...cacheGroups?.styles, chunks: isOfFirstView };
  return { ...splitChunks, cacheGroups: { ...cacheGroups, shared, styles } };
}

/** Leaves out the sheet of a component that a constant of the build has left out. */
const UNUSED_SHEETS = { test: /\.module\.css$/, sideEffects: false };

/** Lets sheets come in any order: each fills a layer, and the order of the layers is fixed. */
function ignoreSheetOrder(plugins: readonly object[] = []): readonly object[] {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && "options" in plugin)
      Object.assign(plugin.options as object, { ignoreOrder: true });
  }
  return plugins;
}

/** How a release finds files: no folder of this site is a link, and no theme replaces a component of another. */
function resolveFiles(resolve: Resolve = {}): Resolve {
  const plugins = resolve.plugins?.filter(
    ({ constructor }) => !constructor.name.includes("Shadowing"),
  );
  return { ...resolve, symlinks: false, plugins: plugins ?? [] };
}

/** Whether a stage makes a release. The server's HTML and the browser's scripts must agree. */
const isRelease = (stage: string): boolean => /^build-(?:html|javascript)$/.test(stage);

/** What a stage needs besides what all of them share. */
function configureStage(stage: string, config: WebpackConfig): WebpackConfig {
  if (!isRelease(stage)) return {};
  const { externals = [], optimization } = config;
  const cache = cacheByVersion(config.cache);
  const resolve = resolveFiles(config.resolve);
  if (stage === "build-html") return { cache, resolve, externals: [...externals, BROWSER_ONLY] };
  return {
    cache,
    // Source maps would publish absolute paths.
    devtool: false,
    output: { ...config.output, hashDigestLength: HASH_LENGTH },
    resolve: { ...resolve, alias: { ...resolve.alias, ...GATSBY_ALIASES } },
    optimization: {
      ...optimization,
      minimizer: minifyWithSwc(optimization?.minimizer),
      splitChunks: splitByUse(optimization?.splitChunks),
    },
  };
}

/**
 * Fixes the order of the layers, leaves unused code out of the release, shortens class names, sets the options
 * of the build, and spares it work that changes nothing.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
}) => {
  // Gatsby types the function as `Function`.
  const config = (getConfig as () => WebpackConfig)();
  const isBrowser = stage === "build-javascript" || stage === "develop";
  const layers = isBrowser
    ? [new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ })]
    : [];
  const scripts = stage === "build-javascript" ? [...gatsbyModules, scriptLicenses] : [];
  const rules = config.module?.rules ?? [];
  actions.replaceWebpackConfig({
    ...config,
    ...configureStage(stage, config),
    module: {
      ...config.module,
      // A class that a style sheet no longer has, or a function that a module no longer exports, stops the build.
      strictExportPresence: true,
      rules: isRelease(stage)
        ? shortenClassNames([...compileWithEsbuild(rules), UNUSED_SHEETS])
        : rules,
    },
    plugins: [
      ...ignoreSheetOrder(config.plugins),
      ...layers,
      ...scripts,
      ...(isRelease(stage) ? [noBuildDependencies] : []),
      new webpack.DefinePlugin(buildConstants),
    ],
  });
};
