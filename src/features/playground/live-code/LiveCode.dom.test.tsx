import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  editorOf,
  findEditor,
  hasFocus,
  muteSelections,
  pasteOver,
  pressControl,
  textOf,
} from "../../../../tests/dom/codeEditor";
import { createFakeFrames, type FakeFrame } from "../../../../tests/dom/fakeFrames";
import { blockId } from "../../../lib/live/blockId";
import { packText, unpackText } from "../../../lib/share/shareText";
import { LiveCode, type LiveCodeProps } from "./LiveCode";

const CODE = "<b>Original</b>";
const TITLE = "A card";

let frames: ReturnType<typeof createFakeFrames>;
let user: ReturnType<typeof userEvent.setup>;
/** What the page is told when an element comes into view. */
let seen: Map<Element, () => void>;

// What the page loads on demand, so that no test waits for it longer than another.
beforeAll(async () => {
  await Promise.all([import("./LiveCodeRoot"), import("../editor/CodeEditor")]);
});

beforeEach(() => {
  user = userEvent.setup();
  frames = createFakeFrames();
  seen = new Map();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(
        private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
      ) {}
      observe(element: Element): void {
        seen.set(element, () => {
          this.tell([{ isIntersecting: true }]);
        });
      }
      disconnect(): void {
        // The page looks no more.
      }
    },
  );
  const unmute = muteSelections();
  return () => {
    vi.useRealTimers();
    unmute();
  };
});

function renderBlock(props: Partial<LiveCodeProps> = {}): ReturnType<typeof render> {
  return render(<Block {...props} />);
}

function Block({
  code = CODE,
  title = TITLE,
  ...props
}: Partial<LiveCodeProps>): React.JSX.Element {
  return (
    <LiveCode
      code={code}
      html={`<pre>${code.replaceAll("<", "&lt;")}</pre>`}
      language="tsx"
      title={title}
      framePath="/live/frame.html"
      openFrame={frames.openFrame}
      {...props}
    />
  );
}

const block = (title = TITLE) => screen.getByRole("region", { name: `Live code: ${title}` });
const button = (name: string, title = TITLE) =>
  within(block(title)).getByRole<HTMLButtonElement>("button", { name });
const note = () => within(block()).queryByRole("status")?.textContent;
const editor = () => editorOf(`Code: ${TITLE}`);
const codeOf = (frame: FakeFrame): string => (frame.options.first as { code: string }).code;

/** The reader scrolls to a block. */
function scrollTo(title = TITLE): void {
  act(() => {
    seen.get(block(title))?.();
  });
}

/** Waits until so many runs have begun, and shows the result of the last. */
async function showRun(count: number): Promise<FakeFrame> {
  await waitFor(() => {
    expect(frames.opened).toHaveLength(count);
  });
  const frame = frames.last();
  act(() => {
    frame.report({ t: "ok", ms: 1, shows: "element" });
  });
  return frame;
}

/** A block that runs, and whose code is open in its editor. */
async function openEditor(): Promise<void> {
  renderBlock();
  await user.click(button("Edit"));
  await showRun(1);
  await waitFor(() => {
    expect(hasFocus(editor())).toBe(true);
  });
}

