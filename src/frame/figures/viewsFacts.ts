import type { ViewsPanel } from "../../shared/contracts/figureSchema";
import type { SeatView, ViewsFacts } from "../../shared/contracts/panelFacts";
import {
  Piece,
  Space,
  setUpGame,
  type ToolkitGame,
  type ToolkitJson,
  type ToolkitSpace,
} from "../layout/toolkit";

type Rule = NonNullable<ViewsPanel["rule"]>;

/** Keys of a serialized piece that say nothing about the card itself. */
const BOOKKEEPING = ["_id", "_ref", "_wasRef", "_visible", "className", "children"];

function createSpace(name: string, rule: Rule, panel: ViewsPanel, game: ToolkitGame): ToolkitSpace {
  const owner = game.players.find(({ position }) => position === panel.owner);
  const space = game.create(Space, name, owner && { player: owner });
  if (rule === "contentsWillBeShownTo" || rule === "contentsWillBeHiddenFrom") {
    const named = game.players.find(({ position }) => position === panel.to);
    if (!named) throw new Error(`"${rule}" needs "to", the seat of a player.`);
    space[rule](named);
  } else if (rule !== "none") {
    space[rule]();
  }
  return space;
}

/** `Piece`, reduced to what a class of cards needs. */
type PieceClass = (new (context: object) => object) & {
  revealWhenHidden(...attributes: readonly string[]): void;
};

/** A separate class for each panel, because what a class reveals is a property of the class. */
function createCardClass(panel: ViewsPanel): typeof Piece {
  class Card extends (Piece as unknown as PieceClass) {}
  if (panel.reveals) Card.revealWhenHidden(...panel.reveals);
  return Card as unknown as typeof Piece;
}

function findCard(json: ToolkitJson): ToolkitJson | undefined {
  if (json.className === "Card") return json;
  for (const child of json.children ?? []) {
    const found = findCard(child);
    if (found) return found;
  }
  return undefined;
}

/** What each seat's state holds about one card that has entered a space. */
export function readViewsFacts(panel: ViewsPanel): ViewsFacts {
  const { players, leaves, rule = "none" } = panel;
  const { manager, made: card } = setUpGame(players, (game) => {
    const target = createSpace("target", rule, panel, game);
    if (panel.screen) target.blockViewFor(panel.screen);
    const source = leaves === undefined ? target : createSpace("source", leaves, panel, game);
    const { name, ...attributes } = panel.card;
    const created = source.create(createCardClass(panel), String(name), attributes);
    if (source !== target) created.putInto(target);
    return created;
  });
  const seats = manager.getPlayerStates().map(({ position, state }): SeatView => {
    // As it goes over the network.
    const [board] = JSON.parse(JSON.stringify(state.board)) as ToolkitJson[];
    const json = board && findCard(board);
    const held = Object.entries(json ?? {}).filter(([key]) => !BOOKKEEPING.includes(key));
    return {
      player: players[position - 1] ?? String(position),
      isOwner: position === panel.owner,
      isVisible: card.isVisibleTo(position),
      ...(json && { holds: Object.fromEntries(held) }),
    };
  });
  return { kind: "views", seats };
}
