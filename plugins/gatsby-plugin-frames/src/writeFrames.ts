import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { bundleFrameScript } from "./bundleFrameScript";
import { renderFrameDocument } from "./frameDocument";

interface Frame {
  /** The script, relative to the repository. */
  readonly entry: string;
  /** The document, relative to `public/`. */
  readonly file: string;
  readonly title: string;
}

const FRAMES: readonly Frame[] = [
  { entry: "src/frame/layout/main.ts", file: "live/layout.html", title: "Layout engine" },
];

/** The document of a frame. */
export async function buildFrame({ entry, title }: Omit<Frame, "file">): Promise<string> {
  return renderFrameDocument({ title, script: await bundleFrameScript(entry), file: entry });
}

/** Builds all frames and writes them into `public/`. */
export async function writeFrames(reporter: Pick<Reporter, "info">): Promise<void> {
  for (const frame of FRAMES) {
    const file = path.resolve("public", frame.file);
    const html = await buildFrame(frame);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
    reporter.info(`public/${frame.file}: ${(Buffer.byteLength(html) / 1000).toFixed(0)} kB`);
  }
}
