import type { Random } from "../../../src/shared/games/seededRandom";
import type { Offer, Table } from "./readTable";

/** A random item; `undefined` when there is none. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Distinguishes an offer from the others of a table. */
export function keyOf({ kind, label, at }: Offer): string {
  return `${kind} ${label} ${placeOf(at)}`;
}

function placeOf(at: Offer["at"]): string {
  return at ? `${String(Math.round(at.x))} ${String(Math.round(at.y))}` : "out of sight";
}

/** Whether a pointer can reach it, scrolling if necessary. */
export const isReachable = ({ at, below }: Offer): boolean => at !== undefined || below !== 0;

const isCancel = ({ label }: Offer): boolean => label.endsWith("Cancel");

/** What a first-time player remembers. */
export class Memory {
  /** What was tried while the table looked like this. */
  private readonly tried = new Map<string, Set<string>>();
  /** Pictures that were seen, by where their pieces lay. */
  private readonly pictures = new Map<string, string>();

  triedOn({ look }: Table): Set<string> {
    const tried = this.tried.get(look) ?? new Set();
    this.tried.set(look, tried);
    return tried;
  }

  /** A piece that has shown the same picture as another one shows now. */
  recall(pieces: readonly Offer[], { pictures }: Table): Offer | undefined {
    for (const { at, picture } of pictures) this.pictures.set(placeOf(at), picture);
    const shown = new Set(pictures.map(({ picture }) => picture));
    const places = new Set(pictures.map(({ at }) => placeOf(at)));
    return pieces.find(({ at }) => {
      const place = placeOf(at);
      return !places.has(place) && shown.has(this.pictures.get(place) ?? "");
    });
  }
}

/** A piece that is being placed is put down where it fits, and turned or moved elsewhere. */
function choosePlacement(
  placing: Offer,
  offers: readonly Offer[],
  tried: ReadonlySet<string>,
  random: Random,
): Offer {
  if (!placing.isInvalid && !tried.has(keyOf(placing))) return placing;
  const turns = offers.filter(({ kind }) => kind === "rotate");
  return random() < 0.25 ? (pick(turns, random) ?? placing) : placing;
}

/**
 * What somebody who does not know the rules tries next: first what covers the table, then anything that
 * was not tried on a table that looks like this; `undefined` when everything was.
 */
export function chooseOffer(table: Table, memory: Memory, random: Random): Offer | undefined {
  const tried = memory.triedOn(table);
  const offers = table.offers.filter(isReachable);
  const cover = offers.find(({ kind }) => kind === "cover");
  if (cover) return cover;
  const placing = offers.find(({ kind }) => kind === "placing");
  if (placing) return choosePlacement(placing, offers, tried, random);
  const fresh = offers.filter((offer) => !tried.has(keyOf(offer)));
  const useful = fresh.filter((offer) => !isCancel(offer));
  const controls = useful.filter(({ kind }) => kind === "button" || kind === "field");
  const pieces = useful.filter(({ kind }) => kind === "piece");
  const remembered = memory.recall(pieces, table);
  if (remembered) return remembered;
  const moves = random() < 0.5 && controls.length > 0 ? controls : pieces;
  const some = moves.length > 0 && random() < 0.95 ? moves : useful;
  return pick(some, random) ?? fresh.find(isCancel);
}
