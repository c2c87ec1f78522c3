import path from "node:path";
import { build as bundle } from "esbuild";

/** Node modules that the compiler imports, which browsers lack; it asks for them in Node only. */
const NODE_MODULES = [
  "fs",
  "path",
  "os",
  "crypto",
  "inspector",
  "perf_hooks",
  "source-map-support",
];

/** Bundles the worker that checks types, with the TypeScript compiler in it; a classic script. */
export async function bundleTypesWorker(entry: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    outdir: "worker",
    platform: "browser",
    format: "iife",
    target: "es2022",
    charset: "ascii",
    minify: true,
    legalComments: "none",
    external: NODE_MODULES,
    logLevel: "silent",
  });
  const script = outputFiles[0]?.text.trim() ?? "";
  if (script === "") throw new Error(`${entry}: esbuild wrote nothing.`);
  return `/* Contains TypeScript, Apache-2.0: https://www.npmjs.com/package/typescript */\n${script}\n`;
}
