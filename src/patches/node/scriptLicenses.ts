import path from "node:path";
import webpack from "webpack";
import { ENGLISH_FILES } from "../../node/gatsby/englishWords";
import { findThirdParty, renderThirdPartyNotices } from "../../node/output/publishing/thirdParty";

const NAME = "script-licenses";

/** The file next to the scripts that names the packages they contain. */
const LICENSES_FILE = "licenses.txt";

/** A module that webpack may have joined from several; its types do not say so. */
type JoinedModule = webpack.Module & { readonly modules?: readonly webpack.Module[] };

/** Gatsby copies its browser code into `.cache`. */
const fromGatsby = (file: string): string =>
  file.startsWith(path.resolve(".cache")) ? path.resolve("node_modules/gatsby/package.json") : file;

/** The absolute paths of the files that a compilation's chunks contain. */
function chunkFiles({ chunks, chunkGraph }: webpack.Compilation): string[] {
  return [...chunks]
    .flatMap((chunk): JoinedModule[] => chunkGraph.getChunkModules(chunk))
    .flatMap((joined) => joined.modules ?? joined)
    .flatMap((each) => each.nameForCondition() ?? [])
    .map(fromGatsby);
}

/** Webpack plugin that writes the licenses of the packages in readers' scripts, and of the words that the search knows. */
export const scriptLicenses: webpack.WebpackPluginInstance = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const words = ENGLISH_FILES.map((file) => path.resolve(file));
        const packages = findThirdParty([...chunkFiles(compilation), ...words]);
        const what = "The scripts and the search of this site contain";
        const text = renderThirdPartyNotices(what, packages);
        compilation.emitAsset(LICENSES_FILE, new webpack.sources.RawSource(text));
      });
    });
  },
};
