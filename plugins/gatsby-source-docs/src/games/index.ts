export { checkGameFolder, listGameIds, listPublishedGameIds, readGameFolder } from "./gameFolder";
export { completeGamePage, gameOfPage } from "./gamePage";
export { gamePlayerProps, readGames, type PlacedGame } from "./gamePlayer";
export {
  findGamePicture,
  hashPlayFrame,
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureName,
  readPictureManifest,
  tellingMove,
  type PictureJob,
} from "./gamePictures";
export { linesWithoutRegions, SHOWN_FILES } from "./sourceText";
