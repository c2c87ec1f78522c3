import type { Content } from "mdast";
import { escapeHtml } from "../../html/escapeHtml";
import type { PictureFiles } from "./context";
import { rawHtml } from "./element";
import { enlargeButton } from "./enlargeButton";

/** HTML of the images of a picture, of which a page loads only the one of its theme; `alt` is plain text. */
export function themedImages(picture: PictureFiles, alt: string): string {
  const size = `width="${String(picture.width)}" height="${String(picture.height)}"`;
  const image = (theme: "light" | "dark"): string =>
    `<img class="only-${theme}" src="${escapeHtml(picture[theme])}" ${size} alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
  return image("light") + image("dark");
}

interface FigureTexts {
  readonly className: string;
  /** What its button calls the picture. */
  readonly noun: string;
  /** Plain text. */
  readonly alt: string;
  /** HTML of the caption; may be empty. */
  readonly label: string;
}

/** A picture at its own size; where it does not fit it scrolls, and a button opens it larger. */
export function pictureFigure(
  picture: PictureFiles,
  { className, noun, alt, label }: FigureTexts,
): Content {
  const images = themedImages(picture, alt) + enlargeButton(picture.width, noun);
  return rawHtml(`<figure class="${className}"><div>${images}</div>${label}</figure>`);
}
