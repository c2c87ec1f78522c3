import { toolkit, type ToolkitGame, type ToolkitManager } from "./toolkit";

const { Game, Player, createGame } = toolkit;

/**
 * Sets up a game with the toolkit and returns it with what `build` made. The players get seats 1, 2, … in
 * the order of their names.
 */
export function setUpGame<Made>(
  names: readonly string[],
  build: (game: ToolkitGame) => Made,
): { readonly manager: ToolkitManager; readonly made: Made } {
  const made: Made[] = [];
  const setup = createGame(Player, Game, (game) => {
    made.push(build(game));
    // The toolkit refuses an empty flow.
    game.defineFlow(() => undefined);
  });
  const players = names.map((name, index) => {
    const seat = String(index + 1);
    return { id: seat, name, position: index + 1, color: "#000", host: index === 0, avatar: "" };
  });
  const manager = setup({ players, settings: {} }, { rseed: "1" });
  const [first] = made;
  if (first === undefined) throw new Error("the toolkit did not run the setup function.");
  return { manager, made: first };
}
