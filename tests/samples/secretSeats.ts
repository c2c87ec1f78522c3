/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return --
   the toolkit's types do not compile with `exactOptionalPropertyTypes`, which these tests have */
import { createGame, type createInterface, Game, Piece, Player, Space } from "@boardzilla/core";
import { expect } from "vitest";
import type { HostPage } from "./hostPage";
import type { Anything } from "./runs";

class Envelope extends Space<Game> {}
class Secret extends Piece<Game> {
  text!: string;
}

/** With the toolkit's own types this would not compile; see above. */
const create: (...parts: Anything[]) => ReturnType<typeof createGame> = createGame;

/**
 * A game in which each seat holds a secret that no other seat may see. The first player in turn order acts:
 * `reverse` reverses that order, `pause` does so after a pause in the same move, and `end` ends the game.
 */
export const secretSeats = create(Player, Game, (game: Anything) => {
  for (const player of game.players.sortedBy("position")) {
    const envelope = game.create(Envelope, `envelope ${String(player.position)}`, { player });
    envelope.contentsWillBeShownToOwner();
    envelope.create(Secret, "secret", { text: `secret of seat ${String(player.position)}` });
  }
  game.defineActions({
    reverse: () => game.action({ prompt: "Reverse" }).do(() => void game.players.reverse()),
    pause: () =>
      game.action({ prompt: "Pause" }).do(() => {
        game.addDelay();
        game.players.reverse();
      }),
    end: () => game.action({ prompt: "End" }).do(() => game.finish(game.players[0])),
  });
  const { loop, playerActions } = game.flowCommands;
  const actions = ["reverse", "pause", "end"];
  game.defineFlow(loop(playerActions({ player: () => game.players[0], actions })));
});

/** The seats whose secrets are in a message, a state or anything else that JSON can carry. */
export function secretsIn(sent: unknown): number[] {
  const found = JSON.stringify(sent).matchAll(/secret of seat (\d+)/g);
  return [...new Set([...found].map(([, seat]) => Number(seat)))].sort((a, b) => a - b);
}

/** Each of these moves of a match changes the turn order, with or without a pause before, and the last ends the game. */
const secretMoves = (seats: number) => [
  { seat: 1, name: "reverse" },
  { seat: seats, name: "pause" },
  { seat: 1, name: "pause" },
  { seat: seats, name: "end" },
];

/** Plays a match through the frames of a host page: each gets the secret of its seat and no other. */
export function expectOwnMessages({ sent, post }: HostPage, seats: number): void {
  const everySeat = Array.from({ length: seats }, (_, index) => index + 1);
  for (const seat of everySeat) post(seat, { type: "ready" });
  expect(new Set(sent.map(({ seat }) => seat))).toEqual(new Set(everySeat));
  for (const { seat, name } of secretMoves(seats)) {
    const count = sent.length;
    post(seat, { type: "move", data: { name, args: {} } });
    expect(sent.slice(count).map((each) => each.seat)).toEqual(everySeat);
  }
  for (const { seat, message } of sent) {
    expect(message.position).toBe(seat);
    expect(secretsIn(message)).toEqual([seat]);
  }
  expect(sent.at(-1)?.message).toMatchObject({ type: "gameFinished", winners: [seats] });
}

type Engine = ReturnType<typeof createInterface>;
type Update = ReturnType<Engine["initialState"]>;

/** What the pages on other engines print for a server. */
interface MatchFunctions {
  readonly play: (update: Update, move: Parameters<Engine["processMove"]>[1]) => Update;
  readonly viewOf: (update: Update, position: number) => Update["game"]["state"][];
}

/** Plays a match through the functions of a server: the view of each seat holds its secret and no other. */
export function expectOwnViews({ play, viewOf }: MatchFunctions, start: Update): void {
  const seats = start.players.length;
  let update = start;
  const expectViews = (states: number) => {
    for (const { position } of start.players) {
      const view = viewOf(update, position);
      expect(view).toHaveLength(states);
      for (const state of view) expect(secretsIn(state)).toEqual([position]);
    }
  };
  expectViews(1);
  for (const { seat, name } of secretMoves(seats)) {
    update = play(update, { position: seat, data: { name, args: {} } });
    expectViews(name === "pause" ? 2 : 1);
  }
  expect(update.game).toMatchObject({ phase: "finished", winners: [seats] });
}
