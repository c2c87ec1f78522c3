import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";

const SOURCE = "src/boot/boot.js";

/** The text of the inline script, the same for the same source and esbuild. */
export async function buildBootScript(): Promise<string> {
  const source = await readFile(path.resolve(SOURCE), "utf8");
  const { code } = await transform(source, {
    minify: true,
    target: "es5",
    charset: "ascii",
    legalComments: "none",
  });
  const script = code.trim();
  if (/<\/|<!--/.test(script)) {
    throw new Error(`${SOURCE}: "</" or "<!--" would end an inline script.`);
  }
  return script;
}

/** The hash of an inline text, in the form that a content security policy uses. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}
