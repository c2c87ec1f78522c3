import path from "node:path";
import { build as bundle, type BuildOptions, type Plugin } from "esbuild";

interface FrameBundle {
  readonly script: string;
  /** The style sheets that the script imports; empty for a frame that shows nothing. */
  readonly style: string;
  /** Absolute paths of the files whose code it contains. */
  readonly modules: readonly string[];
}

/**
 * What a frame never uses, and what replaces it. The lobby's color picker: no lobby is shown, because the
 * site seats the players itself. The compiler, the highlighter and the editor of react-live: the page
 * compiles and edits.
 */
const UNUSED: Readonly<Record<string, string>> = {
  "react-color": "export const GithubPicker = () => null;",
  sucrase: "export const transform = (code) => ({ code });",
  "prism-react-renderer": "export const Highlight = () => null; export const themes = {};",
  "use-editable": "export const useEditable = () => undefined;",
};

const withoutUnused: Plugin = {
  name: "without-unused",
  setup(build) {
    const filter = new RegExp(`^(?:${Object.keys(UNUSED).join("|")})$`);
    build.onResolve({ filter }, ({ path: name }) => ({ path: name, namespace: "unused" }));
    build.onLoad({ filter: /./, namespace: "unused" }, ({ path: name }) => ({
      contents: UNUSED[name] ?? "",
    }));
  },
};

/** Node modules that the TypeScript compiler imports, which browsers lack; it asks for them in Node only. */
const NODE_ONLY = ["fs", "path", "os", "crypto", "inspector", "perf_hooks", "source-map-support"];

/** Bundles a classic script, the styles that it imports and everything both need. */
async function bundleScript(entry: string, options: BuildOptions): Promise<FrameBundle> {
  const { outputFiles = [], metafile } = await bundle({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    outdir: "frame",
    platform: "browser",
    format: "iife",
    charset: "ascii",
    minify: true,
    metafile: true,
    // `live/licenses.txt` holds the licenses.
    legalComments: "none",
    logLevel: "silent",
    ...options,
  });
  const text = (end: string): string =>
    outputFiles.find((file) => file.path.endsWith(end))?.text.trim() ?? "";
  const script = text(".js");
  if (script === "") throw new Error(`${entry}: esbuild wrote nothing.`);
  const modules = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput === 0 ? [] : path.resolve(file),
    ),
  );
  return { script, style: text(".css"), modules };
}

/** Bundles a frame's script; only with `withStyle` does it have a style sheet and sounds. */
export function bundleFrameScript(entry: string, withStyle: boolean): Promise<FrameBundle> {
  return bundleScript(entry, {
    target: "es2020",
    jsx: "automatic",
    // The toolkit looks up classes by their names.
    keepNames: true,
    plugins: [withoutUnused],
    define: {
      "process.env.NODE_ENV": '"production"',
      // The toolkit talks to the top window; a frame's host gets messages over its port.
      "window.top": "playHost",
    },
    loader: {
      ".css": withStyle ? "css" : "empty",
      // The wood grain is 172 kB and no example shows it.
      ".jpg": "empty",
      // The sound of a die is played only where dice are shown.
      ".ogg": withStyle ? "dataurl" : "empty",
    },
  });
}

/** Bundles a worker, such as the one that checks types, with the TypeScript compiler in it. */
export function bundleWorker(entry: string): Promise<FrameBundle> {
  return bundleScript(entry, { target: "es2022", external: NODE_ONLY });
}
