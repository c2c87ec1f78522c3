import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
// In the module graph before it is asked for: its first load takes longer than a reader's click.
import "../model/paste/parseLayoutCode";
import { encodeLayoutSpec } from "../model/shareLink";
import {
  button,
  eventually,
  findStatus,
  layout,
  openSandbox,
  shownCode,
  specOf,
} from "../testSandbox";

const two = specOf({ rows: 2, gap: 3 });

describe("copy", () => {
  test("puts the code on the clipboard and says so until something changes", async () => {
    const { user } = await openSandbox(two);
    await user.click(button("Copy code"));
    await findStatus("Code copied.");
    expect(await navigator.clipboard.readText()).toBe(layout("{ rows: 2, gap: 3 }"));
    await user.click(button("Hand"));
    await findStatus("10 pieces, all shown.");
    expect(screen.getByRole("status").textContent).not.toContain("copied");
  });

  test("puts a link to the layout on the clipboard", async () => {
    const { user } = await openSandbox(two);
    await user.click(button("Copy link"));
    await findStatus("Link copied.");
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe("/ui/layout-sandbox");
    expect(link.hash).toBe(encodeLayoutSpec(two));
  });

  test.each([
    ["Copy code", "The browser did not copy: select the code and copy it."],
    ["Copy link", "The browser did not copy: copy the address of the page."],
  ])("%s says what to do when the browser refuses", async (name, advice) => {
    const { user } = await openSandbox(two);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await user.click(button(name));
    await findStatus(advice);
  });
});

describe("pasted code", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /from your game/ });

  async function paste(code: string) {
    const sandbox = await openSandbox(two);
    await sandbox.user.click(field());
    await sandbox.user.paste(code);
    await sandbox.user.click(button("Read code"));
    return sandbox;
  }

  test("becomes the layout, and Undo takes it back", async () => {
    const { user, engine } = await paste(
      "game.first('stall')!.layout(Fruit, {\n  columns: 3, // wide\n  gap: 2 * 3,\n});",
    );
    expect(await screen.findByText("Read columns, gap.")).toBeTruthy();
    expect(shownCode()).toBe(layout("{ columns: 3, gap: 6 }"));
    await eventually(() => engine.asked.at(-1)?.attributes).toEqual({ columns: 3, gap: 6 });
    await user.click(button("Undo"));
    expect(shownCode()).toBe(layout("{ rows: 2, gap: 3 }"));
  });

  test("may have no attributes", async () => {
    await paste("hand.layout(Card, {});");
    expect(await screen.findByText("Read a layout without attributes.")).toBeTruthy();
    expect(shownCode()).toBe(layout("{}"));
  });

  test.each([
    ["Ctrl+S", { key: "s", code: "KeyS" }],
    ["Ctrl+S on a Russian keyboard", { key: "ы", code: "KeyS" }],
    ["Ctrl+Enter", { key: "Enter", code: "Enter" }],
  ])("is read with %s, and the browser does not save the page", async (_, key) => {
    const { user } = await openSandbox(two);
    await user.click(field());
    await user.paste("a.layout(B, { columns: 3 });");
    const event = { ...key, ctrlKey: true, bubbles: true, cancelable: true };
    expect(fireEvent.keyDown(field(), event)).toBe(false);
    expect(await screen.findByText("Read columns.")).toBeTruthy();
    // Ctrl+O by position on a Dvorak keyboard.
    expect(fireEvent.keyDown(field(), { ...event, key: "o", code: "KeyS" })).toBe(true);
  });

  test("that cannot be read is named with its place, and loses nothing", async () => {
    const { user } = await paste("a.layout(B, {\n  columns: 3,\n  gpa: 2,\n  rows: wide,\n});");
    const problems = within(await screen.findByRole("list")).getAllByRole("listitem");
    expect(problems[0]?.textContent).toContain('Line 3, column 3: unknown attribute "gpa"');
    expect(problems[0]?.textContent).toContain('Did you mean "gap"?');
    expect(problems[1]?.textContent).toContain('Line 4, column 9: "wide" is a name');
    expect(shownCode()).toContain("{ columns: 3 }");
    await user.clear(field());
    await user.type(field(), "nothing of the kind");
    await user.click(button("Read code"));
    expect(await screen.findByText("No layout was found.", { exact: false })).toBeTruthy();
    expect(screen.getByText("Nothing was read; the layout is as it was.")).toBeTruthy();
    expect(shownCode()).toContain("{ columns: 3 }");
    expect(field().value).toBe("nothing of the kind");
  });
});
