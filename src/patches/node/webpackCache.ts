import type webpack from "webpack";
import { digestFiles } from "../../node/files/digestFiles";

/** What compiled modules depend on besides their own files: the packages, and the configuration of webpack. */
const VERSION_FILES = ["package-lock.json", ".cache/compiled/gatsby-node.js"];

/**
 * Ties webpack's cache to a digest of what it depends on. By default, webpack follows every import of its own
 * code and of all plugins, which is a tenth of a build.
 */
export function cacheByVersion(cache: object | undefined): object {
  const version = digestFiles(process.cwd(), VERSION_FILES);
  // Webpack adds itself unless the key is there.
  return { ...cache, version, buildDependencies: { defaultWebpack: [] } };
}

/** Webpack plugin that forgets the code of the loaders, which webpack would follow as well. */
export const noBuildDependencies: webpack.WebpackPluginInstance = {
  apply: ({ hooks }: webpack.Compiler) =>
    hooks.afterCompile.tap("no-build-dependencies", ({ buildDependencies }) =>
      buildDependencies.clear(),
    ),
};
