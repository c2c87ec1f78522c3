import type { SeatView, ViewsFacts } from "../../../shared/contracts/panelFacts";
import { drawPicture, drawRect, drawText } from "./svgParts";

const WIDTH = 30;
const GAP = 4;
const LINE = 6;

/** Width of an average letter, as a share of the size of the text. */
const LETTER = 0.56;

/** The largest size up to this one at which a line fits onto a card. */
const fit = (line: string, size: number): number =>
  Math.min(size, (WIDTH - 2) / (line.length * LETTER));

/** What a card shows: its name first, then whatever else the seat's state holds. */
function listLines({ holds, isVisible }: SeatView): readonly string[] {
  if (!holds) return ["nothing"];
  const { name, ...rest } = holds;
  const others = Object.entries(rest).map(([key, value]) => `${key}: ${String(value)}`);
  return [isVisible ? String(name) : "?", ...others];
}

function drawSeat(seat: SeatView, index: number, height: number): string {
  const x = index * (WIDTH + GAP);
  const center = x + WIDTH / 2;
  const box = { x, y: 0, width: WIDTH, height };
  const look = !seat.holds ? "absent" : seat.isVisible ? "face" : "back";
  const lines = listLines(seat);
  const top = height / 2 - ((lines.length - 1) * LINE) / 2;
  const owner = seat.isOwner ? ", owner" : "";
  return (
    drawRect(`card ${look}`, box, 2) +
    lines
      .map((line, number) =>
        drawText(
          number === 0 ? "label name" : "label",
          line,
          { x: center, y: top + number * LINE },
          fit(line, number === 0 ? 5.5 : 4.6),
        ),
      )
      .join("") +
    drawText("label seat", seat.player + owner, { x: center, y: height + 6 }, 5)
  );
}

/** Draws one card once per seat, as each seat's state holds it. */
export function drawViews({ seats }: ViewsFacts): string {
  const width = seats.length * (WIDTH + GAP) - GAP;
  const height = 14 + LINE * Math.max(...seats.map((seat) => listLines(seat).length));
  return drawPicture(
    seats.map((seat, index) => drawSeat(seat, index, height)),
    { x: 0, y: 0 },
    { x: width, y: height + 9 },
  );
}
