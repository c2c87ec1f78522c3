import type { ElementHandle, Frame, Page } from "@playwright/test";
import type { Random } from "../../../src/shared/games/seededRandom";
import { pick } from "./chooseOffer";
import type { Point, Pointer } from "./pointer";
import { findDropPlaces, type Offer, type Table } from "./readTable";
import type { Hands, OpenTable, Whims } from "./Stranger";

/** Reaches a seat's table through the page: positions are in px of the table's own viewport. */
class Hand {
  constructor(
    private readonly page: Page,
    private readonly pointer: Pointer,
    private readonly host: ElementHandle,
    private readonly frame: Frame,
  ) {}

  readonly tap = (at: Point): Promise<void> => this.reach(at, (to) => this.pointer.tap(to));

  readonly pointAt = (at: Point): Promise<void> => this.reach(at, (to) => this.pointer.pointAt(to));

  /** Types over the contents of a field. */
  async type(at: Point, text: string): Promise<void> {
    await this.tap(at);
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }

  /** Scrolls the table down, or up. */
  async scroll(by: number): Promise<void> {
    const box = await this.host.boundingBox();
    if (!box) return;
    const middle = { x: box.width / 2, y: box.height / 2 };
    await this.reach(middle, (to) => this.pointer.scroll(to, by));
  }

  /**
   * Drags a piece to one of the places that light up, and returns whether there was one; otherwise it is
   * a click.
   */
  async drag(
    from: Point,
    choose: (places: readonly Point[]) => Point | undefined,
  ): Promise<boolean> {
    const { grip } = this.pointer;
    if (!grip) return false;
    await this.reach(from, (to) => grip.press(to));
    await this.pointAt({ x: from.x + 12, y: from.y + 12 });
    const place = choose(await this.frame.evaluate(findDropPlaces));
    await this.pointAt(place ?? from);
    await grip.release();
    return place !== undefined;
  }

  /** Scrolls the page to where it shows a place of the table, and acts there. */
  private async reach(place: Point, act: (at: Point) => Promise<void>): Promise<void> {
    const { height } = this.page.viewportSize()!;
    const { y } = await this.toPage(place);
    // Below the site's bar, and away from the edge.
    if (y < 80 || y > height - 10) {
      await this.page.evaluate(
        (top) => window.scrollBy({ top, behavior: "instant" }),
        y - height / 2,
      );
    }
    await act(await this.toPage(place));
  }

  private async toPage({ x, y }: Point): Promise<Point> {
    const box = await this.host.boundingBox();
    if (!box) throw new Error("The page does not show the table of the seat to move.");
    return { x: box.x + x, y: box.y + y };
  }
}

/** Plays with a mouse or a finger, and drags a piece now and then. */
export class PointerHands implements Hands {
  constructor(
    private readonly page: Page,
    private readonly pointer: Pointer,
  ) {}

  async use(offer: Offer, { table, host, frame }: OpenTable, whims: Whims): Promise<boolean> {
    const { page, pointer } = this;
    const { random, answer } = whims;
    const hand = new Hand(page, pointer, host, frame);
    const { kind, at, field } = offer;
    if (!at) await hand.scroll(offer.below);
    else if (field) await hand.type(at, answer(field));
    else if (kind === "placing" && offer.isInvalid) await this.aim(offer, { table, hand, random });
    else if (kind === "piece" && pointer.grip && random() < 0.4) {
      return hand.drag(at, (places) => pick(places, random));
    } else await hand.tap(at);
    return false;
  }

  /** Moves the piece that is being placed onto or next to an existing one. */
  private async aim(
    { at, width, height }: Offer,
    { table, hand, random }: { table: Table; hand: Hand; random: Random },
  ): Promise<void> {
    const near = pick(table.neighbors, random) ?? at!;
    const step = (): number => pick([-1, -0.5, 0, 0.5, 1], random)!;
    await hand.pointAt({ x: near.x + step() * width, y: near.y + step() * height });
  }
}
