import { createGame, Game, Piece, PieceGrid, Player, Space, union } from "@boardzilla/core";

export class Curator extends Player<BoneHall, Curator> {
  coins = 6;
  museum = "Museum";
}

export class BoneHall extends Game<BoneHall, Curator> {}

export class Bone extends Piece<BoneHall> {
  price: number;
}

export class Exhibit extends Piece<BoneHall> {}

export class Shelf extends Space<BoneHall> {}

const species = ["claw", "rib", "skull", "tail"];

export default createGame(Curator, BoneHall, (game) => {
  const { action } = game;
  const { playerActions, loop, eachPlayer } = game.flowCommands;

  const site = game.create(Space, "site");
  const crate = game.create(Space, "crate");
  const hall = game.create(PieceGrid, "hall", { rows: 6, columns: 6, extendableGrid: false });
  for (const name of species) {
    site.createMany(2, Bone, name, (n) => ({ price: n * 2 }));
  }
  for (const player of game.players.sortedBy("position")) {
    const shelf = game.create(Shelf, "shelf", { player });
    shelf.createMany(3, Bone, "footprint", (n) => ({ price: n }));
    for (const n of [1, 2]) {
      shelf.create(Exhibit, `exhibit ${player.position}/${n}`).setShape("ab");
    }
  }

  const rivalsOf = (player: Curator) =>
    player.others().map((rival) => ({ label: rival.museum, choice: rival }));

  game.defineActions({
    rest: () => action({ prompt: "Rest" }),
    /* sample */
  });

  game.defineFlow(
    loop(
      eachPlayer({
        name: "turn",
        do: playerActions({ player: ({ turn }) => turn, actions: ["rest"] }),
      }),
    ),
  );
});
