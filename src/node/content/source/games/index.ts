export {
  checkGameFolder,
  listGameIds,
  listPublishedGameIds,
  readGameFolder,
  readGames,
  SHOWN_FILES,
  type PlacedGame,
} from "./gameFolder";
export { completeGamePage, gameOfPage } from "./gamePage";
export { writeGallery } from "./gameList";
export { gamePlayerProps } from "./gamePlayer";
export {
  hashPlayFrame,
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureManifest,
  pictureName,
  readPictureList,
  readPictureManifest,
  type PictureJob,
  type PictureManifest,
} from "./gamePictures";
