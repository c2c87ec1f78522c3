import { cellLabel } from "./drawGrid";
import { listNotes, type FilledPanel } from "./drawFigure";
import type {
  EdgeFact,
  GridFacts,
  MapFacts,
  PanelFacts,
  SeatView,
} from "../../../shared/contracts/panelFacts";

/** Signs for a cell: `[ ]` where the path begins, `*` for what is highlighted. */
function markLabel(label: string, mark: GridFacts["cells"][number]["mark"]): string {
  if (mark === "from") return `[${label}]`;
  return mark === "marked" ? `${label}*` : label;
}

/** The cells line by line as they lie, half a cell apart where the grid is staggered. */
function describeGrid({ cells, labels }: GridFacts): readonly string[] {
  const texts = cells.map((cell) => ({
    ...cell.box,
    text: markLabel(cellLabel(cell, labels), cell.mark),
  }));
  const step = Math.max(...texts.map(({ text }) => text.length)) + 2;
  const [width, left] = [texts[0]?.width ?? 1, Math.min(...texts.map((cell) => cell.left))];
  const tops = [...new Set(texts.map(({ top }) => top))].sort((a, b) => a - b);
  return tops.map((top) =>
    texts
      .filter((cell) => cell.top === top)
      .sort((a, b) => a.left - b.left)
      .reduce((line, cell) => {
        const start = Math.round(((cell.left - left) / width) * step);
        return line.padEnd(start) + cell.text;
      }, ""),
  );
}

function describeEdge({ from, to, distance, isOnWay }: EdgeFact): string {
  return `${from} to ${to}: ${String(distance)}${isOnWay ? ", on the shortest way" : ""}`;
}

function describeMap({ spaces, edges }: MapFacts): readonly string[] {
  const distances = spaces.flatMap(({ name, distance }) =>
    distance === undefined ? [] : [`${name} ${String(distance)}`],
  );
  const reached = distances.length === 0 ? [] : [`distances: ${distances.join(", ")}`];
  return [...edges.map(describeEdge), ...reached];
}

function describeSeat({ player, isOwner, isVisible, holds }: SeatView): string {
  const seat = isOwner ? `${player}, owner` : player;
  if (!holds) return `${seat}: nothing`;
  const held = Object.entries(holds).map(([key, value]) => `${key}: ${String(value)}`);
  const side = isVisible ? "the face" : "the back";
  return `${seat}: ${[side, ...held].join(", ")}`;
}

function describeFacts(facts: PanelFacts): readonly string[] {
  switch (facts.kind) {
    case "grid":
      return describeGrid(facts);
    case "map":
      return describeMap(facts);
    case "tiles":
      return [
        ...facts.cells.map(
          ({ piece, label, column, row }) =>
            `${piece}: cell ${label} in column ${String(column)}, row ${String(row)}`,
        ),
        ...listNotes(facts),
      ];
    case "views":
      return facts.seats.map(describeSeat);
    case "order":
      return facts.cards.map(({ name, call }, index) => `${String(index)}: ${name} (${call})`);
  }
}

/** What a figure shows as lines of plain text, for those who read the page as Markdown. */
export function describeFigure(panels: readonly FilledPanel[]): string {
  return panels
    .map(({ title, facts }) =>
      [...(title === undefined ? [] : [`${title}:`]), ...describeFacts(facts)].join("\n"),
    )
    .join("\n\n");
}
