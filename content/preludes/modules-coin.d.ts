// The rules of the module of your own on /game/modules, seen from the file with its picture.
declare module "*/coin" {
  import { Game, Piece } from "@boardzilla/core";
  export class Coin<G extends Game = Game> extends Piece<G> {
    side: "sun" | "moon";
    tosses: number;
    toss(): void;
  }
}
