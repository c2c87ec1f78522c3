import { elementAt } from "../board/elementAt";
import { nameElement } from "../board/nameElement";
import { inReadingOrder, type Box } from "./nextChoice";

/** Something on a seat's table that a pointer can use and, without a button of ours, no key. */
export interface Choice {
  /** Stays the same while the table changes, so that the focus stays. */
  readonly key: string;
  readonly name: string;
  readonly node: Element;
  readonly box: Box;
  /** An element of the board, which comes before the controls of the table. */
  readonly isElement: boolean;
  /** A piece that is being placed: arrow keys move it. */
  readonly isPlacing: boolean;
  /** A piece that is being placed where the game does not allow it. */
  readonly isInvalid: boolean;
  readonly isSelected: boolean;
  /** Whether what it opens is open; `undefined` for what opens nothing. */
  readonly isOpen: boolean | undefined;
}

/** Parts of an element's node that hold other elements. */
const OTHER_ELEMENTS = ".layout-wrapper, .drawer, .tabs, .popout-container, .bz-show-grid";

/** Parts of the toolkit's table that only answer to clicks, and what they are called without a text. */
const CONTROLS: Readonly<Record<string, string>> = {
  ".rotator > .left": "Turn left",
  ".rotator > .right": "Turn right",
  ".drawer-tab": "Drawer",
  ".tabs-tab": "Tab",
  ".popout-button": "Open",
  ".popout-close": "Close",
  "#info-toggle > svg": "About this game",
  "#info-drawer .title > svg": "Close",
};
const CONTROL = Object.keys(CONTROLS).join(", ");
const ANNOUNCEMENT = "#announcement-overlay";
const PIECE = ".clickable, .placing > :first-child";
const INFO = ".info-hotspot";

/** What lies over the table and is used first, from the top. */
const COVERS = [ANNOUNCEMENT, "#info-container", ".popout-modal"];

/** What is written on an element itself, without the elements that lie on it. */
function textOn(node: Element): string {
  return [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.matches(OTHER_ELEMENTS)))
    .map((child) => child.textContent ?? "")
    .join(" ");
}

function nameNode(node: Element): string {
  if (node.matches(ANNOUNCEMENT)) return "Continue";
  const control = Object.keys(CONTROLS).find((selector) => node.matches(selector));
  if (control !== undefined) return node.textContent.trim() || (CONTROLS[control] ?? "");
  const shown = node.matches(INFO) ? node.previousElementSibling : node;
  const element = shown && elementAt(shown);
  const name = element ? nameElement(element, textOn(shown)) : (shown?.textContent ?? "").trim();
  return node.matches(INFO) ? `About ${name}` : name;
}

function keyOf(node: Element, name: string): string {
  const element = node.matches(PIECE) ? elementAt(node) : undefined;
  return element ? element.branch() : `${node.id} ${node.getAttribute("class") ?? ""} ${name}`;
}

/** Elements that have just left the board have no name and no place any more. */
function readChoice(node: Element): Choice | undefined {
  try {
    const name = nameNode(node);
    return {
      key: keyOf(node, name),
      name,
      node,
      box: node.getBoundingClientRect(),
      isElement: node.matches(PIECE),
      isPlacing: node.matches(".placing > :first-child"),
      isInvalid: node.matches(".placing > .invalid"),
      isSelected: node.matches(".selected, .tabs-tab.active"),
      isOpen: node.matches(".drawer-tab") ? node.matches(".drawer.open > *") : undefined,
    };
  } catch {
    return undefined;
  }
}

function isShown({ box }: Choice): boolean {
  return box.width > 0 && box.height > 0;
}

/** Everything on the table that can be used now, as it is read; its controls come after its elements. */
export function findChoices(game: Element): readonly Choice[] {
  const cover = COVERS.map((selector) => game.querySelector(selector)).find((each) => each);
  const within = cover ?? game;
  const read = (selector: string): Choice[] =>
    [...within.querySelectorAll(selector)]
      .filter((node) => !node.closest(".fade-out"))
      .flatMap((node) => readChoice(node) ?? [])
      .filter(isShown);
  const order = (choices: readonly Choice[]): Choice[] => inReadingOrder(choices, ({ box }) => box);
  if (cover?.matches(ANNOUNCEMENT)) return [readChoice(cover)].flatMap((choice) => choice ?? []);
  return [...order(read(`${PIECE}, ${INFO}`)), ...order(read(CONTROL))];
}
