import type { ElementHandle, Frame, Locator, Page } from "@playwright/test";
import { showPlace, type GamePage, type OpenTable, type Size } from "./GamePage";
import type { Point } from "./pointer";
import { findDropPlaces, readTable, type Table } from "./readTable";

/** How long a table may take to come into view, in ms. */
const TIMEOUT_MS = 2000;

/** A table in a browser that Playwright drives. */
export class PlaywrightTable implements OpenTable {
  constructor(
    readonly host: ElementHandle<Element>,
    readonly frame: Frame,
    readonly table: Table,
    readonly size: Size,
  ) {}

  show(place: Point): Promise<Point> {
    return this.host.evaluate(showPlace, place);
  }

  findDropPlaces(): Promise<readonly Point[]> {
    return this.frame.evaluate(findDropPlaces);
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
    const hosts = await seat.locator("iframe").elementHandles();
    const [host] = hosts as ElementHandle<Element>[];
    const frame = await host?.contentFrame();
    if (!host || !frame) return undefined;
    // The turn may pass on meanwhile, and another table may come to the front.
    const ignore = (): undefined => undefined;
    await host.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS }).catch(ignore);
    const table = await frame.evaluate(readTable, focusable).catch(ignore);
    const box = await host.boundingBox().catch(ignore);
    return table && box ? new PlaywrightTable(host, frame, table, box) : undefined;
  }

  async typeOver(text: string): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }
}
