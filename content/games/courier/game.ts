import { ConnectedSpaceMap, createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

/** The first seat is the courier, the others are guards. */
export class Person extends Player<Courier, Person> {
  isCourier() {
    return this.position === 1;
  }
}

export class Place extends Space<Courier> {
  tower = false;
}

/** The part of a place that only the courier sees. */
export class Alley extends Space<Courier> {}

/** The figure of the courier. */
export class Cloak extends Piece<Courier> {}

/** The figure of a guard. */
export class Lantern extends Piece<Courier> {}

export class Letter extends Piece<Courier> {
  address: string;
}

export class Bell extends Piece<Courier> {}

const TOWERS = ["North Gate", "Harbor", "Abbey"];

/** From, to, and the minutes between. */
const ROADS: [string, string, number][] = [
  ["North Gate", "Mill", 3],
  ["North Gate", "Bakery", 2],
  ["North Gate", "Inn", 2],
  ["Mill", "Bakery", 1],
  ["Mill", "Manor", 2],
  ["Bakery", "Post", 1],
  ["Bakery", "Forge", 2],
  ["Inn", "Post", 3],
  ["Inn", "School", 1],
  ["Inn", "Market", 2],
  ["School", "Market", 2],
  ["School", "Harbor", 3],
  ["Post", "Market", 1],
  ["Post", "Forge", 2],
  ["Post", "Well", 2],
  ["Manor", "Forge", 2],
  ["Manor", "Abbey", 2],
  ["Forge", "Abbey", 2],
  ["Forge", "Well", 2],
  ["Market", "Harbor", 2],
  ["Market", "Quay", 2],
  ["Market", "Well", 2],
  ["Well", "Quay", 2],
  ["Well", "Barn", 2],
  ["Abbey", "Barn", 2],
  ["Barn", "Quay", 3],
  ["Harbor", "Quay", 1],
];

export const HOURS = 8;
export const COURIER_MINUTES = 4;

export class Courier extends Game<Courier, Person> {
  hour = 0;
  /** What everybody has heard, newest last. */
  reports: string[] = [];

  report(text: string) {
    this.message(text);
    this.reports.push(`${this.hour}. ${text}`);
  }

  guards() {
    return [...this.players.filter((player) => !player.isCourier())];
  }

  /** The fewer guards, the faster they are. */
  guardMinutes() {
    return 6 - this.players.length;
  }

  /** Where the courier may be at the end of a turn. Staying is one of them. */
  hideouts() {
    return this.first(Cloak)!.withinDistance(
      COURIER_MINUTES,
      Place,
      (place) => !place.has(Lantern),
    );
  }
}

export default createGame(Person, Courier, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;
  const courier = game.players.atPosition(1)!;

  // region: map
  const map = game.create(ConnectedSpaceMap, "map");
  for (const name of new Set(ROADS.flatMap(([from, to]) => [from, to]))) {
    const place = map.create(Place, name, { tower: TOWERS.includes(name) });
    place.contentsWillBeShown();
    place.create(Alley, "alley", { player: courier }).blockViewFor("all-but-owner");
  }
  for (const [from, to, minutes] of ROADS) {
    map.connect(map.first(Place, from)!, map.first(Place, to)!, minutes);
  }
  // endregion

  const letters = game.create(Stack, "letters");
  const bag = game.create(Space, "bag", { player: courier });
  bag.contentsWillBeShownToOwner();
  bag.blockViewFor("all-but-owner"); // nobody counts the letters either
  for (const { name } of map.all(Place, { tower: false })) {
    if (name !== "Post") letters.create(Letter, "letter", { address: name });
  }
  map.first(Place, "Post")!.first(Alley)!.create(Cloak, "cloak", { player: courier });
  map.first(Place, "North Gate")!.create(Bell, "bell");
  game.guards().forEach((player, index) => {
    map.first(Place, TOWERS[index])!.create(Lantern, "lantern", { player });
  });

  game.defineActions({
    walk: (player) =>
      game
        .action({
          prompt: "Walk on, or stay where you are",
          description: "walking unseen",
          condition: player.isCourier(),
        })
        .chooseOnBoard("place", () => game.hideouts())
        .do(({ place }) => {
          for (const letter of map.all(Alley).all(Letter)) {
            const address = letter.container(Place)!;
            letter.putInto(address);
            game.report(`A letter has come to ${address.name}`);
          }
          const cloak = game.first(Cloak)!;
          cloak.putInto(place.first(Alley)!);
          bag.all(Letter, { address: place.name }).putInto(place.first(Alley)!);
          if (bag.isEmpty()) {
            cloak.putInto(place);
            game.finish(player, "delivered");
          } else if (game.hour % 2 === 0) {
            const tower = map.closestTo(cloak, Place, { tower: true })!;
            game.first(Bell)!.putInto(tower);
            game.report(`The courier was heard near ${tower.name}`);
          }
        }),

    search: (player) =>
      game
        .action({
          prompt: "Go and search a place",
          description: "searching",
          condition: !player.isCourier(),
        })
        .chooseOnBoard("place", () =>
          player.my(Lantern)!.withinDistance(game.guardMinutes(), Place),
        )
        .move(player.my(Lantern)!, "place")
        .do(({ place }) => {
          const cloak = place.first(Alley)!.first(Cloak);
          if (cloak) {
            cloak.putInto(place);
            game.finish(game.guards(), "caught");
          } else if (game.hour === HOURS && game.players.after(player).isCourier()) {
            game.finish(game.guards(), "late");
          } else game.report(`${player.name} finds nobody at ${place.name}`);
        }),
  });

  // region: flow
  game.defineFlow(
    () => {
      letters.shuffle();
      letters.firstN(game.setting("letters") ?? 4, Letter).putInto(bag);
    },
    loop(
      () => {
        game.hour += 1;
      },
      eachPlayer({
        name: "turn",
        do: [
          playerActions({ player: ({ turn }) => turn, actions: ["walk", "search"] }),
          ({ turn }) => {
            if (turn.isCourier()) return;
            const minutes = turn.my(Lantern)!.distanceTo(game.first(Cloak)!);
            game.messageTo(courier, "{{guard}} is {{minutes}} minutes away", {
              guard: turn,
              minutes,
            });
          },
        ],
      }),
    ),
  );
  // endregion
});
