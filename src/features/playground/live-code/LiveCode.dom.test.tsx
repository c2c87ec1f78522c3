import { act, render, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  Block,
  CODE,
  TITLE,
  block,
  button,
  codeOf,
  editor,
  frames,
  prepareBlocks,
  renderBlock,
  scrollTo,
  showRun,
  user,
} from "../../../../tests/dom/liveBlock";

prepareBlocks();

describe("a live block", () => {
  test("is code until it is seen; then it runs, is stopped and run again", async () => {
    renderBlock();
    expect(block().querySelector("pre")?.textContent).toBe(CODE);
    expect(frames.opened).toEqual([]);
    scrollTo();
    const frame = await showRun(1);
    expect(codeOf(frame)).toContain("Original");
    expect(frame.options.title).toBe(`Result of ${TITLE}`);
    expect(button("Stop").disabled).toBe(false);
    await user.click(button("Stop"));
    expect(frames.open()).toEqual([]);
    expect(button("Stop").disabled).toBe(true);
    await user.click(button("Run again"));
    await showRun(2);
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

  test("leaves a fold open, with the focus on it, when the loaded part takes its place", async () => {
    const fold = "<details><summary>2 lines</summary><pre>a\n</pre></details>";
    renderBlock({ html: `${fold}<pre>b\n</pre>${fold}` });
    const summaries = () => within(block()).getAllByText("2 lines");
    const [, before] = summaries();
    await user.click(before!);
    before!.focus();
    scrollTo();
    await within(block()).findByRole("button", { name: "Stop" });
    const [, after] = summaries();
    expect(after).not.toBe(before);
    expect(document.activeElement).toBe(after);
    const folds = [...block().querySelectorAll("details")];
    expect(folds.map(({ open }) => open)).toEqual([false, true]);
    expect(within(block()).queryByRole("textbox")).toBeNull();
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

  test("is edited after a click during which the loaded part arrives", async () => {
    renderBlock();
    const before = button("Edit");
    await user.pointer({ keys: "[MouseLeft>]", target: before });
    scrollTo();
    await act(() => vi.dynamicImportSettled());
    expect(button("Edit")).toBe(before);
    await user.pointer({ keys: "[/MouseLeft]", target: before });
    await waitFor(editor);
  });

  test("that leaves the page takes its frame along", async () => {
    const { unmount } = renderBlock();
    scrollTo();
    await showRun(1);
    unmount();
    expect(frames.open()).toEqual([]);
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
});

test("of many blocks four keep their frames; the others show their picture and can be run again", async () => {
  const titles = ["One", "Two", "Three", "Four", "Five"];
  const picture = { light: "/l.avif", dark: "/d.avif", height: 90, alt: "a card" };
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
    expect(frames.open().length).toBeLessThanOrEqual(4);
  }
  expect(within(block("One")).getByText(/^Paused, because other examples/)).toBeTruthy();
  const [paused, ...running] = pictures();
  expect(paused).toBeGreaterThan(0);
  expect(running).toEqual([0, 0, 0, 0]);
  await user.click(button("Run again", "One"));
  await showRun(6);
  expect(within(block("One")).queryByText(/^Paused/)).toBeNull();
});
