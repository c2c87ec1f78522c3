import type { Content } from "mdast";
import { PICTURE_SIZE, pictureAddresses } from "../../../shared/contracts/gamePicture";
import { SPOT_SIZE, spotAddresses } from "../../../shared/contracts/spot";
import type { PictureFiles } from "./context";
import { rawHtml } from "./element";
import { themedImages } from "./pictureFigure";

/** A picture for both themes. The title is next to it, so it has no text of its own. */
const toImages = (picture: PictureFiles): Content => rawHtml(themedImages(picture, ""));

/** The picture of a game's table, by its name, such as `garden-row-5`. */
export const posterImages = (name: string): Content =>
  toImages({ ...pictureAddresses(name), ...PICTURE_SIZE });

/** The small drawing of a page or a section, by its name, such as `game-board`. */
export const spotImages = (name: string): Content =>
  toImages({ ...spotAddresses(name), ...SPOT_SIZE });
