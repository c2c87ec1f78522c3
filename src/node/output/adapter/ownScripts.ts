import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "@swc/core";
import { build, transform } from "esbuild";
import { buildConstants } from "../../config/buildConstants";
import { HASH_LENGTH } from "../publishing/distFiles";

const BOOT = "src/page/boot/boot.js";
const EARLY = "src/page/early/index.ts";

/** The text of the inline script, the same for the same source and esbuild. */
export async function buildBootScript(): Promise<string> {
  const source = await readFile(path.resolve(BOOT), "utf8");
  const { code } = await transform(source, {
    minify: true,
    target: "es5",
    charset: "ascii",
    legalComments: "none",
  });
  const script = code.trim();
  if (/<\/|<!--/.test(script)) {
    throw new Error(`${BOOT}: "</" or "<!--" would end an inline script.`);
  }
  return script;
}

/** The script of a first view; its name has a hash of its text, so that it can be cached forever. */
export async function buildEarlyScript(): Promise<{
  readonly file: string;
  readonly text: string;
}> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(EARLY)],
    bundle: true,
    define: buildConstants,
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
  });
  // By SWC, whose result is a twentieth smaller than that of esbuild.
  const { code: text } = await minify(outputFiles[0]?.text ?? "", {
    // Compressed, the longer text that the last two options leave is 1% smaller.
    compress: { passes: 3, hoist_vars: true, conditionals: false },
    mangle: { toplevel: true },
    ecma: 2022,
    module: false,
  });
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
  return { file: `early-${hash}.js`, text };
}
