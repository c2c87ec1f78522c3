import { act, render, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  leavePage,
  editorOf,
  findEditor,
  hasFocus,
  pasteOver,
  pressControl,
  textOf,
} from "../../../../tests/dom/codeEditor";
import { blockId } from "../../../shared/blockId";
import { packText, unpackText } from "../../../shared/shareText";
import {
  Block,
  CODE,
  TITLE,
  block,
  button,
  codeOf,
  editor,
  frames,
  note,
  openEditor,
  prepareBlocks,
  renderBlock,
  scrollTo,
  showRun,
  user,
} from "../../../../tests/dom/liveBlock";

prepareBlocks();

/** Opens the editor, and replaces the code. */
async function openWith(text: string): Promise<void> {
  await openEditor();
  pasteOver(editor(), text);
}

/** Puts a text at the cursor. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  act(() => {
    editor().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
}

/** Waits until the editor shows a text. */
const showText = (text: string): Promise<void> =>
  waitFor(() => expect(textOf(editor())).toBe(text));

describe("the code of a block", () => {
  test("runs when the reader rests; a mistake is reported at its line, and the last result stays", async () => {
    await openWith("const name = 'mine';\n<b>It is {name}</b>");
    const mine = await showRun(2);
    expect(codeOf(mine)).toContain("mine");
    pasteOver(editor(), "const name = 'mine';\n<b>It is {nam}</b>");
    await waitFor(() => expect(frames.opened).toHaveLength(3));
    act(() => {
      const message = "nam is not defined";
      frames.last().report({
        t: "error",
        name: "ReferenceError",
        message,
        line: 2,
        endless: false,
        final: true,
      });
    });
    expect(note()).toContain("ReferenceError: nam is not defined");
    expect(mine.isClosed).toBe(false);
    button("Stop").focus();
    await user.click(button("Go to line 2"));
    expect(hasFocus(editor())).toBe(true);
    // What is typed then does not move the cursor back.
    for (const letter of ["x", "y"]) paste(letter);
    expect(textOf(editor())).toContain("\nxy<b>");
    pasteOver(editor(), "<b>Fixed</b>");
    await showRun(4);
    expect(note()).toBeUndefined();
  });

  test("is reset by one run, which can be undone", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openEditor();
    expect(button("Reset").disabled).toBe(true);
    pasteOver(editor(), "<b>mine</b>");
    await showRun(2);
    // What follows each other quickly is undone together.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await user.click(button("Reset"));
    expect(textOf(editor())).toBe(CODE);
    const reset = await showRun(3);
    expect(codeOf(reset)).toContain("Original");
    expect(button("Reset").disabled).toBe(true);
    act(() => pressControl(editor(), "z"));
    expect(textOf(editor())).toBe("<b>mine</b>");
    // A second run of the reset would come before this one.
    const undone = await showRun(4);
    expect(codeOf(undone)).toContain("mine");
  });

  test("runs with Ctrl+Enter as it is, right after a change", async () => {
    await openEditor();
    pasteOver(editor(), "<i>second</i>", () => pressControl(editor(), "Enter"));
    // Sooner than a change runs by itself.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(frames.opened).toHaveLength(2);
    expect(codeOf(await showRun(2))).toContain("second");
  });

  test.each([
    ["was stopped by the reader", () => user.click(button("Stop"))],
    [
      "had to be stopped",
      () => {
        act(() => frames.last().fail("hung"));
        return Promise.resolve();
      },
    ],
  ])("that %s waits for Run, however it is changed", async (_, end) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openEditor();
    await end();
    pasteOver(editor(), "<b>next</b>");
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(frames.opened).toHaveLength(1);
    await user.click(button("Run again"));
    expect(codeOf(await showRun(2))).toContain("next");
  });

  test("is copied as it is", async () => {
    await openWith("<b>mine</b>");
    await user.click(button("Copy"));
    const copied = await within(block()).findByRole("button", { name: "Copied" });
    expect(await navigator.clipboard.readText()).toBe("<b>mine</b>");
    // Words in place of the icon would stay without it.
    expect(copied.querySelector("svg")).not.toBeNull();
  });

  test("is kept over a reload, and not run; the original is one click away", async () => {
    await openWith("<b>kept</b>");
    // What was typed right before the reader left is kept, too: no run has begun.
    expect(frames.opened).toHaveLength(1);
    leavePage();
    renderBlock();
    await showText("<b>kept</b>");
    expect(note()).toContain("This is the code as you left it. It has not been run.");
    expect(frames.opened).toHaveLength(1);
    await user.click(button("Back to the original"));
    expect(textOf(editor())).toBe(CODE);
    expect(note()).toBeUndefined();
    await showRun(2);
    leavePage();
    renderBlock();
    expect(findEditor(`Code: ${TITLE}`)).toBeUndefined();
  });

  test("that its author has changed since is the reader's, and says so", async () => {
    await openWith("<b>kept</b>");
    leavePage();
    renderBlock({ code: "<b>New</b>" });
    await showText("<b>kept</b>");
    expect(note()).toContain("The author has changed this code since you did. This is your text.");
  });
});

