import { followBoard } from "../board/followBoard";
import { findChoices, type Choice } from "./findChoices";
import { movePlacement } from "./movePlacement";
import { nextChoice } from "./nextChoice";
import "./fields.css";
import "./keyboard.css";

/** What the table asks for or says: the toolkit shows these without announcing them. */
const SPOKEN = "#announcement, .player-controls:not(.fade-out) :is(.prompt, .error)";

function speak(): string {
  return [...document.querySelectorAll<HTMLElement>(SPOKEN)]
    .map((part) => part.innerText.trim().replace(/\s+/g, " "))
    .filter((text) => text !== "")
    .join(". ");
}

function labelOf({ name, isPlacing, isInvalid }: Choice): string {
  if (!isPlacing) return name;
  return `Place ${name}${isInvalid ? ", not allowed here" : ""}; arrow keys move it`;
}

/** Sets an attribute only when it changes, so that assistive technology hears of nothing else. */
function setAttribute(button: Element, name: string, value: string | undefined): void {
  if (button.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) button.removeAttribute(name);
  else button.setAttribute(name, value);
}

/**
 * Makes the table a stop of the Tab key while it scrolls: its choices lie beside it, and a seat that is not
 * to move has none.
 */
function markScrolling(): void {
  const table = document.getElementById("root");
  if (!table) return;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = table;
  const scrolls = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  setAttribute(table, "tabindex", scrolls ? "0" : undefined);
  setAttribute(table, "role", scrolls ? "region" : undefined);
  setAttribute(table, "aria-label", scrolls ? "Table" : undefined);
}

/**
 * Makes a table usable by keyboard and screen reader: a toolbar with one button over everything
 * that the toolkit's board offers to a pointer alone, with one stop for the Tab key and arrow keys between
 * the buttons. Forms of the toolkit have buttons of their own and stay as they are.
 */
class BoardKeyboard {
  private readonly toolbar = document.createElement("div");
  private readonly status = document.createElement("div");
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private choices: readonly Choice[] = [];
  private current = 0;
  private lastIsKey = false;

  constructor() {
    const { toolbar, status } = this;
    toolbar.className = "board-choices";
    toolbar.setAttribute("role", "toolbar");
    toolbar.setAttribute("aria-label", "Choices on the board");
    status.className = "board-status";
    status.setAttribute("role", "status");
    document.body.prepend(toolbar);
    document.body.append(status);
    toolbar.addEventListener("keydown", this.onKey);
    window.addEventListener("keydown", () => (this.lastIsKey = true), true);
    window.addEventListener("pointerdown", () => (this.lastIsKey = false), true);
    followBoard(this.update)();
  }

  private readonly update = (): void => {
    const game = document.getElementById("game");
    const focused = this.choices[this.current]?.key;
    const hadFocus = this.toolbar.contains(document.activeElement);
    const hadElements = this.choices.some(({ isElement }) => isElement);
    this.choices = game ? findChoices(game) : [];
    const kept = this.choices.findIndex(({ key }) => key === focused);
    const last = Math.max(0, this.choices.length - 1);
    // The turn has come, or something can be chosen for the first time.
    const isOpened = !hadElements && this.choices[0]?.isElement === true;
    this.current = isOpened ? 0 : kept >= 0 ? kept : Math.min(this.current, last);
    this.drawButtons();
    markScrolling();
    if (hadFocus || this.isFocusLost()) this.focusCurrent();
    const said = speak();
    if (document.hasFocus() && this.status.textContent !== said) this.status.textContent = said;
  };

  /** Whether a key has removed what had the focus, such as a button that ends a turn. */
  private isFocusLost(): boolean {
    return this.lastIsKey && document.hasFocus() && document.activeElement === document.body;
  }

  private focusCurrent(): void {
    const choice = this.choices[this.current];
    const button = choice && this.buttons.get(choice.key);
    if (button && document.activeElement !== button) button.focus({ preventScroll: true });
  }

  private drawButtons(): void {
    const keys = new Set(this.choices.map(({ key }) => key));
    for (const [key, button] of this.buttons) {
      if (keys.has(key)) continue;
      this.buttons.delete(key);
      button.remove();
    }
    this.choices.forEach((choice, index) => this.drawButton(choice, index));
  }

  private drawButton(choice: Choice, index: number): void {
    const { key, box, isSelected, isOpen } = choice;
    const button = this.buttons.get(key) ?? this.createButton(key);
    if (this.toolbar.children[index] !== button) {
      this.toolbar.insertBefore(button, this.toolbar.children[index] ?? null);
    }
    setAttribute(button, "aria-label", labelOf(choice));
    setAttribute(button, "aria-pressed", isSelected ? "true" : undefined);
    setAttribute(button, "aria-expanded", isOpen === undefined ? undefined : String(isOpen));
    // While a piece is placed, arrow keys move it, so the Tab key goes from one button to the next.
    const isStop = index === this.current || this.choices.some((each) => each.isPlacing);
    setAttribute(button, "tabindex", isStop ? "0" : "-1");
    const { left, top, width, height } = box;
    const style = `left: ${String(left)}px; top: ${String(top)}px; width: ${String(width)}px; height: ${String(height)}px;`;
    setAttribute(button, "style", style);
  }

  private createButton(key: string): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => {
      const node = this.choices.find((choice) => choice.key === key)?.node;
      node?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
    button.addEventListener("focus", () => {
      this.current = this.choices.findIndex((choice) => choice.key === key);
      this.choices[this.current]?.node.scrollIntoView({ block: "nearest", inline: "nearest" });
      this.drawButtons();
    });
    this.buttons.set(key, button);
    return button;
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const choice = this.choices[this.current];
    if (choice?.isPlacing && movePlacement(choice.node, event.key)) {
      event.preventDefault();
      return;
    }
    const boxes = this.choices.map(({ box }) => box);
    const next = nextChoice(boxes, this.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.current = next;
    this.focusCurrent();
  };
}

/** Installs the keyboard on the table that the toolkit draws into `#root`. */
export function installKeyboard(): void {
  new BoardKeyboard();
}
