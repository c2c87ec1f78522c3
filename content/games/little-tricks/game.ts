import { createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

export const SUITS = ["acorns", "berries", "leaves", "mushrooms"];
const HIGHEST = 6;

export class Trickster extends Player<LittleTricks, Trickster> {
  tricks = 0;
}

export class Card extends Piece<LittleTricks> {
  suit: string;
  value: number;
}

/** Holds a player's hand and the tricks taken. */
export class Seat extends Space<LittleTricks> {}

export class LittleTricks extends Game<LittleTricks, Trickster> {
  leader?: Trickster;
  deal = 0;

  // region: rules
  trick() {
    return this.first("trick")!.all(Card);
  }

  /** Cards of the suit that was led, or the whole hand. */
  playable(player: Trickster) {
    const hand = player.my("hand")!.all(Card);
    const following = hand.all(Card, { suit: this.trick().first(Card)?.suit });
    return following.length > 0 ? following : hand;
  }

  /** The card that takes the trick as it lies now. */
  best() {
    const trick = this.trick();
    return trick.all(Card, { suit: trick.first(Card)?.suit }).withHighest("value");
  }
  // endregion
}

export default createGame(Trickster, LittleTricks, (game) => {
  const { eachPlayer, loop, playerActions, whileLoop } = game.flowCommands;

  // region: spaces
  const deck = game.create(Stack, "deck");
  for (const suit of SUITS) {
    deck.createMany(HIGHEST, Card, suit, (value) => ({ suit, value }));
  }
  const trick = game.create(Space, "trick");
  trick.contentsWillBeShown();
  for (const player of game.players.sortedBy("position")) {
    const seat = game.create(Seat, "seat", { player });
    const hand = seat.create(Space, "hand");
    hand.contentsWillBeShownToOwner();
    hand.onEnter(Card, () => hand.sortBy(["suit", "value"]));
    seat.create(Stack, "taken");
  }
  // endregion

  const inHands = () => game.all("hand").all(Card).length;

  function deal() {
    game.deal += 1;
    game.all(Card).putInto(deck);
    deck.shuffle();
    const each = deck.all(Card).length / game.players.length;
    for (const player of game.players) {
      const hand = player.my("hand")!;
      deck.firstN(each, Card).putInto(hand);
      const cards = hand.all(Card).map((card) => `${card.value} of ${card.suit}`);
      game.messageTo(player, "Your cards: {{cards}}", { cards });
    }
  }

  function takeTrick() {
    const winner = game.best()!.player!;
    game.addDelay(); // everybody sees the last card before the trick is taken
    for (const card of game.trick()) card.player = undefined; // else it would own the card for good
    game.trick().putInto(winner.my("taken")!);
    winner.tricks += 1;
    game.leader = winner;
    game.message("{{winner}} takes the trick", { winner });
    if (inHands() > 0 || game.deal < (game.setting("deals") ?? 2)) return;
    const { tricks } = game.players.withHighest("tricks");
    game.finish(
      game.players.filter((player) => player.tricks === tricks),
      "scores",
    );
  }

  // region: play
  game.defineActions({
    play: (player) =>
      game
        .action({ prompt: game.best() ? "Follow suit if you can" : "Lead a card" })
        .chooseOnBoard("card", () => game.playable(player))
        .do(({ card }) => {
          card.player = player;
        })
        .move("card", trick)
        .message("{{player}} plays {{value}} of {{suit}}", ({ card }) => ({
          value: card.value,
          suit: card.suit,
        }))
        .do(() => {
          if (game.trick().length === game.players.length) takeTrick();
        }),
  });
  // endregion

  // region: flow
  game.defineFlow(
    loop(
      deal,
      whileLoop({
        while: () => inHands() > 0,
        do: eachPlayer({
          name: "turn",
          startingPlayer: () => game.leader ?? game.players[0],
          do: playerActions({
            name: "play",
            player: ({ turn }) => turn,
            description: "choosing a card",
            actions: ["play"],
          }),
        }),
      }),
    ),
  );
  // endregion
});