describe("a live block", () => {
  test("is code until it is seen; then it runs", async () => {
    renderBlock();
    expect(block().querySelector("pre")?.textContent).toBe(CODE);
    expect(frames.opened).toEqual([]);
    scrollTo();
    const frame = await showRun(1);
    expect(codeOf(frame)).toContain("Original");
    expect(frame.options.title).toBe(`Result of ${TITLE}`);
    expect(button("Stop").disabled).toBe(false);
  });

  test("does not run by itself where the reader saves data", async () => {
    vi.stubGlobal(
      "navigator",
      Object.create(navigator, { connection: { value: { saveData: true } } }),
    );
    renderBlock();
    scrollTo();
    await user.click(button("Run"));
    await showRun(1);
  });

  for (const name of ["Edit", "Run"] as const)
    test(`keeps the focus on “${name}” when the loaded part takes its place`, async () => {
      renderBlock();
      const before = button(name);
      before.focus();
      scrollTo();
      await within(block()).findByRole("button", { name: "Stop" });
      // After the first run it is “Run again”.
      const after = within(block()).getByRole("button", { name: new RegExp(`^${name}`) });
      expect(after).not.toBe(before);
      expect(document.activeElement).toBe(after);
    });

  test("is stopped and run again", async () => {
    renderBlock();
    scrollTo();
    await showRun(1);
    await user.click(button("Stop"));
    expect(frames.alive()).toEqual([]);
    expect(button("Stop").disabled).toBe(true);
    await user.click(button("Run again"));
    await showRun(2);
    expect(button("Stop").disabled).toBe(false);
  });

  test("that leaves the page takes its frame along", async () => {
    const { unmount } = renderBlock();
    scrollTo();
    await showRun(1);
    unmount();
    expect(frames.alive()).toEqual([]);
  });

  test("writes the console below its result", async () => {
    renderBlock();
    scrollTo();
    const frame = await showRun(1);
    expect(within(block()).queryByRole("list")).toBeNull();
    act(() => {
      frame.report({ t: "log", level: "log", text: "sum [1, 2]" });
      frame.report({ t: "log", level: "warn", text: "careful" });
      frame.report({ t: "log", level: "error", text: "oh" });
    });
    const lines = within(block()).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "sum [1, 2]",
      "warn: careful",
      "error: oh",
    ]);
  });

  test("says when its frame does not load, and keeps its code", async () => {
    renderBlock();
    scrollTo();
    await waitFor(() => {
      expect(frames.opened).toHaveLength(1);
    });
    act(() => {
      frames.last().fail("silent");
    });
    expect(note()).toContain("Live code is not available here");
    expect(block().querySelector("pre")?.textContent).toBe(CODE);
    await user.click(button("Run again"));
    await showRun(2);
    expect(note()).toBeUndefined();
  });
});

