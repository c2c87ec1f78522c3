import type { ElementHandle, Frame, Locator, Page } from "@playwright/test";
import type { GamePage, OpenTable } from "./GamePage";
import type { Point } from "./pointer";
import { findDropPlaces, readTable, type Table } from "./readTable";

/** How long a table may take to come into view, in ms. */
const TIMEOUT_MS = 2000;

/** A table in a browser that Playwright drives. */
export class PlaywrightTable implements OpenTable {
  constructor(
    private readonly page: Page,
    readonly host: ElementHandle,
    readonly frame: Frame,
    readonly table: Table,
    private readonly size: { readonly width: number; readonly height: number },
  ) {}

  get width(): number {
    return this.size.width;
  }

  get height(): number {
    return this.size.height;
  }

  async show(place: Point): Promise<Point> {
    const { height } = this.page.viewportSize()!;
    const { y } = await this.toPage(place);
    // Below the site's bar, and away from the edge.
    if (y < 80 || y > height - 10) {
      await this.page.evaluate(
        (top) => window.scrollBy({ top, behavior: "instant" }),
        y - height / 2,
      );
    }
    return this.toPage(place);
  }

  findDropPlaces(): Promise<readonly Point[]> {
    return this.frame.evaluate(findDropPlaces);
  }

  private async toPage({ x, y }: Point): Promise<Point> {
    const box = await this.host.boundingBox();
    if (!box) throw new Error("The page does not show the table of the seat to move.");
    return { x: box.x + x, y: box.y + y };
  }
}

/** A game in a browser that Playwright drives. */
export class PlaywrightGame implements GamePage<PlaywrightTable> {
  private readonly ending: Locator;

  constructor(private readonly page: Page) {
    this.ending = page.getByRole("status").getByText(/^The game is over/);
  }

  async readEnding(): Promise<string | undefined> {
    return (await this.ending.isVisible()) ? this.ending.innerText() : undefined;
  }

  async findTable(focusable: string | undefined): Promise<PlaywrightTable | undefined> {
    const { page } = this;
    const note = page.getByText("to move", { exact: true });
    const seat = page.locator("section:not(:has(section)):visible", { has: note });
    const [host] = await seat.locator("iframe").elementHandles();
    const frame = await host?.contentFrame();
    if (!host || !frame) return undefined;
    // The turn may pass on meanwhile, and another table may come to the front.
    const ignore = (): undefined => undefined;
    await host.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS }).catch(ignore);
    const table = await frame.evaluate(readTable, focusable).catch(ignore);
    const box = await host.boundingBox().catch(ignore);
    return table && box ? new PlaywrightTable(page, host, frame, table, box) : undefined;
  }

  async typeOver(text: string): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }
}
