import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

/**
 * The order of the cascade layers, at the very top of the stylesheet: webpack puts the sheets of
 * components before those of the site where it likes, and the first mention of a layer decides.
 */
const LAYER_ORDER = "@layer tokens, base, prose, components, overrides;";

interface WebpackConfig {
  readonly plugins?: readonly object[];
}

/** Fixes the order of the layers, and leaves source maps out of the release: they would publish
 * absolute paths (reliability case X12). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== "build-javascript" && stage !== "develop") return;
  // Gatsby types the function as `Function`.
  const config = (getConfig as () => WebpackConfig)();
  const layers = new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ });
  const maps = stage === "build-javascript" ? { devtool: false } : {};
  actions.replaceWebpackConfig({
    ...config,
    ...maps,
    plugins: [...(config.plugins ?? []), layers],
  });
};
