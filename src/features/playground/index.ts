export { GamePlayer } from "./GamePlayer";
