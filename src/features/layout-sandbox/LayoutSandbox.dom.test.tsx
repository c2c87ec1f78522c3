import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { DEFAULT_LAYOUT_SPEC } from "../../shared/layout/layoutSpec";
import { encodeLayoutSpec } from "./model/shareLink";
import { LayoutSandbox } from ".";
import { EngineContext } from "./engine/useLayoutEngine";
import { layOut, TestEngine } from "./engine/testEngine";
import {
  button,
  changeHash,
  findStatus,
  openSandbox,
  shownCode,
  specOf,
  eventually,
} from "./testSandbox";

const figure = () => document.querySelector("figure")!;

function show(engine: TestEngine): void {
  render(
    <EngineContext.Provider value={engine.connect}>
      <LayoutSandbox
        initialSvg="<svg class='built'></svg>"
        initialCode="hand.layout(Card, {});"
        framePath="/live/layout.html"
      />
    </EngineContext.Provider>,
  );
}

describe("the engine", () => {
  test("starts when the sandbox comes into view; until it answers the built figure stays", async () => {
    let scrollHere: ((entries: { readonly isIntersecting: boolean }[]) => void) | undefined;
    class Observer {
      constructor(callback: typeof scrollHere) {
        scrollHere = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const engine = new TestEngine();
    engine.answer = undefined;
    show(engine);
    await screen.findByRole("button", { name: "Hand" }, { timeout: 10_000 });
    // React observes the sandbox after it has shown it.
    await eventually(() => scrollHere).toBeDefined();
    act(() => scrollHere?.([{ isIntersecting: false }]));
    expect(engine.starts).toEqual([]);
    expect(figure().querySelector("svg.built")).not.toBeNull();
    act(() => scrollHere?.([{ isIntersecting: true }]));
    expect(engine.starts.map(({ src }) => src)).toEqual(["/live/layout.html"]);
    await findStatus("Loading the layout engine…");
    expect(figure().getAttribute("aria-busy")).toBe("true");
    await eventually(() => engine.asked).toEqual([DEFAULT_LAYOUT_SPEC]);
    expect(figure().querySelector("svg.built")).not.toBeNull();
    const { onReply } = engine.starts[0]!;
    act(() =>
      onReply(DEFAULT_LAYOUT_SPEC, { t: "result", id: 1, result: layOut(DEFAULT_LAYOUT_SPEC) }),
    );
    await findStatus("6 pieces, all shown.");
    expect(figure().querySelector("svg.built")).toBeNull();
    expect(figure().querySelectorAll(".piece")).toHaveLength(6);
    expect(figure().getAttribute("aria-busy")).toBe("false");
  });

  test("starts when the reader takes a control", async () => {
    const engine = new TestEngine();
    show(engine);
    const hand = await screen.findByRole("button", { name: "Hand" }, { timeout: 10_000 });
    expect(engine.starts).toEqual([]);
    fireEvent.focus(hand);
    await findStatus("6 pieces, all shown.");
  });

  test("that refuses a layout leaves the last figure, and a way back to it", async () => {
    const { user, engine } = await openSandbox(specOf({ rows: 2 }));
    engine.answer = () => {
      throw new Error("Gaps and margins leave no room.");
    };
    await user.click(button("Hand"));
    const message = await screen.findByText(/^Gaps and margins leave no room\./);
    expect(message.textContent).toContain("The figure shows the last layout that worked.");
    expect(figure().querySelectorAll(".piece")).toHaveLength(6);
    engine.answer = layOut;
    await user.click(button("Back to that layout"));
    expect(shownCode()).toBe("hand.layout(Card, { rows: 2 });");
    await eventually(() => screen.queryByText(/leave no room/)).toBeNull();
  });

  test("that breaks down can be started again, and is closed with the sandbox", async () => {
    const { user, engine, unmount } = await openSandbox(specOf({ rows: 2 }));
    engine.breakDown("The layout engine does not answer.");
    expect(screen.getByText("The layout engine does not answer.")).toBeTruthy();
    await user.click(button("Hand"));
    await user.click(button("Retry"));
    expect(screen.queryByText("The layout engine does not answer.")).toBeNull();
    await findStatus("10 pieces, all shown.");
    expect(engine.starts).toHaveLength(2);
    expect(engine.running.size).toBe(1);
    unmount();
    expect(engine.running.size).toBe(0);
  });

  test("passes on what the toolkit warns about", async () => {
    const { user, engine } = await openSandbox(specOf({ rows: 2 }));
    engine.answer = (spec) => ({ ...layOut(spec), warnings: ["`gap` is ignored"] });
    await user.click(button("Hand"));
    expect(await screen.findByText("The toolkit warns: `gap` is ignored")).toBeTruthy();
  });
});

describe("the figure", () => {
  test("shows the cells and the area when asked", async () => {
    const { user } = await openSandbox(specOf({ rows: 2, columns: 4 }));
    const guides = (kind: string) => figure().querySelectorAll(`[data-guide=${kind}]`);
    await user.click(button("Guides"));
    expect(button("Guides").getAttribute("aria-pressed")).toBe("true");
    expect(guides("cell")).toHaveLength(8);
    expect(guides("area")).toHaveLength(1);
    await user.click(button("Guides"));
    expect(button("Guides").getAttribute("aria-pressed")).toBe("false");
    expect(document.querySelector("[data-guide]")).toBeNull();
  });

  test("shows what covers what, and the status says how much", async () => {
    const box = { left: 0, top: 0, width: 20, height: 40 };
    const { user } = await openSandbox(specOf({ slots: [box, { ...box, left: 5 }] }));
    await findStatus("6 pieces: 2 shown, 4 hidden. A piece is covered up to 75%.");
    await user.click(button("Guides"));
    expect(figure().querySelectorAll("[data-guide=overlap]")).toHaveLength(1);
  });

  test("is described in words and in numbers", async () => {
    await openSandbox(specOf({ rows: 1, limit: 2 }));
    const words = "6 pieces: 2 shown, 4 hidden.";
    expect(screen.getByRole("img", { name: words })).toBeTruthy();
    const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(" "),
    );
    expect(rows).toEqual(["1 0.0 0.0 16.7 100.0", "2 16.7 0.0 16.7 100.0"]);
  });
});

describe("a link", () => {
  test("that is damaged shows the first layout and why, until something changes", async () => {
    history.replaceState(null, "", "/ui/layout-sandbox#layout=2.damaged");
    const { user } = await openSandbox();
    await findStatus("The layout in the link cannot be read: it is damaged or was cut.");
    expect(shownCode()).toContain("rows: 2, gap: 3");
    await user.click(button("Hand"));
    await findStatus("10 pieces, all shown.");
    expect(screen.getByRole("status").textContent).not.toContain("damaged");
  });

  test("followed on the page replaces the layout and its history", async () => {
    const { user } = await openSandbox();
    await user.click(button("Fan"));
    await eventually(() => window.location.hash).toMatch(/^#layout=2\./);
    changeHash(encodeLayoutSpec(specOf({ rows: 3 })));
    expect(shownCode()).toBe("hand.layout(Card, { rows: 3 });");
    expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
  });

  test("that is damaged, followed on the page, leaves the reader's work and its history", async () => {
    const { user } = await openSandbox();
    await user.click(button("Fan"));
    changeHash("#layout=2.damaged");
    await findStatus("The layout in the link cannot be read: it is damaged or was cut.");
    expect(shownCode()).toContain("offsetColumn: { x: 45, y: 4 }");
    await user.click(button("Undo"));
    expect(shownCode()).toContain("rows: 2, gap: 3");
  });
});
