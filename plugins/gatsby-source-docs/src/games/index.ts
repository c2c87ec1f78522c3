export { readGameFolder } from "./gameFolder";
export { completePage, gameOfPage } from "./gamePage";
export { gamePlayerProps, readGames, type PlacedGame } from "./gamePlayer";
