import type { EdgeFact, MapFacts } from "../../../shared/contracts/panelFacts";
import { drawLine, drawPicture, drawPolygon, drawText, type Point } from "./svgParts";

const RADIUS = 6;
const LABEL = 5;
const NAME_BELOW = 10;

type Space = MapFacts["spaces"][number];

const centerOf = ({ box }: Space): Point => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** Moves along a line by a length, and sideways to its right. */
function along(from: Point, to: Point, length: number, aside = 0): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const unit = { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance };
  return {
    x: from.x + unit.x * length - unit.y * aside,
    y: from.y + unit.y * length + unit.x * aside,
  };
}

function drawHead(className: string, from: Point, tip: Point): string {
  const back = along(tip, from, 3);
  return drawPolygon(className, [tip, along(back, tip, 0, 1.4), along(back, tip, 0, -1.4)]);
}

/** One line for a connection that is equally long in both directions, otherwise an arrow for each. */
function drawEdge(
  edge: EdgeFact,
  opposite: EdgeFact | undefined,
  places: ReadonlyMap<string, Point>,
) {
  const [from, to] = [places.get(edge.from), places.get(edge.to)];
  if (!from || !to) return "";
  const isOne = opposite?.distance === edge.distance;
  // The other direction draws the same line; from left to right, the number is above it.
  if (isOne && (from.x > to.x || (from.x === to.x && from.y > to.y))) return "";
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const aside = isOne ? 0 : 2;
  const start = along(from, to, RADIUS + 0.5, aside);
  const end = along(from, to, length - RADIUS - 0.5, aside);
  const isOnWay = edge.isOnWay || (isOne && opposite.isOnWay);
  const className = isOnWay ? "edge way" : "edge";
  const words = along(from, to, length / 2, aside + (isOne ? -4 : 4));
  return (
    drawLine(className, start, end) +
    (isOne ? "" : drawHead(isOnWay ? "head way" : "head", start, end)) +
    drawText("label", String(edge.distance), words, LABEL)
  );
}

function drawSpace(space: Space): string {
  const { x, y } = centerOf(space);
  const { name, distance } = space;
  const words = distance === undefined ? "" : Number.isFinite(distance) ? String(distance) : "∞";
  const className = distance === 0 ? "cell from" : "cell";
  return (
    `<circle class="${className}" cx="${String(x)}" cy="${String(y)}" r="${String(RADIUS)}"/>` +
    drawText("label", words, { x, y }, LABEL) +
    drawText("label", name, { x, y: y + NAME_BELOW }, LABEL)
  );
}

/** Draws the spaces of a map and the lines between them, with the length of each. */
export function drawMap({ spaces, edges }: MapFacts): string {
  const places = new Map(spaces.map((space) => [space.name, centerOf(space)]));
  const points = [...places.values()];
  const lines = edges.map((edge) => {
    const opposite = edges.find(({ from, to }) => from === edge.to && to === edge.from);
    return drawEdge(edge, opposite, places);
  });
  return drawPicture(
    [...lines, ...spaces.map(drawSpace)],
    {
      x: Math.min(...points.map(({ x }) => x)) - NAME_BELOW,
      y: Math.min(...points.map(({ y }) => y)) - RADIUS - 3,
    },
    {
      x: Math.max(...points.map(({ x }) => x)) + NAME_BELOW,
      y: Math.max(...points.map(({ y }) => y)) + NAME_BELOW + LABEL,
    },
  );
}
