import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { layoutCode } from "../../../shared/layout/layoutCode";
import { LAYOUT_PRESETS } from "../model/presets";
import {
  button,
  choice,
  eventually,
  findStatus,
  group,
  layout,
  openSandbox,
  shownCode,
  slide,
  specOf,
} from "../testSandbox";

/** The code without its line breaks. */
const oneLine = () => shownCode()?.replace(/\s+/g, " ").replace(", });", " });");

describe("presets", () => {
  test.each(LAYOUT_PRESETS)(
    "$label is drawn, coded and marked as chosen",
    async ({ label, spec }) => {
      const { user, engine } = await openSandbox(specOf({ limit: 2 }));
      expect(button(label).getAttribute("aria-pressed")).toBe("false");
      await user.click(button(label));
      const pressed = group("Start from").getAllByRole("button", { pressed: true });
      expect(pressed).toEqual([button(label)]);
      expect(shownCode()).toBe(layoutCode(spec));
      await findStatus(`${String(engine.answer!(spec).boxes.length)} `);
      expect(engine.asked.at(-1)).toEqual(spec);
    },
  );

  test("a change leaves no preset chosen, and Reset brings back the first layout", async () => {
    const { user } = await openSandbox();
    expect(button("Two rows").getAttribute("aria-pressed")).toBe("true");
    slide(screen.getByRole("slider", { name: "Number of pieces" }), 7);
    expect(button("Two rows").getAttribute("aria-pressed")).toBe("false");
    await findStatus("7 pieces, all shown.");
    await user.click(button("Reset"));
    expect(button("Two rows").getAttribute("aria-pressed")).toBe("true");
    await findStatus("6 pieces, all shown.");
  });
});

describe("an attribute", () => {
  test.each([
    ["alignment", "top left", "center (default)"],
    ["direction", "rtl", "square (default)"],
    ["scaling", "fill", "fit (default)"],
  ])("%s is a choice, and its default is no code", async (name, chosen, initial) => {
    const { user } = await openSandbox(specOf({}));
    const select = choice(RegExp(`^${name}`));
    expect(select.selectedOptions[0]?.textContent).toBe(initial);
    await user.selectOptions(select, chosen);
    expect(shownCode()).toBe(layout(`{ ${name}: "${chosen}" }`));
    expect(select.value).toBe(chosen);
    await user.selectOptions(select, initial);
    expect(shownCode()).toBe(layout("{}"));
  });

  const area = (width: number) => `{ left: 10, top: 10, width: ${String(width)}, height: 80 }`;

  test.each([
    ["limit", "3", "most pieces shown", 5, "5"],
    ["aspectRatio", "1", /^for pieces without/, 2, "2"],
    ["gap", "3", "across", 4, "{ x: 4, y: 3 }"],
    ["gap", "3", "down", 0, "{ x: 3, y: 0 }"],
    ["offsetColumn", "50", "down", 4, "{ x: 50, y: 4 }"],
    ["size", "{ width: 12, height: 25 }", "height", 30, "{ width: 12, height: 30 }"],
    ["margin", "5", "left", 6, "{ top: 5, bottom: 5, left: 6, right: 5 }"],
    ["area", area(80), "width", 40, area(40)],
  ])("%s starts at %s, and %s moves by a slider", async (name, initial, part, value, changed) => {
    const { user } = await openSandbox(specOf({}));
    const field = group(name);
    expect(field.queryByRole("slider")).toBeNull();
    await user.click(field.getByRole("checkbox"));
    expect(oneLine()).toBe(layout(`{ ${name}: ${initial} }`));
    const slider = field.getByRole<HTMLInputElement>("slider", { name: part });
    slide(slider, value);
    expect(oneLine()).toBe(layout(`{ ${name}: ${changed} }`));
    expect(slider.valueAsNumber).toBe(value);
    // The field beside the slider has the same number.
    const number = slider.nextElementSibling as HTMLInputElement;
    expect(number.getAttribute("aria-label")).toMatch(/, as a number$/);
    expect(number.value).toBe(String(value));
    await user.click(field.getByRole("checkbox"));
    expect(oneLine()).toBe(layout("{}"));
    expect(field.queryByRole("slider")).toBeNull();
  });

  test.each(["rows", "columns"])("%s are a number, a least, a greatest, or both", async (name) => {
    const { user } = await openSandbox(specOf({}));
    const field = group(RegExp(`^${name}`));
    const [least, most] = [field.getByLabelText("at least"), field.getByLabelText("at most")];
    await user.type(least, "2");
    expect(shownCode()).toBe(layout(`{ ${name}: { min: 2 } }`));
    await user.type(most, "3");
    expect(shownCode()).toBe(layout(`{ ${name}: { min: 2, max: 3 } }`));
    await user.clear(most);
    await user.type(most, "2");
    expect(shownCode()).toBe(layout(`{ ${name}: 2 }`));
    await user.clear(least);
    expect(shownCode()).toBe(layout(`{ ${name}: { max: 2 } }`));
    await user.clear(most);
    expect(shownCode()).toBe(layout("{}"));
    // No number of rows.
    await user.type(most, "0");
    expect(shownCode()).toBe(layout("{}"));
    await user.tab();
    expect((most as HTMLInputElement).value).toBe("0");
    field.getByText('"0" is not a whole number from 1 to 40. The layout keeps any.');
  });
});

