import path from "node:path";
import { build } from "esbuild";

/** Bundles a frame's script and all it needs, as one classic script. */
export async function bundleFrameScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
    target: "es2020",
    charset: "ascii",
    minify: true,
    // The toolkit looks classes up by their names.
    keepNames: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty", ".jpg": "empty", ".ogg": "empty" },
    logLevel: "silent",
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error(`${entry}: esbuild wrote nothing.`);
  return code.trim();
}
