// The rules module of Night Market, as the tests and the host page of the cookbook import it.
declare module "*/night-market" {
  import { Game, Piece, Player, Space, type createGame } from "@boardzilla/core";
  export class MarketPlayer extends Player<MarketGame, MarketPlayer> {
    coins: number;
  }
  export class MarketGame extends Game<MarketGame, MarketPlayer> {}
  export class Card extends Piece<MarketGame> {
    good: string;
    value: number;
  }
  export class Hand extends Space<MarketGame> {}
  export class Stall extends Space<MarketGame> {}
  const setup: ReturnType<typeof createGame<MarketGame>>;
  export default setup;
}

declare module "*/game/game-interface" {
  import { createInterface } from "@boardzilla/core";
  const engine: ReturnType<typeof createInterface>;
  export default engine;
}

declare module "*/game/scoring" {
  import type { Space } from "@boardzilla/core";
  import type { MarketGame } from "*/night-market";
  export function pointsOf(space: Space<MarketGame>): number;
}

declare module "*/view-of" {
  import { createInterface } from "@boardzilla/core";
  type Engine = ReturnType<typeof createInterface>;
  export function viewOf(
    update: ReturnType<Engine["initialState"]>,
    position: number,
  ): ReturnType<Engine["initialState"]>["game"]["state"][];
}

declare module "*/random-move" {
  import { createInterface } from "@boardzilla/core";
  type Engine = ReturnType<typeof createInterface>;
  export function randomMove(
    state: ReturnType<Engine["initialState"]>["game"]["state"],
    position: number,
    random?: () => number,
  ): Parameters<Engine["processMove"]>[1]["data"];
  export function randomNumbers(seed: number): () => number;
  export function pick<T>(list: readonly T[], random: () => number): T;
}
