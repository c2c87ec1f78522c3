import { Button, Key, type Actions, type WebDriver, type WebElement } from "selenium-webdriver";
import type { GamePage, OpenTable } from "../play/GamePage";
import type { Point, Pointer } from "../play/pointer";
import { findDropPlaces, readTable, type Table } from "../play/readTable";
import { press, type } from "./driver";

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

/**
 * The driver gives the focus to each frame that it reads. The page would take that for code which takes the focus,
 * and stop it.
 */
export async function hideFrameFocus(driver: WebDriver): Promise<void> {
  await driver.executeScript(() => {
    const getter = Object.getOwnPropertyDescriptor(Document.prototype, "activeElement");
    Object.defineProperty(document, "activeElement", {
      get: () => {
        const active = getter?.get?.call(document) as Element | null;
        return active instanceof HTMLIFrameElement ? document.body : active;
      },
    });
  });
}

/** A table in WebKit. */
class WebKitTable implements OpenTable {
  constructor(
    private readonly driver: WebDriver,
    private readonly host: WebElement,
    readonly table: Table,
    private readonly size: { readonly width: number; readonly height: number },
  ) {}

  get width(): number {
    return this.size.width;
  }

  get height(): number {
    return this.size.height;
  }

  show(place: Point): Promise<Point> {
    return this.driver.executeScript(
      (host: Element, { x, y }: Point): Point => {
        const before = host.getBoundingClientRect().y + y;
        // Below the site's bar, and away from the edge.
        if (before < 80 || before > innerHeight - 10)
          window.scrollBy({ top: before - innerHeight / 2, behavior: "instant" });
        const box = host.getBoundingClientRect();
        return { x: box.x + x, y: box.y + y };
      },
      this.host,
      place,
    );
  }

  findDropPlaces(): Promise<readonly Point[]> {
    return readFrame(this.driver, this.host, () => this.driver.executeScript(findDropPlaces));
  }
}

async function readFrame<T>(
  driver: WebDriver,
  host: WebElement,
  read: () => Promise<T>,
): Promise<T> {
  await driver.switchTo().frame(host);
  try {
    return await read();
  } finally {
    await driver.switchTo().defaultContent();
  }
}

/** Finds the frame of the seat to move, and shows it. Runs in the page. */
function findHost(): { host: Element; width: number; height: number } | null {
  const isSeat = (section: Element): boolean =>
    section.querySelector("section") === null &&
    section.checkVisibility() &&
    [...section.querySelectorAll("*")].some(({ textContent }) => textContent.trim() === "to move");
  const host = [...document.querySelectorAll("section")].find(isSeat)?.querySelector("iframe");
  if (!host) return null;
  const { top, bottom, width, height } = host.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    host.scrollIntoView({ block: "center", behavior: "instant" });
  return { host, width, height };
}

/** What the page says of a game that is over. Runs in the page. */
function findEnding(): string | null {
  const texts = [...document.querySelectorAll<HTMLElement>("[role=status], [role=status] *")].map(
    ({ innerText }) => innerText.trim(),
  );
  return texts.find((text) => text.startsWith("The game is over")) ?? null;
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
      readonly width: number;
      readonly height: number;
    } | null>(findHost);
    if (!found) return undefined;
    const { host, ...size } = found;
    // The turn may pass on meanwhile.
    const table = await readFrame(driver, host, () =>
      // An argument that is undefined would arrive as null.
      driver.executeScript<Table | null>(
        readTable,
        ...(focusable === undefined ? [] : [focusable]),
      ),
    ).catch(() => null);
    return table ? new WebKitTable(driver, host, table, size) : undefined;
  }

  async typeOver(text: string): Promise<void> {
    await press(this.driver, "a", Key.CONTROL);
    await type(this.driver, text);
  }
}
