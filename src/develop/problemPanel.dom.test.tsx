import { within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { AuthorProblem } from "../shared/authorProblem";
import { CONTENT_PROBLEMS } from "../shared/contracts/siteIds";
import { startProblemPanel } from "./problemPanel";

const FLOW: AuthorProblem = {
  file: "content/game/flow.mdx",
  line: 12,
  what: 'the link "/game/bord" leads to no page.',
  valid: ["/game/flow", "/game/board"],
  fix: 'write "/game/board".',
  route: "/game/flow",
  quote: { first: 11, lines: ["before", "See [it](/game/bord) <b>.", "after"] },
};
const SECTION: AuthorProblem = { file: "content/game/_section.yml", what: "no label." };

let send: (problems: readonly AuthorProblem[]) => void = () => undefined;
const fetched = vi.fn<(address: string) => Promise<Response>>();

/** Opens a page of `npm run dev`; the panel is what a reader of the screen finds by its name. */
function openPage(path: string) {
  window.history.replaceState(null, "", path);
  const update = startProblemPanel();
  const { shadowRoot } = document.getElementById(CONTENT_PROBLEMS)!;
  const panel = shadowRoot!.querySelector("section")!;
  return { panel, update, inPanel: within(panel) };
}

beforeEach(() => {
  document.body.innerHTML = "";
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener = (_type: string, listener: (event: { data: string }) => void): void => {
        send = (problems) => listener({ data: JSON.stringify({ problems }) });
      };
    },
  );
});

test("while all is well nothing is shown", () => {
  const { panel } = openPage("/game/flow");
  expect(panel.hidden).toBe(true);
  send([]);
  expect(panel.hidden).toBe(true);
});

test("a problem of the page is shown with place, source, valid values and fix, until it is gone", () => {
  const { panel, inPanel } = openPage("/game/flow");
  send([FLOW]);
  expect(panel.hidden).toBe(false);
  expect(inPanel.getByText("1 problem on this page").closest("details")?.open).toBe(true);
  expect(inPanel.getByText('the link "/game/bord" leads to no page.')).toBeTruthy();
  expect(inPanel.getByText("/game/board, /game/flow")).toBeTruthy();
  expect(inPanel.getByText('write "/game/board".')).toBeTruthy();
  const marked = panel.querySelector(".marked")!;
  expect(marked.textContent).toBe("  12 See [it](/game/bord) <b>.\n");
  send([]);
  expect(panel.hidden).toBe(true);
});

test("the place opens in the author's editor", () => {
  const { inPanel } = openPage("/game/flow");
  send([FLOW]);
  inPanel.getByRole("button", { name: "content/game/flow.mdx:12" }).click();
  expect(fetched.mock.calls.flat()).toEqual([
    "/__open-stack-frame-in-editor?fileName=content%2Fgame%2Fflow.mdx&lineNumber=12",
  ]);
});

test("problems of other pages are folded away beside those of this one, and follow the reader", () => {
  const { inPanel, update } = openPage("/game/flow");
  send([FLOW, SECTION]);
  expect(inPanel.getByText("1 problem elsewhere").closest("details")?.open).toBe(false);
  window.history.replaceState(null, "", "/game/board");
  update();
  expect(inPanel.getByText("2 problems elsewhere").closest("details")?.open).toBe(true);
  expect(inPanel.queryByText(/on this page/)).toBeNull();
});