describe("an attribute that is on or off", () => {
  test("may be nothing else, as sticky", async () => {
    const { user, engine } = await openSandbox(specOf({}));
    const box = screen.getByRole("checkbox", { name: /^sticky/ });
    await user.click(box);
    expect(shownCode()).toBe(layout("{ sticky: true }"));
    await findStatus("6 pieces, all shown.");
    await eventually(() => engine.asked.at(-1)?.attributes.sticky).toBe(true);
    await user.click(box);
    expect(shownCode()).toBe(layout("{}"));
  });

  test("may have a label of the reader's, as showBoundingBox", async () => {
    const { user } = await openSandbox(specOf({}));
    const outline = () => document.querySelector("figure .bounds");
    expect(outline()).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: /^showBoundingBox/ }));
    expect(shownCode()).toBe(layout("{ showBoundingBox: true }"));
    await eventually(outline).not.toBeNull();
    const label = screen.getByRole("textbox", { name: "label" });
    await user.type(label, "stall");
    expect(shownCode()).toBe(layout('{ showBoundingBox: "stall" }'));
    expect(await screen.findByText("stall", { selector: "figure text" })).toBeTruthy();
    await user.clear(label);
    expect(shownCode()).toBe(layout("{ showBoundingBox: true }"));
    await user.click(screen.getByRole("checkbox", { name: /^showBoundingBox/ }));
    expect(shownCode()).toBe(layout("{}"));
    await eventually(outline).toBeNull();
  });
});

