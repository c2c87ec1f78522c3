export {
  checkGameFolder,
  listGameIds,
  listPublishedGameIds,
  readGameFolder,
  readGames,
  type PlacedGame,
} from "./gameFolder";
export { completeGamePage, gameOfPage } from "./gamePage";
export { writeGallery } from "./gameList";
export { gamePlayerProps } from "./gamePlayer";
export {
  hashPicture,
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureManifest,
  pictureName,
  pictureSchema,
  readPictureList,
  readPictureManifest,
  type PictureJob,
  type PictureManifest,
} from "./gamePictures";
