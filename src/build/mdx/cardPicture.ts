import type { Content } from "mdast";
import { PICTURE_SIZE, pictureAddresses } from "../../shared/contracts/gamePicture";
import { SPOT_SIZE, spotAddresses } from "../../shared/contracts/spot";
import { escapeHtml } from "../html/escapeHtml";
import { rawHtml } from "./element";

/** A picture for both themes. The title is next to it, so it has no text of its own. */
function toImages(
  addresses: ReturnType<typeof pictureAddresses>,
  { width, height }: { readonly width: number; readonly height: number },
): Content {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const image = (theme: "light" | "dark"): string =>
    `<img class="only-${theme}" src="${escapeHtml(addresses[theme])}" ${size} alt="" loading="lazy" decoding="async">`;
  return rawHtml(image("light") + image("dark"));
}

/** The picture of a game's table, by its name, such as `garden-row-5`. */
export const posterImages = (name: string): Content =>
  toImages(pictureAddresses(name), PICTURE_SIZE);

/** The small drawing of a page or a section, by its name, such as `game-board`. */
export const spotImages = (name: string): Content => toImages(spotAddresses(name), SPOT_SIZE);
