import type { Frame, Page } from "@playwright/test";
import { pressTab } from "../tabTo";
import { pick } from "./chooseOffer";
import type { Offer } from "./readTable";
import type { PlaywrightTable } from "./PlaywrightGame";
import type { Hands, Whims } from "./Stranger";

/** Most keys between two things on a table; more would itself be an error. */
const MOST_KEYS = 150;

/** What takes the focus on a table: the buttons over the board, and the forms of the toolkit. */
const FOCUSABLE =
  ":is(.board-choices button, #game button, #game input):not(.fade-out, .fade-out *, #corner-controls *)";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Where the focus is in a seat's frame, compared with what is wanted. */
interface Focus {
  /** The name of what has the focus; empty for nothing. */
  readonly name: string;
  readonly isThere: boolean;
  /** Whether what is wanted comes later. */
  readonly isLater: boolean;
  /** Whether both lie over the board, in the toolbar that arrow keys go through. */
  readonly isInToolbar: boolean;
}

/** Compares the focus with the shown element at an index of all that take it. Runs in the seat's frame. */
function readFocus({ focusable, index }: { focusable: string; index: number }): Focus {
  const wanted = [...document.querySelectorAll(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  )[index];
  const { activeElement } = document;
  const order = wanted ? (activeElement?.compareDocumentPosition(wanted) ?? 0) : 0;
  return {
    name: activeElement === document.body ? "" : (activeElement?.ariaLabel ?? ""),
    isThere: wanted !== undefined && activeElement === wanted,
    isLater: (order & Node.DOCUMENT_POSITION_PRECEDING) === 0,
    isInToolbar: [activeElement, wanted].every((each) => each?.closest(".board-choices")),
  };
}

/** Plays with the keyboard alone: Tab to the table, arrow keys through its choices, Enter. */
export class KeyboardHands implements Hands<PlaywrightTable> {
  readonly focusable = FOCUSABLE;

  constructor(private readonly page: Page) {}

  async use(offer: Offer, open: PlaywrightTable, { random, answer }: Whims): Promise<boolean> {
    const { keyboard } = this.page;
    await this.enter(open);
    const index = open.table.offers.indexOf(offer);
    if (!(await this.reach(open.frame, index))) return false;
    if (offer.field) {
      await keyboard.press("ControlOrMeta+A");
      await keyboard.type(answer(offer.field));
      await keyboard.press("Enter");
    } else if (offer.kind === "placing" && offer.isInvalid) {
      const arrow = pick(ARROWS, random)!;
      const presses = 1 + Math.floor(random() * 3);
      for (let press = 0; press < presses; press += 1) await keyboard.press(arrow);
    } else await keyboard.press("Enter");
    return false;
  }

  /** Goes to the table's frame from wherever the focus is. */
  private async enter({ host, frame }: PlaywrightTable): Promise<void> {
    const isBefore = await host.evaluate((element) => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return false;
      const order = activeElement.compareDocumentPosition(element);
      return (order & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (let presses = 0; presses < MOST_KEYS; presses += 1) {
      if (await frame.evaluate(() => document.hasFocus())) return;
      await pressTab(this.page, isBefore ? "Shift+Tab" : "Tab");
    }
    throw new Error("The Tab key does not lead to the table of the seat to move.");
  }

  /** Moves the focus to what is offered; `false` when the table changes meanwhile. */
  private async reach(frame: Frame, index: number): Promise<boolean> {
    const stops: string[] = [];
    for (let presses = 0; presses < MOST_KEYS; presses += 1) {
      const focus = await frame.evaluate(readFocus, { focusable: FOCUSABLE, index });
      if (focus.isThere) return true;
      stops.push(focus.name);
      if (focus.isInToolbar && !focus.name.startsWith("Place ")) {
        await this.page.keyboard.press(focus.isLater ? "ArrowRight" : "ArrowLeft");
      } else await pressTab(this.page, focus.isLater ? "Tab" : "Shift+Tab");
      if (!(await frame.evaluate(() => document.hasFocus()))) return false;
    }
    throw new Error(`No key leads to choice ${String(index)}, but to ${stops.join(", ")}.`);
  }
}
