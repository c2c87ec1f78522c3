import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp, { type PngOptions } from "sharp";
import { writeWhole } from "../../files/writeWhole";

/** Outside Gatsby's `.cache`, which a build from scratch deletes. */
export const CARD_CACHE = "node_modules/.cache/boardzilla-docs/cards";

/**
 * Few colors and no dithering: text on a plain background, in a quarter of the bytes. More effort takes up to
 * three times as long and saves neither bytes nor anything that a reader could see.
 */
const PNG: PngOptions = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 };

/** The pictures that earlier builds drew. */
interface CardCache {
  /** The PNG of an SVG; drawn unless it is cached. */
  readonly render: (svg: string) => Promise<Buffer>;
  /** How many pictures were newly drawn. */
  readonly countDrawn: () => number;
  /** Deletes what was not requested. */
  readonly prune: () => void;
}

/** Changes with everything that determines the PNG: the picture, the renderer, its options. */
function nameOf(svg: string): string {
  const { sharp: version, vips, rsvg } = sharp.versions;
  const parts = [svg, version, vips, rsvg, JSON.stringify(PNG)];
  return `${createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 32)}.png`;
}

/** A cached file; `undefined` when it is missing or was cut off. */
function readKept(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    return bytes.subarray(-8, -4).toString("latin1") === "IEND" ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the pictures cached in a folder. Two builds may use it at the same time. */
export function openCardCache(folder: string): CardCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  let drawn = 0;
  return {
    render: async (svg) => {
      const name = nameOf(svg);
      const file = path.join(folder, name);
      used.add(name);
      const kept = readKept(file);
      if (kept) return kept;
      drawn += 1;
      const bytes = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
      writeWhole(file, bytes);
      return bytes;
    },
    countDrawn: () => drawn,
    prune: () => {
      for (const name of readdirSync(folder)) {
        if (name.endsWith(".png") && !used.has(name))
          rmSync(path.join(folder, name), { force: true });
      }
    },
  };
}
