import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { muteSelections } from "../../../tests/dom/codeEditor";
import {
  button,
  expectMove,
  frames,
  openTable,
  prepareTables,
  session,
} from "../../../tests/dom/openTable";
import { PEBBLES, PEBBLES_SOURCE, pebblesStart, take } from "../../../tests/dom/pebbles";
import { createCodeEditor } from "./editor/createCodeEditor";
import { LogLines, ProblemMessage } from "./live-code/LiveMessages";
import { ChangeList } from "./rules/ChangeList";
import { RulesDraft } from "./rules/RulesDraft";
import { RulesEditor } from "./rules/RulesEditor";
import RulesPanel from "./rules/RulesPanel";
import { GoalList } from "./tutorial/GoalList";
import { TableBoundary } from "./ui/TableBoundary";

/** Puts characters into a text that reorder it and that nobody sees. */
const hide = (text: string): string => `\u202e${text}\u200b`;

/** Hides characters in all texts of a value that may be any. */
function hideIn<Value>(value: Value): Value {
  const hidden: unknown = JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === "string" && !["phase", "branch"].includes(key) ? hide(part) : part,
  );
  return hidden as Value;
}

/** What the page shows and reads out. */
const shown = (): string => document.body.outerHTML;

/** The text is shown, and what was hidden in it is a sign. */
function expectSigns(text: string): void {
  expect(shown()).toContain(`\ufffd${text}\ufffd`);
  expect(shown()).not.toMatch(/[\u202e\u200b]/);
}

const START = hideIn(pebblesStart());

describe("a game that hides characters in its texts shows them as signs", () => {
  prepareTables();

  test("in the log, in the names of moves and in what the table says of them", async () => {
    let moves = 0;
    const user = await openTable({}, "all", {
      replay: () => ({ updates: [START] }),
      bot: () => ({ seat: 1, name: hide("steal"), args: {} }),
      move: () => {
        moves += 1;
        if (moves === 3) throw new Error(hide("too late"));
        const body = `[[$p[1]|${hide("Ada")}]] ${hide("rests")}`;
        return { ...START, messages: moves === 1 ? [] : [{ body }] };
      },
    });
    await user.click(button("Bot move"));
    await expectMove(1);
    expectSigns("steal");
    await user.click(button("Bot move"));
    await expectMove(2);
    expectSigns("Ada");
    expectSigns("rests");
    await user.click(button("Bot move"));
    await screen.findByText(/^Refused/);
    expectSigns("too late");
    frames.hold();
    await user.click(button("Bot move"));
    frames.engines()[0]?.fail("hung");
    await screen.findByText(/found no move/);
    expectSigns("steal");
  });

  test("in the board, its query, the flow, the legal moves, the JSON and the hidden information", async () => {
    const choice = { name: "pebble", count: 1, examples: ["Pebble 1"], branches: [] };
    const actions = [
      { name: "take", available: true, reason: "", choice },
      { name: "pass", available: false, reason: "It is early." },
    ];
    const player = { seat: 1, name: "Ada", current: true, actions };
    const step = { kind: "code", name: "turns", slot: "do", current: true, notes: ["round 1"] };
    const user = await openTable({}, "all", {
      replay: () => ({ updates: [START] }),
      query: () => hideIn({ elements: [{ branch: "0", label: "seven" }] }),
      flow: () => hideIn({ flows: [{ ...step, children: [] }], players: [player] }),
      moveStep: (_update, _seat, path) =>
        path.length === 0
          ? hideIn({ prompt: "Which?", isText: false, choices: [{ name: "this", branches: [] }] })
          : hideIn({ prompt: "", isText: false, choices: [] }),
    });
    await user.click(button("Hidden information"));
    expectSigns("Coin");
    await user.click(button("Inspect"));
    await screen.findByRole("tree", { name: "Board" });
    expectSigns("Pebble");
    await user.type(screen.getByRole("textbox", { name: "Query" }), "1{Enter}");
    await screen.findByText(/seven/);
    expectSigns("seven");
    await user.click(screen.getByRole("tab", { name: "Flow" }));
    await screen.findByText(/this/);
    for (const text of ["turns", "do", "round 1", "take", "It is early.", "Which?", "this"])
      expectSigns(text);
    await user.click(screen.getByRole("tab", { name: "JSON" }));
    expectSigns("brook");
  });
});

