import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { drawLayoutSvg } from "../../../src/lib/layout/drawLayoutSvg";
import type { LayoutResult } from "../../../src/lib/layout/layoutResult";
import type { LayoutSpec } from "../../../src/lib/layout/layoutSpec";
import { parseLayoutSpec } from "../../../src/lib/layout/parseLayoutSpec";

/** Computes a layout by the toolkit; throws an Error in words when the toolkit fails. */
export type ComputeLayout = (spec: LayoutSpec) => LayoutResult;

const OUTPUT_FOLDER = path.join(".cache", "layout");

/** The engine and the toolkit in one CommonJS file; the plugin itself may not import either. */
async function bundleEngine(): Promise<string> {
  const entry = path.resolve("src", "frame", "layout", "engine.ts");
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    target: "node20",
    // The toolkit looks classes up by their names.
    keepNames: true,
    loader: { ".css": "empty", ".jpg": "empty", ".ogg": "empty" },
    logLevel: "silent",
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return code;
}

/** Bundles the layout engine into `.cache/layout` and loads it. */
export async function loadLayoutEngine(): Promise<ComputeLayout> {
  const code = await bundleEngine();
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const file = path.resolve(OUTPUT_FOLDER, `engine-${hash}.cjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  const engine = createRequire(file)(file) as { computeLayout?: unknown };
  if (typeof engine.computeLayout !== "function") {
    throw new Error("src/frame/layout/engine.ts exports no function computeLayout.");
  }
  return engine.computeLayout as ComputeLayout;
}

/**
 * The `drawLayout` of the page compiler: YAML of a layout figure in, SVG out. Throws an Error that
 * says what is wrong, also for what the toolkit only warns about: a figure shows what works.
 */
export async function createLayoutDrawer(): Promise<(yaml: string) => string> {
  const computeLayout = await loadLayoutEngine();
  return (yaml) => {
    const spec = parseLayoutSpec(yaml);
    const result = computeLayout(spec);
    if (result.warnings.length > 0) {
      throw new Error(`the toolkit warns: ${result.warnings.join("; ")}.`);
    }
    return drawLayoutSvg(spec, result);
  };
}
