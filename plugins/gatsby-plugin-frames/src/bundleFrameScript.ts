import path from "node:path";
import { build as bundle, type Plugin } from "esbuild";

/** What a frame's bundle consists of. */
export interface FrameBundle {
  readonly script: string;
  /** The style sheets that the script imports; empty for a frame that shows nothing. */
  readonly style: string;
}

/**
 * The lobby's color picker, 50 kB of a frame in which no lobby is ever shown: the site seats the
 * players itself.
 */
const withoutColorPicker: Plugin = {
  name: "without-color-picker",
  setup(build) {
    build.onResolve({ filter: /^react-color$/ }, ({ path: name }) => ({
      path: name,
      namespace: "empty",
    }));
    build.onLoad({ filter: /./, namespace: "empty" }, () => ({
      contents: "export const GithubPicker = () => null;",
    }));
  },
};

/** Bundles a frame's script, its styles and all they need; the script is a classic one. */
export async function bundleFrameScript(entry: string, withStyle = false): Promise<FrameBundle> {
  const { outputFiles } = await bundle({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    outdir: "frame",
    platform: "browser",
    format: "iife",
    target: "es2020",
    jsx: "automatic",
    charset: "ascii",
    minify: true,
    // The toolkit looks classes up by their names.
    keepNames: true,
    legalComments: "none",
    plugins: [withoutColorPicker],
    define: {
      "process.env.NODE_ENV": '"production"',
      // The toolkit speaks to the top window; a frame's host is told over its port.
      "window.top": "playHost",
    },
    loader: {
      ".css": withStyle ? "css" : "empty",
      // The wood grain is 172 kB and no example shows it.
      ".jpg": "empty",
      // The sound of a die is played only where dice are shown.
      ".ogg": withStyle ? "dataurl" : "empty",
    },
    logLevel: "silent",
  });
  const text = (end: string): string =>
    outputFiles.find((file) => file.path.endsWith(end))?.text.trim() ?? "";
  const script = text(".js");
  if (script === "") throw new Error(`${entry}: esbuild wrote nothing.`);
  return { script, style: text(".css") };
}
