// The rules module of the starter project on /introduction/create-a-game, seen from its other files.
declare module "*/game" {
  import { Game, Piece, Player, type createGame } from "@boardzilla/core";
  export class Digger extends Player<DigSite, Digger> {}
  export class DigSite extends Game<DigSite, Digger> {}
  export class Bone extends Piece<DigSite> {}
  const setup: ReturnType<typeof createGame<DigSite>>;
  export default setup;
}

declare module "*/index" {
  export { default } from "src/game";
}
