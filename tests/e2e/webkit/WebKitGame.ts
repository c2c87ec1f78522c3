import { Button, Key, type Actions, type WebDriver, type WebElement } from "selenium-webdriver";
import { showPlace, type GamePage, type OpenTable, type Size } from "../play/GamePage";
import type { Point, Pointer } from "../play/pointer";
import { findDropPlaces, readTable, type Table } from "../play/readTable";
import { button, click, expectText, press, readFrame, type } from "./driver";

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** What the types of the driver do not know yet. */
interface Wheel {
  readonly scroll: (x: number, y: number, right: number, down: number) => Actions;
}

/** The mouse of a desktop. */
export function mouseOf(driver: WebDriver): Pointer {
  const pointAt = (at: Point): Promise<void> => driver.actions().move(round(at)).perform();
  return {
    tap: (at) => driver.actions().move(round(at)).click().perform(),
    pointAt,
    scroll: ({ x, y }, by) => {
      const actions = driver.actions() as Actions & Wheel;
      return actions.scroll(Math.round(x), Math.round(y), 0, Math.round(by)).perform();
    },
    grip: {
      press: async (at) => driver.actions().move(round(at)).press(Button.LEFT).perform(),
      release: () => driver.actions().release(Button.LEFT).perform(),
    },
  };
}

/** A table in WebKit. */
class WebKitTable implements OpenTable {
  constructor(
    private readonly driver: WebDriver,
    private readonly host: WebElement,
    readonly table: Table,
    readonly size: Size,
  ) {}

  show(place: Point): Promise<Point> {
    return this.driver.executeScript(showPlace, this.host, place);
  }

  async findDropPlaces(): Promise<readonly Point[]> {
    const places = await readFrame(this.driver, this.host, () =>
      this.driver.executeScript<readonly Point[]>(findDropPlaces),
    );
    return places ?? [];
  }
}

/** Finds the frame of the seat to move, and shows it. Runs in the page. */
function findHost(): { host: Element; size: Size } | null {
  const isSeat = (section: Element): boolean =>
    section.querySelector("section") === null &&
    section.checkVisibility() &&
    [...section.querySelectorAll("*")].some(({ textContent }) => textContent.trim() === "to move");
  const host = [...document.querySelectorAll("section")].find(isSeat)?.querySelector("iframe");
  if (!host) return null;
  const { top, bottom, width, height } = host.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    host.scrollIntoView({ block: "center", behavior: "instant" });
  return { host, size: { width, height } };
}

/** What the page says of a game that is over. Runs in the page. */
function findEnding(): string | null {
  const texts = [...document.querySelectorAll("[role=status], [role=status] *")].map(
    ({ textContent }) => textContent.trim(),
  );
  return texts.find((text) => text.startsWith("The game is over")) ?? null;
}

/** Waits for a game that begins, and takes all seats: bots answer until then. */
export async function playEverySeat(driver: WebDriver): Promise<void> {
  await expectText(driver, "Bot move");
  const all = await driver.findElements(button("All seats"));
  if (all.length > 0) await click(driver, button("All seats"));
}

/** A game in WebKit. */
export class WebKitGame implements GamePage {
  constructor(private readonly driver: WebDriver) {}

  async readEnding(): Promise<string | undefined> {
    return (await this.driver.executeScript<string | null>(findEnding)) ?? undefined;
  }

  async findTable(focusable: string | undefined): Promise<OpenTable | undefined> {
    const { driver } = this;
    const found = await driver.executeScript<{
      readonly host: WebElement;
      readonly size: Size;
    } | null>(findHost);
    if (!found) return undefined;
    const { host, size } = found;
    // The turn may pass on meanwhile, and take the table along.
    const table = await readFrame(driver, host, () =>
      // An argument that is undefined would arrive as null.
      driver.executeScript<Table | null>(
        readTable,
        ...(focusable === undefined ? [] : [focusable]),
      ),
    );
    return table ? new WebKitTable(driver, host, table, size) : undefined;
  }

  async typeOver(text: string): Promise<void> {
    await press(this.driver, "a", Key.CONTROL);
    await type(this.driver, text);
  }
}