describe("a link to changed code", () => {
  const open = (code: string, id = ""): void => {
    history.replaceState(null, "", `/ui/appearance#code=${code}&block=${id}`);
    renderBlock();
  };
  const pack = (text: string): string => (packText(text) as { payload: string }).payload;

  test("is copied with the text and the block, and leaves the address alone", async () => {
    history.replaceState(null, "", "/ui/appearance");
    await openWith("<b>from afar</b>");
    await user.click(button("Copy link"));
    await within(block()).findByRole("button", { name: "Copied" });
    const url = new URL(await navigator.clipboard.readText());
    const [, code = "", id] = /^#code=(.*)&block=(.*)$/.exec(url.hash) ?? [];
    expect(url.pathname).toBe("/ui/appearance");
    expect(unpackText(code)).toEqual({ text: "<b>from afar</b>" });
    expect(id).toBe(blockId(CODE));
    expect(window.location.hash).toBe("");
  });

  test("is not made of code that is too long for one", async () => {
    await openEditor();
    const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919 ** 2).toString(36));
    pasteOver(editor(), `// ${noise.join("")}`);
    await user.click(button("Copy link"));
    const alert = within(block()).getByRole("alert").textContent;
    expect(alert).toMatch(/the code has \d+ characters; a link holds 16000/);
  });

  test("shows the text, and runs it only when the reader says so", async () => {
    delete document.documentElement.dataset["preloaded"];
    open(pack("<b>from afar</b>"), blockId(CODE));
    await showText("<b>from afar</b>");
    expect(note()).toContain("This code came from a link. It has not been run.");
    scrollTo();
    expect(frames.opened).toEqual([]);
    expect(document.documentElement.dataset["preloaded"]).toBeUndefined();
    await user.click(button("Run"));
    expect(codeOf(await showRun(1))).toContain("from afar");
    expect(note()).toBeUndefined();
  });

  test("gives way to what the reader made of it, over a reload; another link does not", async () => {
    open(pack("<b>from afar</b>"), blockId(CODE));
    await showText("<b>from afar</b>");
    pasteOver(editor(), "<b>from afar,\n  and mine</b>");
    leavePage();
    renderBlock();
    await showText("<b>from afar,\n  and mine</b>");
    expect(note()).toContain("This is the code as you left it. It has not been run.");
    leavePage();
    open(pack("<b>another</b>"), blockId(CODE));
    await showText("<b>another</b>");
    expect(frames.opened).toEqual([]);
  });

  test("goes to the block that it names, or to the first of the page", async () => {
    history.replaceState(null, "", `/ui/appearance#code=${pack("<b>x</b>")}&block=other`);
    render(
      <>
        <Block title="First" code="<b>1</b>" />
        <Block title="Second" code="<b>2</b>" />
      </>,
    );
    await waitFor(() => expect(findEditor("Code: First")).toBeDefined());
    expect(findEditor("Code: Second")).toBeUndefined();
    act(() => {
      history.replaceState(null, "", `#code=${pack("<b>y</b>")}&block=${blockId("<b>2</b>")}`);
      window.dispatchEvent(new Event("hashchange"));
    });
    await waitFor(() => expect(textOf(editorOf("Code: Second"))).toBe("<b>y</b>"));
  });

  test("that is damaged leaves the page's code and says so", async () => {
    open("%3Cscript%3E");
    await waitFor(() => expect(note()).toContain("it is damaged or was cut."));
    expect(note()).toMatch(/^The link cannot be opened: .* This is the code of the page\.$/);
    expect(block().querySelector("pre")?.textContent).toBe(CODE);
    expect(frames.opened).toEqual([]);
  });
});