describe("what an engine says of a question that it refuses shows what is hidden as signs", () => {
  prepareTables();

  test("in all inspectors", async () => {
    const refuse = (why: string) => () => {
      throw new Error(hide(why));
    };
    const player = { seat: 1, name: "Ada", current: true, actions: [] };
    let isLost = false;
    const user = await openTable({}, "all", {
      query: refuse("no query"),
      flow: () => (isLost ? refuse("no flow")() : { flows: [], players: [player] }),
      moveStep: refuse("no move"),
    });
    await user.click(button("Inspect"));
    await user.type(await screen.findByRole("textbox", { name: "Query" }), "1{Enter}");
    await screen.findByText(/no query/);
    expectSigns("no query");
    await user.click(screen.getByRole("tab", { name: "Flow" }));
    await screen.findByText(/no move/);
    expectSigns("no move");
    isLost = true;
    await user.click(button("Bot move"));
    await screen.findByText(/no flow/);
    expectSigns("no flow");
  });

  test("in what is said of moves that changed rules refuse", async () => {
    await openTable();
    session.store.set({ kept: { after: 0, moves: [take(1, 1)], why: hide("too many") } });
    render(
      <RulesPanel
        draft={new RulesDraft(PEBBLES_SOURCE)}
        session={session}
        bundle={PEBBLES}
        typesPath="/live/types.js"
        summary={hide("not checked")}
      />,
    );
    expectSigns("too many");
    expectSigns("not checked");
  });
});

describe("a sign takes the place of what is hidden", () => {
  test("in the messages of a live block", () => {
    const log = [{ level: "log" as const, text: hide("logged") }];
    render(
      <>
        <LogLines log={log} />
        <ProblemMessage problem={{ message: hide("broken") }} onGoTo={() => undefined} />
      </>,
    );
    expectSigns("logged");
    expectSigns("broken");
  });

  test("in what the goals of a step have found", () => {
    const results = [{ title: "One", unmet: hide("two") }];
    const { rerender } = render(<GoalList titles={["One"]} results={results} />);
    expectSigns("two");
    rerender(<GoalList titles={["One"]} fault={hide("stopped")} />);
    expectSigns("stopped");
  });

  test("in a crash of a game", () => {
    const Crash = () => {
      throw new Error(hide("crashed"));
    };
    render(<TableBoundary>{() => <Crash />}</TableBoundary>);
    expectSigns("crashed");
  });

  test("in changed code and its problems", () => {
    const files = { ...PEBBLES_SOURCE.files, "game.ts": hide("let a;") };
    const problem = { line: 1, column: 1, message: hide("unexpected"), severity: "error" as const };
    render(
      <>
        <ChangeList original={PEBBLES_SOURCE.files} texts={files} />
        <RulesEditor
          draft={new RulesDraft(PEBBLES_SOURCE)}
          problems={[{ ...problem, file: "game.ts" }]}
          onRun={() => undefined}
        >
          {null}
        </RulesEditor>
      </>,
    );
    expectSigns("let a;");
    expectSigns("unexpected");
  });

  test("in an editor, which also marks what is hidden in its code", () => {
    const unmute = muteSelections();
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const editor = createCodeEditor(host, {
      value: "let a\u200d = 1; // \u202a\u2060",
      label: "code",
      language: "ts",
      isFile: true,
      onChange: () => undefined,
      onRun: () => undefined,
    });
    editor.setProblems([{ line: 1, column: 1, message: hide("bad"), severity: "error" }]);
    const root = host.shadowRoot!;
    expect(root.querySelectorAll(".cm-specialChar")).toHaveLength(3);
    expect(root.querySelector(".cm-problem")?.textContent).toBe("\ufffdbad\ufffd");
    expect(root.querySelector("#problems")?.textContent).toContain("\ufffdbad\ufffd");
    editor.close();
    unmute();
  });
});
