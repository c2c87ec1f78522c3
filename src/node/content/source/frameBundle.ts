import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { writeWhole } from "../../files/writeWhole";

/** Outside Gatsby's `.cache`, which a build running at the same time deletes. */
const OUTPUT_FOLDER = "node_modules/.cache/gatsby-source-docs/frame";

/** A file of `src/frame` and the toolkit in one CommonJS file; the plugin may not import either. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    target: "node20",
    // The toolkit looks up classes by their names.
    keepNames: true,
    loader: { ".css": "empty", ".jpg": "empty", ".ogg": "empty" },
    logLevel: "silent",
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return code;
}

/**
 * Bundles a file of `src/frame` with the toolkit for Node, loads it and returns the function that it exports
 * under this name. The caller vouches for the type.
 */
export async function loadFrameFunction<Exported>(
  entry: string,
  exportName: string,
  folder = OUTPUT_FOLDER,
): Promise<Exported> {
  const code = await bundle(entry);
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const file = path.resolve(folder, `${hash}.cjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Also over what is there: a full disk may have cut it.
  writeWhole(file, code);
  const exported = (createRequire(file)(file) as Record<string, unknown>)[exportName];
  if (typeof exported !== "function") {
    throw new Error(`${entry} exports no function ${exportName}.`);
  }
  return exported as Exported;
}
