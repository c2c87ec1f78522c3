import sharp from "sharp";

/**
 * Size in px at which pictures are compared: small enough that only what they show counts, not how edges
 * and letters are drawn.
 */
const SIZE = { width: 56, height: 35 };

/** The colors of an image at comparison size. Transparent areas become gray. */
export function readColors(image: string | Buffer): Promise<Buffer> {
  const solid = sharp(image).flatten({ background: "#808080" });
  return solid
    .resize({ ...SIZE, fit: "fill" })
    .raw()
    .toBuffer();
}

/**
 * Mean difference of two images' colors, from 0 to 255 per channel. Throws when they have different
 * channels.
 */
export function meanDifference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) throw new Error("The images differ in their channels.");
  return (
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
  );
}
