/** What a host chooses for a game before it starts. */
export interface Seating {
  /** Number of players; they sit at seats 1 to `players`. */
  readonly players: number;
  /** The seed of the game's randomness. */
  readonly seed: string;
  readonly settings: GameSettings;
}

/** Values of a game's settings by name, as the lobby would give them. */
export type GameSettings = Readonly<Record<string, string | number | boolean>>;

/** A player as the engine expects it at the start. */
export interface SeatedPlayer {
  readonly id: string;
  readonly name: string;
  /** A CSS color. */
  readonly color: string;
  readonly avatar: string;
  readonly host: boolean;
  /** The seat, from 1. */
  readonly position: number;
}

/** A move's name and its arguments, encoded: `$el[0/2]` is an element, `$p[1]` a player. */
export interface NamedMove {
  readonly name: string;
  readonly args: MoveArguments;
}

export type MoveArguments = Readonly<Record<string, MoveArgument | MoveArgument[]>>;
export type MoveArgument = string | number | boolean;

/** A game that is waiting for a move; `state` is the engine's own and contains every secret. */
export interface StartedGame {
  readonly phase: "started";
  /** Seats whose move it is. */
  readonly currentPlayers: readonly number[];
  readonly state: object;
}

/** A game that has ended. */
export interface FinishedGame {
  readonly phase: "finished";
  /** Seats that have won; none for a draw or a loss. */
  readonly winners: readonly number[];
  readonly state: object;
}

/** What one seat may see: one state, or one for every frame of an animation. */
export interface SeatView {
  readonly position: number;
  readonly state: object | readonly object[];
}

/** A line of the game's log; with `position` it is for that seat alone. */
export interface GameMessage {
  readonly position?: number | undefined;
  readonly body: string;
}

/** What the engine answers to a start and to every move. */
export interface GameUpdate {
  readonly game: StartedGame | FinishedGame;
  readonly players: readonly SeatView[];
  readonly messages: readonly GameMessage[];
}

/**
 * The part of the toolkit's `GameInterface` that plays. Declared as methods, because the toolkit's own
 * types require more than they need.
 */
export interface GameEngine {
  initialState(setup: {
    readonly players: readonly SeatedPlayer[];
    readonly settings: GameSettings;
    readonly randomSeed: string;
  }): GameUpdate;
  /** Throws an Error that says why a move is refused. Modifies its arguments. */
  processMove(
    previous: StartedGame,
    move: { readonly position: number; readonly data: NamedMove },
  ): GameUpdate;
}