describe("the code of a block", () => {
  test("runs when the reader rests; a mistake is told at its line, and the last result stays", async () => {
    await openEditor();
    pasteOver(editor(), "const name = 'mine';\n<b>It is {name}</b>");
    const mine = await showRun(2);
    expect(codeOf(mine)).toContain("mine");
    pasteOver(editor(), "const name = 'mine';\n<b>It is {nam}</b>");
    await waitFor(() => {
      expect(frames.opened).toHaveLength(3);
    });
    act(() => {
      const message = "nam is not defined";
      frames.last().report({ t: "error", name: "ReferenceError", message, line: 2, final: true });
    });
    expect(note()).toContain("ReferenceError: nam is not defined");
    expect(mine.isClosed).toBe(false);
    button("Stop").focus();
    await user.click(button("Go to line 2"));
    expect(hasFocus(editor())).toBe(true);
    pasteOver(editor(), "<b>Mended</b>");
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
    act(() => {
      pressControl(editor(), "z");
    });
    expect(textOf(editor())).toBe("<b>mine</b>");
    // A second run of the reset would come before this one.
    const undone = await showRun(4);
    expect(codeOf(undone)).toContain("mine");
  });

  test("runs with Ctrl+Enter as it stands, right after a change", async () => {
    await openEditor();
    pasteOver(editor(), "<i>second</i>", () => {
      pressControl(editor(), "Enter");
    });
    expect(frames.opened).toHaveLength(2);
    expect(codeOf(await showRun(2))).toContain("second");
  });

  test.each([
    [
      "was stopped by the reader",
      async () => {
        await user.click(button("Stop"));
      },
    ],
    [
      "had to be stopped",
      () => {
        act(() => {
          frames.last().fail("hung");
        });
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

  test("is copied as it stands", async () => {
    await openEditor();
    pasteOver(editor(), "<b>mine</b>");
    await user.click(button("Copy"));
    await within(block()).findByRole("button", { name: "Copied" });
    expect(await navigator.clipboard.readText()).toBe("<b>mine</b>");
  });

  test("is kept over a reload, and not run; the original is one click away", async () => {
    await openEditor();
    pasteOver(editor(), "<b>kept</b>");
    // What was typed right before the reader left is kept, too: no run has begun.
    expect(frames.opened).toHaveLength(1);
    cleanup();
    renderBlock();
    await waitFor(() => {
      expect(textOf(editor())).toBe("<b>kept</b>");
    });
    expect(note()).toContain("This is the code as you left it. It has not been run.");
    expect(frames.opened).toHaveLength(1);
    await user.click(button("Back to the original"));
    expect(textOf(editor())).toBe(CODE);
    expect(note()).toBeUndefined();
    await showRun(2);
    cleanup();
    renderBlock();
    expect(findEditor(`Code: ${TITLE}`)).toBeUndefined();
  });

  test("that its author has changed since is the reader's, and says so", async () => {
    await openEditor();
    pasteOver(editor(), "<b>kept</b>");
    cleanup();
    renderBlock({ code: "<b>New</b>" });
    await waitFor(() => {
      expect(textOf(editor())).toBe("<b>kept</b>");
    });
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
    await openEditor();
    pasteOver(editor(), "<b>from afar</b>");
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
    open(pack("<b>from afar</b>"), blockId(CODE));
    await waitFor(() => {
      expect(textOf(editor())).toBe("<b>from afar</b>");
    });
    expect(note()).toContain("This code came from a link. It has not been run.");
    scrollTo();
    expect(frames.opened).toEqual([]);
    await user.click(button("Run"));
    expect(codeOf(await showRun(1))).toContain("from afar");
    expect(note()).toBeUndefined();
  });

  test("goes to the block that it names, or to the first of the page", async () => {
    history.replaceState(null, "", `/ui/appearance#code=${pack("<b>x</b>")}&block=other`);
    render(
      <>
        <Block title="First" code="<b>1</b>" />
        <Block title="Second" code="<b>2</b>" />
      </>,
    );
    await waitFor(() => {
      expect(findEditor("Code: First")).toBeDefined();
    });
    expect(findEditor("Code: Second")).toBeUndefined();
    act(() => {
      history.replaceState(null, "", `#code=${pack("<b>y</b>")}&block=${blockId("<b>2</b>")}`);
      window.dispatchEvent(new Event("hashchange"));
    });
    await waitFor(() => {
      expect(textOf(editorOf("Code: Second"))).toBe("<b>y</b>");
    });
  });

  test.each([
    ["cut", "1.AAAA", "it is damaged or was cut."],
    ["of another version", "9.AAAA", "its format 9 is not known here"],
    ["no base64", "%3Cscript%3E", "it is damaged or was cut."],
  ])("that is %s leaves the page's code and says so", async (_, code, reason) => {
    open(code);
    await waitFor(() => {
      expect(note()).toContain(reason);
    });
    expect(note()).toMatch(/^The link cannot be opened: .* This is the code of the page\.$/);
    expect(block().querySelector("pre")?.textContent).toBe(CODE);
    expect(frames.opened).toEqual([]);
  });
});

test("of many blocks four keep their frames; the others show their picture and can be run again", async () => {
  const titles = ["One", "Two", "Three", "Four", "Five"];
  const picture = { light: "/l.webp", dark: "/d.webp", height: 90, alt: "a card" };
  render(
    <>
      {titles.map((title) => (
        <Block key={title} title={title} code={`<b>${title}</b>`} picture={picture} />
      ))}
    </>,
  );
  const pictures = (): number[] =>
    titles.map((title) => within(block(title)).queryAllByRole("img").length);
  for (const [index, title] of titles.entries()) {
    scrollTo(title);
    await showRun(index + 1);
    expect(frames.alive().length).toBeLessThanOrEqual(4);
  }
  expect(within(block("One")).getByText(/^Paused, because other examples/)).toBeTruthy();
  const [paused, ...running] = pictures();
  expect(paused).toBeGreaterThan(0);
  expect(running).toEqual([0, 0, 0, 0]);
  await user.click(button("Run again", "One"));
  await showRun(6);
  expect(within(block("One")).queryByText(/^Paused/)).toBeNull();
  expect(within(block("Two")).getByText(/^Paused/)).toBeTruthy();
  expect(frames.alive()).toHaveLength(4);
});
