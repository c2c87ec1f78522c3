import type { OrderPanel } from "../../shared/contracts/figureSchema";
import type { OrderFacts } from "../../shared/contracts/panelFacts";
import { Piece, Space, Stack, setUpGame } from "../layout/toolkit";

/** Which card it was, and how it was put: `2. fromTop: 1`. */
function describeCall(options: object, index: number): string {
  const given = Object.entries(options).map(([key, value]) => `${key}: ${String(value)}`);
  return `${String(index + 1)}. ${given.length === 0 ? "no option" : given.join(", ")}`;
}

/** The order in which a space holds cards that were put into it one after another. */
export function readOrderFacts(panel: OrderPanel): OrderFacts {
  const { made: space } = setUpGame(["Ada"], (game) => {
    const supply = game.create(Space, "supply");
    const target = game.create(panel.kind === "Stack" ? Stack : Space, "space");
    for (const { card, ...options } of panel.put)
      supply.create(Piece, card).putInto(target, options);
    return target;
  });
  const calls = new Map(
    panel.put.map(({ card, ...options }, index) => [card, describeCall(options, index)]),
  );
  return {
    kind: "order",
    cards: space.all(Piece).map(({ name }) => ({ name, call: calls.get(name) ?? "" })),
    first: space.first(Piece)?.name ?? "",
    last: space.last(Piece)?.name ?? "",
  };
}
