import { createGame, Do, Game, Piece, Player, Space, Stack, union } from "@boardzilla/core";

/** How many snacks of each kind there are, and whether they have values from 1 to 3. */
const DECK = {
  cracker: { count: 12, valued: true },
  cheese: { count: 6, valued: false },
  fig: { count: 6, valued: false },
  grapes: { count: 6, valued: false },
  nuts: { count: 9, valued: true },
  chili: { count: 5, valued: false },
};

export type Kind = keyof typeof DECK;

export class Snack extends Piece<SnackDraft> {
  kind: Kind;
  /** From 1 to 3, for crackers and nuts. */
  value?: number;
}

export class Guest extends Player<SnackDraft, Guest> {
  served(kind: Kind) {
    return this.my("plate")!.all(Snack, { kind });
  }

  nuts() {
    return this.served("nuts").sum((snack) => snack.value ?? 0);
  }

  // region: scores
  scores() {
    const crackers = this.served("cracker");
    const fruit = union(this.served("fig"), this.served("grapes")).length;
    const mostNuts = Math.max(...this.game.players.map((guest) => guest.nuts()));
    return {
      crackers: crackers.sum((snack) => snack.value ?? 0),
      cheese: this.served("cheese").length * (crackers.max((snack) => snack.value ?? 0) ?? 0),
      fruit: (fruit * (fruit + 1)) / 2,
      nuts: mostNuts > 0 && this.nuts() === mostNuts ? 6 : 0,
      chili: this.served("chili").length === 1 ? 5 : 0,
    };
  }

  total() {
    return Object.values(this.scores()).reduce((sum, points) => sum + points);
  }
  // endregion
}

/** Holds a player's tray, the snack that has just been chosen, and the plate. */
export class Seat extends Space<SnackDraft> {}

export class SnackDraft extends Game<SnackDraft, Guest> {
  winners() {
    const best = Math.max(...this.players.map((guest) => guest.total()));
    return this.players.filter((guest) => guest.total() === best);
  }
}

export default createGame(Guest, SnackDraft, (game) => {
  const { everyPlayer, loop, playerActions } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  for (const [kind, { count, valued }] of Object.entries(DECK)) {
    deck.createMany(count, Snack, kind, (number) => ({
      kind: kind as Kind,
      value: valued ? 1 + (number % 3) : undefined,
    }));
  }
  // region: seats
  for (const player of game.players.sortedBy("position")) {
    const seat = game.create(Seat, "seat", { player });
    seat.create(Stack, "tray").contentsWillBeShownToOwner();
    seat.create(Space, "choice").contentsWillBeHidden();
    const plate = seat.create(Space, "plate");
    plate.contentsWillBeShown();
    plate.onEnter(Snack, () => plate.sortBy(["kind", "value"]));
  }
  // endregion

  // region: serve
  function serve() {
    // The last choice has moved in this update already: here the toolkit adds a delay by itself.
    for (const guest of game.players) {
      guest.my("choice")!.all(Snack).putInto(guest.my("plate")!);
    }
    game.addDelay();
    // First take up all trays, then put them down: otherwise some snacks would be passed twice.
    const trays = game.players.map((guest) => {
      const tray = guest.my("tray")!;
      tray.shuffle(); // in a stack, and so no client can follow a snack that it has seen
      return tray.all(Snack);
    });
    game.players.forEach((guest, index) => {
      trays[index].putInto(game.players.seatedNext(guest).my("tray")!);
    });
  }
  // endregion

  game.defineActions({
    keep: (player) =>
      game
        .action({ description: "choosing a snack" })
        .chooseOnBoard("snack", () => player.my("tray")!.all(Snack))
        .move("snack", player.my("choice")!)
        .message("{{player}} has chosen"),
  });

  // region: flow
  game.defineFlow(
    () => {
      deck.shuffle();
      for (const guest of game.players) {
        deck.firstN(game.setting("snacks") ?? 6, Snack).putInto(guest.my("tray")!);
      }
    },
    loop(
      everyPlayer({
        name: "guest",
        do: playerActions({
          name: "draft",
          prompt: ({ guest }) => `Keep one of ${guest.my("tray")!.all(Snack).length} snacks`,
          actions: ["keep"],
        }),
      }),
      serve,
      () => {
        if (game.all("tray").all(Snack).length === 0) Do.subflow("finale");
      },
    ),
  );

  // At the end of the main flow the toolkit would announce the end once more.
  game.defineSubflow("finale", () => game.finish(game.winners(), "scores"));
  // endregion
});
