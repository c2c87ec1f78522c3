import type { Random } from "../../../src/shared/games/seededRandom";
import { pick } from "./chooseOffer";
import type { GamePage, OpenTable } from "./GamePage";
import type { Point, Pointer } from "./pointer";
import type { Offer } from "./readTable";
import type { Hands, Whims } from "./Stranger";

/** Plays with a mouse or a finger, and drags a piece now and then. */
export class PointerHands implements Hands {
  constructor(
    private readonly game: GamePage,
    private readonly pointer: Pointer,
  ) {}

  async use(offer: Offer, open: OpenTable, { random, answer }: Whims): Promise<boolean> {
    const { pointer } = this;
    const { kind, at, field } = offer;
    if (!at) await this.scroll(open, offer.below);
    else if (field) await this.type(open, at, answer(field));
    else if (kind === "placing" && offer.isInvalid) await this.aim(offer, open, random);
    else if (kind === "piece" && pointer.grip && random() < 0.4)
      return this.drag(open, at, (places) => pick(places, random));
    else await pointer.tap(await open.show(at));
    return false;
  }

  private async type(open: OpenTable, at: Point, text: string): Promise<void> {
    await this.pointer.tap(await open.show(at));
    await this.game.typeOver(text);
  }

  /** Scrolls the table down, or up. */
  private async scroll(open: OpenTable, by: number): Promise<void> {
    const { width, height } = open.size;
    const middle = { x: width / 2, y: height / 2 };
    await this.pointer.scroll(await open.show(middle), by);
  }

  /**
   * Drags a piece to one of the places that light up, and returns whether there was one; otherwise it is
   * a click.
   */
  private async drag(
    open: OpenTable,
    from: Point,
    choose: (places: readonly Point[]) => Point | undefined,
  ): Promise<boolean> {
    const { grip, pointAt } = this.pointer;
    if (!grip) return false;
    await grip.press(await open.show(from));
    await pointAt(await open.show({ x: from.x + 12, y: from.y + 12 }));
    const place = choose(await open.findDropPlaces());
    await pointAt(await open.show(place ?? from));
    await grip.release();
    return place !== undefined;
  }

  /** Moves the piece that is being placed onto or next to an existing one. */
  private async aim({ at, width, height }: Offer, open: OpenTable, random: Random): Promise<void> {
    const near = pick(open.table.neighbors, random) ?? at!;
    const step = (): number => pick([-1, -0.5, 0, 0.5, 1], random)!;
    const to = { x: near.x + step() * width, y: near.y + step() * height };
    await this.pointer.pointAt(await open.show(to));
  }
}
