import type { Point } from "./pointer";

/** What a field asks for. */
export interface Field {
  /** All words of the form. */
  readonly prompt: string;
  readonly type: string;
  readonly min: number;
  readonly max: number;
  readonly value: string;
}

/** One thing on a table that can be used; lengths and positions in px of the frame's viewport. */
export interface Offer {
  readonly kind: "button" | "field" | "piece" | "placing" | "rotate" | "cover" | "other";
  /** Where a click reaches it, or where it lies for a keyboard; absent when it is completely covered. */
  readonly at?: Point;
  readonly width: number;
  readonly height: number;
  /** How far down the table has to scroll to show it; 0 when it is in view. */
  readonly below: number;
  /** Its words, or what it is drawn as. */
  readonly label: string;
  /** Whether it is drawn as a bad choice. */
  readonly isInvalid: boolean;
  readonly field?: Field;
}

/** What a seat's table shows. */
export interface Table {
  readonly offers: readonly Offer[];
  /** Where pieces like the one that is being placed lie, in px; empty when none is. */
  readonly neighbors: readonly Point[];
  /** Pictures on pieces that at most two pieces show, and the center of each piece. */
  readonly pictures: readonly { readonly picture: string; readonly at: Point }[];
  /** Changes when something on the table does. */
  readonly look: string;
}

/**
 * What a reader finds on a table: with a pointer buttons, fields, and whatever shows a hand cursor; with a
 * keyboard what takes the focus, by its accessible name. Runs in the seat's frame, so it must not use
 * anything outside itself, and it knows nothing about the game. Returns `undefined` while something moves.
 *
 * @param focusable selects what takes the focus; `undefined` for a pointer
 */
export async function readTable(focusable: string | undefined): Promise<Table | undefined> {
  /** A frame that is out of view draws nothing, so a timer continues. */
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  const game = document.querySelector<HTMLElement>("#game");
  if (!game) return undefined;

  const USABLE = "button, input, .clickable, .placing > *, .rotator > *, #announcement-overlay";
  const hasHand = (element: Element): boolean =>
    /pointer|resize/.test(getComputedStyle(element).cursor);

  /** Elements that take the focus, or that handle a click themselves, not through an ancestor. */
  const findUsable = (): Element[] => {
    if (focusable !== undefined) return [...document.querySelectorAll(focusable)];
    return [...game.querySelectorAll("*")].filter((element) => {
      if (element.closest(".fade-out, #corner-controls")) return false;
      if (element.matches(USABLE)) return true;
      return hasHand(element) && !hasHand(element.parentElement ?? game);
    });
  };

  const belowBy = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return middle < 0 || middle > innerHeight ? middle - innerHeight / 2 : 0;
  };

  const middle = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  const findPoint = (element: Element, usable: ReadonlySet<Element>): Point | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.06, 0.94];
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [left + right * width, top + down * height];
        let hit = document.elementFromPoint(x, y);
        while (hit && !usable.has(hit)) hit = hit.parentElement;
        if (hit === element) return { x, y };
      }
    }
    return undefined;
  };

  /** What a button over the board is, by its name. */
  const kindOfChoice = (name: string): Offer["kind"] => {
    if (name === "Continue") return "cover";
    if (name.startsWith("Place ")) return "placing";
    if (/^Turn (?:left|right)$/.test(name)) return "rotate";
    return /^(?:About |Close$|Open$|Drawer$|Tab$)/.test(name) ? "other" : "piece";
  };

  const kindOf = (element: Element): Offer["kind"] => {
    if (element.closest(".board-choices")) return kindOfChoice(element.ariaLabel ?? "");
    if (element.id === "announcement-overlay") return "cover";
    if (element.matches("input")) return "field";
    if (element.matches(".rotator > *")) return "rotate";
    if (element.matches(".placing > *")) return "placing";
    if (element.matches(".clickable")) return "piece";
    return element.matches("button") ? "button" : "other";
  };

  const labelOf = (element: Element): string => {
    if (element.ariaLabel !== null) return element.ariaLabel;
    const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.id} ${element.classList.item(0) ?? ""} ${words}`.trim();
  };

  const describeField = (element: Element): Field | undefined => {
    if (!(element instanceof HTMLInputElement)) return undefined;
    const { type, min, max, value } = element;
    const controls = element.closest<HTMLElement>(".player-controls");
    return {
      prompt: controls?.innerText.replace(/\s+/g, " ") ?? "",
      type,
      min: Number(min || 0),
      max: Number(max || 9),
      value,
    };
  };

  const describe = (element: Element, usable: ReadonlySet<Element>): Offer => {
    const { width, height } = element.getBoundingClientRect();
    const at = focusable === undefined ? findPoint(element, usable) : middle(element);
    const field = describeField(element);
    return {
      kind: kindOf(element),
      ...(at && { at }),
      width,
      height,
      below: belowBy(element),
      label: labelOf(element),
      isInvalid: element.matches(".invalid, [aria-label*='not allowed here']"),
      ...(field && { field }),
    };
  };

  const findPictures = (): Table["pictures"] => {
    const all = [...game.querySelectorAll(".Piece")].flatMap((piece) => {
      const picture = piece.querySelector("svg path")?.getAttribute("d");
      return picture ? [{ picture, at: middle(piece) }] : [];
    });
    return all.filter((one) => all.filter(({ picture }) => picture === one.picture).length <= 2);
  };

  const read = (): Table => {
    const elements = findUsable().filter((element) => element.getClientRects().length > 0);
    const usable = new Set(elements);
    const placing = game.querySelector(".placing > *");
    const kind = placing?.className.split(" ")[0] ?? "";
    const board = placing?.parentElement?.parentElement;
    const others = placing && board ? [...board.querySelectorAll(`.${kind}`)] : [];
    const offers = elements.map((element) => describe(element, usable));
    return {
      offers,
      pictures: findPictures(),
      neighbors: others.filter((other) => other !== placing).map(middle),
      look: JSON.stringify([offers, game.innerText, game.querySelectorAll(".selected").length]),
    };
  };

  const before = read();
  await frame();
  await frame();
  const now = read();
  return before.look === now.look ? now : undefined;
}

/** The centers of the places that light up while a piece is dragged. Runs in the seat's frame. */
export async function findDropPlaces(): Promise<Point[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.querySelectorAll(".droppable")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
