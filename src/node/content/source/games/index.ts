export {
  checkGameFolder,
  listGameIds,
  listPublishedGameIds,
  readGameFolder,
  SHOWN_FILES,
} from "./gameFolder";
export { completeGamePage, gameOfPage } from "./gamePage";
export { gamePlayerProps, readGames, type PlacedGame } from "./gamePlayer";
export {
  hashPlayFrame,
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureManifest,
  pictureName,
  posterName,
  readPictureList,
  readPictureManifest,
  type PictureJob,
  type PictureManifest,
} from "./gamePictures";
