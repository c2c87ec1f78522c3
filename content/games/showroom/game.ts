import {
  ConnectedSpaceMap,
  createGame,
  Game,
  Piece,
  PieceGrid,
  Player,
  Space,
} from "@boardzilla/core";
import { D6 } from "@boardzilla/core/components";

export class Visitor extends Player<Showroom, Visitor> {}

export class Exhibit extends Space<Showroom> {
  /** What a visitor does here. */
  action: string;
  visited = false;
}

export class Card extends Piece<Showroom> {
  sign: string;
}
export class Hut extends Space<Showroom> {}
export class Hiker extends Piece<Showroom> {}
export class Weight extends Piece<Showroom> {
  kilos: number;
}
export class Tile extends Piece<Showroom> {}
export class Lamp extends Piece<Showroom> {
  lit = false;
}
export class Gem extends Piece<Showroom> {
  cut: string;
}

/** The exhibits and their actions. */
const EXHIBITS = {
  cards: "turn",
  dice: "roll",
  trail: "hike",
  scales: "weigh",
  tiles: "fit",
  lamp: "light",
  drawer: "pull",
  tabs: "pick",
  popout: "peek",
};

const STRENGTH = 5;
const CUTS = ["round", "square", "kite"];

export class Showroom extends Game<Showroom, Visitor> {
  /** Notes that an exhibit is done. The tour ends with the last one. */
  finishVisit(exhibit: Exhibit) {
    exhibit.visited = true;
    if (!this.has(Exhibit, { visited: false })) this.finish(this.players[0], "tour");
  }
}

export default createGame(Visitor, Showroom, (game) => {
  const { loop, playerActions } = game.flowCommands;

  // region: setup
  for (const [name, action] of Object.entries(EXHIBITS)) game.create(Exhibit, name, { action });
  const exhibit = (name: keyof typeof EXHIBITS) => game.first(Exhibit, name)!;

  for (const sign of ["sun", "moon", "star"]) {
    exhibit("cards").create(Card, sign, { sign }).hideFromAll();
  }
  exhibit("dice").create(D6, "die");

  const trail = exhibit("trail").create(ConnectedSpaceMap, "huts");
  const huts = ["lodge", "mill", "ford", "peak"].map((name) => trail.create(Hut, name));
  huts.slice(1).forEach((hut, index) => trail.connect(huts[index], hut));
  trail.connect(huts[0], huts[2]);
  huts[0].create(Hiker, "hiker");

  const pan = exhibit("scales").create(Space, "pan");
  for (const kilos of [2, 4, 7]) exhibit("scales").create(Weight, `weight${kilos}`, { kilos });

  const floor = exhibit("tiles").create(PieceGrid, "floor", {
    rows: 3,
    columns: 4,
    extendableGrid: false,
  });
  for (const [name, column, row] of [["fixed", 2, 1] as const, ["loose", 0, 0] as const]) {
    const tile = (column ? floor : exhibit("tiles")).create(Tile, name);
    tile.setShape("XX", "X ");
    if (column) Object.assign(tile, { column, row });
  }

  exhibit("lamp").create(Lamp, "bulb");
  for (const [name, spaces] of [
    ["drawer", ["tray"]],
    ["tabs", ["left", "right"]],
    ["popout", ["vault"]],
  ] as const) {
    for (const space of spaces.map((each) => exhibit(name).create(Space, each))) {
      for (const cut of CUTS) space.create(Gem, cut, { cut });
    }
  }
  // endregion

  const visit = (prompt: string) => game.action<{ exhibit: Exhibit }>({ prompt });
  const take = (prompt: string) =>
    visit(prompt)
      .chooseOnBoard("gem", ({ exhibit }) => exhibit.all(Gem))
      .do(({ exhibit, gem }) => {
        gem.putInto(exhibit);
        game.finishVisit(exhibit);
      });

  // region: actions
  game.defineActions({
    visit: (player) =>
      game
        .action({ prompt: "Choose an exhibit" })
        .chooseOnBoard("exhibit", () => game.all(Exhibit, { visited: false }))
        .do(({ exhibit }) => game.followUp({ name: exhibit.action, player, args: { exhibit } })),

    turn: () =>
      visit("Turn a card")
        .chooseOnBoard("card", () => game.all(Card))
        .do(({ card, exhibit }) => {
          card.showToAll();
          game.finishVisit(exhibit);
        }),

    roll: () =>
      visit("A die")
        .confirm("Roll it")
        .do(({ exhibit }) => {
          game.first(D6)!.roll();
          game.finishVisit(exhibit);
        }),

    hike: () =>
      visit("Hike to the next hut")
        .chooseOnBoard("hut", () => [...(game.first(Hiker)!.adjacencies(Hut) || [])])
        .move(game.first(Hiker)!, "hut")
        .do(({ exhibit }) => game.finishVisit(exhibit)),

    weigh: () =>
      visit("Put a weight on the scales")
        .chooseOnBoard("weight", () => game.all(Weight), {
          validate: ({ weight }) =>
            weight.kilos <= STRENGTH || `The scales bear ${STRENGTH} kilos, not ${weight.kilos}`,
        })
        .move("weight", pan)
        .do(({ exhibit }) => game.finishVisit(exhibit)),

    fit: () =>
      visit("Lay the tile")
        .chooseOnBoard("tile", () => game.all(Tile, "loose"))
        .placePiece("tile", floor, {
          rotationChoices: [0, 90, 180, 270],
          confirm: "Here",
          validate: ({ tile }) =>
            ([1, 2, 3].includes(tile.column!) &&
              [1, 2].includes(tile.row!) &&
              !floor.isOverlapping(tile, floor.first(Tile, "fixed"))) ||
            "It does not fit there",
        })
        .do(({ exhibit }) => game.finishVisit(exhibit)),

    light: () =>
      visit("A lamp")
        .confirm("Switch it on")
        .do(({ exhibit }) => {
          game.first(Lamp)!.lit = true;
          game.finishVisit(exhibit);
        }),

    pull: () => take("Point at a gem in the drawer"),
    pick: () => take("Point at a gem"),
    peek: () => take("Open it and point at a gem"),
  });
  // endregion

  game.defineFlow(
    loop(playerActions({ name: "tour", player: () => game.players[0], actions: ["visit"] })),
  );
});
