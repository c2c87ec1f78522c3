export { GamePlayer } from "./GamePlayer";
export { LiveCode } from "./live-code/LiveCode";
