import type { OrderFacts } from "../../../shared/contracts/panelFacts";
import { drawPicture, drawRect, drawText } from "./svgParts";

const CARD = { left: 34, width: 20, height: 9 };
const STEP = 10.5;
const WIDTH = 100;

/** Words next to the first and the last card. */
function endLabel(name: string, { first, last }: OrderFacts): string {
  if (name === first) return "first, top";
  return name === last ? "last, bottom" : "";
}

/** Draws the cards of a space below one another, from first to last, with how each was put there. */
export function drawOrder(facts: OrderFacts): string {
  const rows = facts.cards.map(({ name, call }, index) => {
    const y = index * STEP;
    const middle = y + CARD.height / 2;
    return (
      drawText("label end", endLabel(name, facts), { x: CARD.left / 2 - 1, y: middle }, 5) +
      drawRect("cell", { x: CARD.left, y, width: CARD.width, height: CARD.height }, 1) +
      drawText("label", name, { x: CARD.left + CARD.width / 2, y: middle }, 5.5) +
      drawText("label", call, { x: (CARD.left + CARD.width + WIDTH) / 2 + 1, y: middle }, 5)
    );
  });
  return drawPicture(rows, { x: 0, y: 0 }, { x: WIDTH, y: facts.cards.length * STEP });
}
