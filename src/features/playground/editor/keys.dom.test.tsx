import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { muteSelections, textOf } from "../../../../tests/dom/codeEditor";
import { createCodeEditor, type EditorHandle } from "./createCodeEditor";

const LINES = Array.from({ length: 200 }, (_, index) => `const line${String(index + 1)} = 1;`);
LINES[149] = "const needle = 2;";

const onRun = vi.fn<() => void>();
let editor: EditorHandle;
let root: ShadowRoot;
let text: string;
let unmute: () => void;

beforeEach(() => {
  unmute = muteSelections();
  onRun.mockClear();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  editor = createCodeEditor(host, {
    value: LINES.join("\n"),
    label: "game.ts",
    language: "ts",
    isFile: true,
    onChange: (value) => (text = value),
    onRun,
  });
  if (!host.shadowRoot) throw new Error("The editor has no root.");
  root = host.shadowRoot;
  editor.focusAt(1, 1);
});

afterEach(() => {
  editor.close();
  unmute();
});

const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
const content = (): HTMLElement => find("[role=textbox]") ?? document.body;
const field = (): HTMLInputElement | null => root.querySelector("input[name=search]");
const found = (): string | null | undefined => find("[role=status]")?.textContent;

interface Key {
  readonly key: string;
  readonly code?: string;
  readonly keyCode: number;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
}

/** Presses a key; says whether it is kept from the browser. */
function press(key: Key, target: Element = root.activeElement ?? content()): boolean {
  const event = new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const ctrl = (key: string): Key => ({
  key,
  keyCode: key.toUpperCase().charCodeAt(0),
  ctrlKey: true,
});
const ESCAPE = { key: "Escape", keyCode: 27 };
const ENTER = { key: "Enter", keyCode: 13 };

function search(words: string): void {
  const input = field();
  if (!input) throw new Error("The search is not open.");
  input.value = words;
  input.dispatchEvent(new Event("change"));
}

describe("the search of the editor", () => {
  test("finds what is not drawn, and says how many places there are", () => {
    expect(textOf(content())).not.toContain("needle");
    expect(press(ctrl("f"))).toBe(true);
    search("needle");
    expect(found()).toBe("1 found");
    expect(press(ENTER, field() ?? undefined)).toBe(true);
    expect(found()).toBe("1 of 1 found");
    search("const line");
    expect(found()).toBe("199 found");
    search("nowhere");
    expect(found()).toBe("Nothing found.");
  });

  test("is at the field for the new text with Ctrl+H, and at the other one with Ctrl+F", () => {
    press(ctrl("h"));
    expect(root.activeElement).toBe(find("input[name=replace]"));
    press(ctrl("f"));
    expect(root.activeElement).toBe(field());
  });

  test("names all that it has, for those who cannot see it", () => {
    press(ctrl("f"));
    const names = [...root.querySelectorAll(".cm-search :is(input, button)")].map(
      (each) =>
        each.getAttribute("aria-label") ?? each.closest("label")?.textContent ?? each.textContent,
    );
    expect(names).toEqual([
      ...["Find", "Next", "Previous", "Select all"],
      ...["Match case", "Regex", "Whole words"],
      ...["Replace", "Replace", "Replace all", "Close search"],
    ]);
  });
});

describe("keys", () => {
  const CYRILLIC_S = { key: "ы", code: "KeyS", keyCode: 83, ctrlKey: true };

  test.each([
    ["Ctrl+S", ctrl("s")],
    ["Ctrl+S on a Russian keyboard", CYRILLIC_S],
    ["Ctrl+Enter", { ...ENTER, ctrlKey: true }],
  ])("%s runs the code, and leaves nothing to the browser", (_, key) => {
    expect(press(key)).toBe(true);
    expect(onRun).toHaveBeenCalledTimes(1);
    expect(find(".cm-announced")?.textContent).toBe("Running the code.");
    // In the search, too, the dialog for saving the page must not open.
    press(ctrl("f"));
    expect(press(key)).toBe(true);
    expect(onRun).toHaveBeenCalledTimes(2);
  });

  test("undo and redo go by the keys of every system", () => {
    const begin = "  const line1";
    expect(press({ ...ctrl("]"), keyCode: 221 })).toBe(true);
    expect(text.startsWith(begin)).toBe(true);
    expect(press(ctrl("z"))).toBe(true);
    expect(text).toBe(LINES.join("\n"));
    expect(press({ ...ctrl("Z"), shiftKey: true })).toBe(true);
    expect(text.startsWith(begin)).toBe(true);
    press(ctrl("z"));
    expect(press(ctrl("y"))).toBe(true);
    expect(text.startsWith(begin)).toBe(true);
  });

  test("Ctrl+D selects the next place with the same word as well", () => {
    press(ctrl("d"));
    press(ctrl("d"));
    press({ key: "Backspace", keyCode: 8 });
    expect(text.startsWith(" line1 = 1;\n line2 = 1;\nconst line3")).toBe(true);
  });

  test.each(["d", "b", "i", "u", "g", "h"])("Ctrl+%s does nothing of the browser's", (letter) =>
    expect(press(ctrl(letter))).toBe(true),
  );

  test.each(["k", "l", "p", "t", "w"])("Ctrl+%s is left to the site and the browser", (letter) =>
    expect(press(ctrl(letter))).toBe(false),
  );

  test("Tab indents while the reader edits, and leaves after Escape", () => {
    const TAB = { key: "Tab", keyCode: 9 };
    expect(press(TAB)).toBe(false);
    content().click();
    expect(press(TAB)).toBe(true);
    press(ESCAPE);
    expect(press(TAB)).toBe(false);
    expect(press({ ...TAB, shiftKey: true })).toBe(false);
  });
});
