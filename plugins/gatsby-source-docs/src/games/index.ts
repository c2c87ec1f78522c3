export { completePage, gameOfPage, readGameFolder } from "./gameFolder";
export { gamePlayerProps, readGames, type PlacedGame } from "./gamePlayer";
