import type { GatsbyNode } from "gatsby";

/** No source maps in the release: they would publish absolute paths (reliability case X12). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== "build-javascript") return;
  // Gatsby types the function as `Function`.
  const config = (getConfig as () => object)();
  actions.replaceWebpackConfig({ ...config, devtool: false });
};
