import { createGame, Do, Game, Piece, Player, Space } from "@boardzilla/core";

// region: dial
/** One letter of a word. While it is closed, only its owner receives the letter. */
export class Dial extends Piece<WordVault> {
  letter?: string;

  isOpen() {
    return this.game.players.every((player) => this.isVisibleTo(player));
  }
}

export class Vault extends Space<WordVault> {
  /** Letters that have been tried here. */
  tried = "";

  isClosed() {
    return this.has(Dial, (dial) => !dial.isOpen());
  }
}
// endregion

export class Keeper extends Player<WordVault, Keeper> {
  vault() {
    return this.my(Vault)!;
  }
}

export class WordVault extends Game<WordVault, Keeper> {
  keepers() {
    return this.players.filter((player) => player.vault().isClosed());
  }
}

export default createGame(Keeper, WordVault, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  const length: number = game.setting("letters") ?? 5;
  for (const player of game.players.sortedBy("position")) {
    const vault = game.create(Vault, "vault", { player });
    vault.contentsWillBeShownToOwner();
    vault.createMany(length, Dial, "dial");
  }

  game.defineActions({
    // region: hide
    hide: (player) =>
      game
        .action({ prompt: `Hide a word of ${length} letters`, description: "hiding a word" })
        .enterText("word", {
          initial: "",
          regexp: /^[a-z]+$/i,
          validate: ({ word }) => {
            if (word.length !== length) return `It needs ${length} letters`;
            return new Set(word.toLowerCase()).size > 2 || "It needs three different letters";
          },
        })
        .do(({ word }) => {
          const dials = player.vault().all(Dial);
          dials.forEach((dial, index) => (dial.letter = word.charAt(index).toUpperCase()));
        })
        .message("{{player}} has locked a word away"),
    // endregion

    // region: guess
    guess: (player) =>
      game
        .action({ prompt: "Try a letter", description: "trying a letter" })
        .chooseFrom("rival", () =>
          game
            .keepers()
            .filter((rival) => rival !== player)
            .map((rival) => ({ label: rival.name, choice: rival })),
        )
        .enterText("letter", {
          prompt: ({ rival }) => `Word of ${rival.name}`,
          initial: "",
          regexp: /^[a-z]$/i,
          validate: ({ rival, letter }) =>
            !letter || !rival.vault().tried.includes(letter.toUpperCase()) || "Already tried",
        })
        .do(({ rival, letter }) => {
          const vault = rival.vault();
          vault.tried += letter.toUpperCase();
          const hits = vault.all(Dial, { letter: letter.toUpperCase() });
          hits.showToAll();
          game.message("{{player}} tries {{letter}} in the word of {{rival}}: {{hits}}", {
            player,
            rival,
            letter: letter.toUpperCase(),
            hits: hits.length > 0 ? `${hits.length} of ${length}` : "none",
          });
          const keepers = game.keepers();
          if (keepers.length === 1) game.finish(keepers, "safe");
          else if (hits.length > 0) Do.repeat();
        }),
    // endregion
  });

  // region: flow
  game.defineFlow(
    eachPlayer({
      name: "keeper",
      do: playerActions({ player: ({ keeper }) => keeper, actions: ["hide"] }),
    }),
    loop(
      eachPlayer({
        name: "turn",
        do: playerActions({
          player: ({ turn }) => turn,
          condition: ({ turn }) => turn.vault().isClosed(),
          actions: ["guess"],
        }),
      }),
    ),
  );
  // endregion
});