describe("slots", () => {
  const first = { left: 10, top: 10, width: 20, height: 40 };
  const second = { ...first, left: 60 };
  const chosen = () => choice("Slot to change");

  test("come in sets, none is the default, and those of one's own have a name", async () => {
    const { user } = await openSandbox(specOf({ slots: [first] }));
    const sets = choice(/^slots/);
    expect(sets.selectedOptions[0]?.textContent).toBe("your own");
    await user.selectOptions(sets, "2, left and right");
    expect(shownCode()).toContain("{ left: 15, top: 28, width: 20, height: 44 }");
    expect(chosen().options).toHaveLength(2);
    await findStatus("6 pieces: 2 shown, 4 hidden.");
    await user.selectOptions(sets, "none (default)");
    expect(shownCode()).toBe(layout("{}"));
    expect(screen.queryByRole("combobox", { name: "Slot to change" })).toBeNull();
  });

  test("are added beside the chosen one, and removed, but never the last", async () => {
    const { user } = await openSandbox(specOf({ slots: [first, second] }, { pieces: 3 }));
    await findStatus("2 shown, 1 hidden.");
    await user.click(button("Add a slot"));
    await findStatus("3 pieces, all shown.");
    expect(shownCode()).toContain("{ left: 15, top: 15, width: 20, height: 40 }");
    expect(chosen().value).toBe("2");
    await user.click(button("Remove this slot"));
    await findStatus("2 shown, 1 hidden.");
    expect(chosen().value).toBe("1");
    await user.click(button("Remove this slot"));
    await findStatus("1 shown, 2 hidden.");
    expect(button("Remove this slot").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Remove this slot"));
    expect(shownCode()).toContain("{ left: 10, top: 10, width: 20, height: 40 }");
  });

  test("are added within the space", async () => {
    const corner = { left: 80, top: 60, width: 20, height: 40 };
    const { user } = await openSandbox(specOf({ slots: [corner] }));
    await user.click(button("Add a slot"));
    const copies = shownCode()?.match(/\{ left: 80, top: 60, width: 20, height: 40 \}/g);
    expect(copies).toHaveLength(2);
  });

  test("are changed one at a time, in numbers", async () => {
    const { user } = await openSandbox(specOf({ slots: [first, second] }));
    await user.selectOptions(chosen(), "slot 2 of 2");
    const left = group("Area").getByRole<HTMLInputElement>("slider", { name: "left" });
    expect(left.valueAsNumber).toBe(60);
    slide(left, 50);
    expect(shownCode()).toContain("{ left: 10, top: 10, width: 20, height: 40 }");
    expect(shownCode()).toContain("{ left: 50, top: 10, width: 20, height: 40 }");
  });
});

describe("the space", () => {
  test("that is a grid leaves what it refuses out of the form and the code", async () => {
    const { user } = await openSandbox(specOf({ alignment: "top", scaling: "fill" }));
    await user.selectOptions(choice(/^class/), "SquareGrid");
    const refusals = screen.getAllByText(/refused by a SquareGrid\.$/);
    expect(refusals.map((refusal) => refusal.textContent)).toEqual([
      "alignment is refused by a SquareGrid.",
      "scaling is refused by a SquareGrid.",
    ]);
    expect(screen.queryByRole("combobox", { name: /^alignment/ })).toBeNull();
    await findStatus("20 pieces, all shown.");
    expect(shownCode()).not.toMatch(/alignment|scaling/);
    await user.click(button("Undo"));
    expect(shownCode()).toContain('alignment: "top"');
    expect(choice(/^alignment/).value).toBe("top");
  });

  test("is a grid with rows and columns, one of hexes with as many, a stack, or a plain one", async () => {
    const { user } = await openSandbox(specOf({}));
    await user.selectOptions(choice(/^class/), "SquareGrid");
    expect(screen.queryByRole("slider", { name: "Number of pieces" })).toBeNull();
    slide(screen.getByRole("slider", { name: "Grid: rows" }), 2);
    slide(screen.getByRole("slider", { name: "Grid: columns" }), 3);
    expect(shownCode()).toContain('game.create(SquareGrid, "board", { rows: 2, columns: 3 })');
    await findStatus("6 pieces, all shown.");
    await user.selectOptions(choice(/^class/), "HexGrid");
    await user.selectOptions(choice(/^shape/), "hex");
    await user.selectOptions(choice(/^axes/), "southeast-by-south");
    expect(shownCode()).toContain(
      'HexGrid, "board", { rows: 2, columns: 3, shape: "hex", axes: "southeast-by-south" }',
    );
    await user.selectOptions(choice(/^class/), "Stack");
    expect(shownCode()).toContain('const deck = game.create(Stack, "deck");');
    expect(shownCode()).toContain("deck.configureLayout({});");
    await user.selectOptions(choice(/^class/), "Space (default)");
    expect(shownCode()).toBe(layout("{}"));
  });

  test("has a shape, and its pieces may have a ratio of their own", async () => {
    const { user, engine } = await openSandbox(specOf({}));
    slide(screen.getByRole("slider", { name: "Board: width ÷ height" }), 0.5);
    await eventually(() => engine.asked.at(-1)?.board).toBe(0.5);
    const ratio = group("Own ratio of pieces");
    await user.click(ratio.getByRole("checkbox"));
    expect(shownCode()).toContain("hand.all(Card).appearance({ aspectRatio: 0.7 });");
    slide(ratio.getByRole("slider"), 1.5);
    expect(shownCode()).toContain("hand.all(Card).appearance({ aspectRatio: 1.5 });");
    await user.click(ratio.getByRole("checkbox"));
    expect(shownCode()).toBe(layout("{}"));
  });

  test("loses the pieces that the reader takes out, and gets them back", async () => {
    const { user, engine } = await openSandbox(specOf({ rows: 1, columns: 6 }));
    await user.click(screen.getByText("Take pieces out, for sticky (0 out)"));
    await user.click(button("Piece 1 is out"));
    await findStatus("5 pieces, all shown.");
    expect(engine.asked.at(-1)?.taken).toEqual([0]);
    expect(button("Piece 1 is out").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("Take pieces out, for sticky (1 out)")).toBeTruthy();
    await user.click(button("Piece 1 is out"));
    await findStatus("6 pieces, all shown.");
  });
});
