import { describe, expect, test } from "vitest";
import { listMessages, renderBody } from "./testPage";

const fence = (language: string, lines: readonly string[], meta = ""): string =>
  `\`\`\`${language} ${meta}\n${lines.join("\n")}\n\`\`\``;

describe("a sequence", () => {
  const PARTIES = "Browser | Host | Engine";
  const sequence = (...lines: readonly string[]): string => fence("sequence", [PARTIES, ...lines]);

  test("is an ordered list that says who does what, in lanes from left to right", () => {
    const lines = [
      "Browser: run the `move`",
      "Browser -> Engine: a move: its name & choices",
      "",
      "Engine -> Host: one view",
    ];
    expect(renderBody(fence("sequence", [PARTIES, ...lines], 'caption="A move & more"'))).toBe(
      '<figure class="sequence" data-lanes="3"><div class="lanes" aria-hidden="true" data-mdast="ignore">' +
        "<span>Browser</span><span>Host</span><span>Engine</span></div><ol>" +
        '<li data-lane="1"><strong>Browser:</strong> <span>run the <code>move</code></span></li>' +
        '<li data-lane="1" data-span="3"><strong>Browser to Engine:</strong> <span>a move: its name &amp; choices</span></li>' +
        '<li data-lane="2" data-span="2" data-way="back"><strong>Engine to Host:</strong> <span>one view</span></li>' +
        "</ol><figcaption>A move &amp; more</figcaption></figure>",
    );
  });

  test.each([
    [
      sequence("Browser -> Engin: x"),
      '8: the sequence has no party "Engin".\n  Valid: Browser, Engine, Host.\n' +
        "  Fix: name one of these, or add the party to the first line.",
    ],
    [
      sequence("Browser: a", "Host -> Engine"),
      '9: "Host -> Engine" is no step of a sequence.\n' +
        "  Valid: Party -> Other party: what is sent, Party: what it does.\n" +
        "  Fix: name the party, or two with an arrow, then a colon and the words.",
    ],
    [
      sequence("Browser -> Host: a"),
      '7: no step of the sequence concerns "Engine".\n  Fix: remove the party, or add a step with it.',
    ],
    [
      fence("sequence", ["Browser: a"]),
      '7: the first line of a sequence names its parties, and this is "Browser: a".\n' +
        "  Valid: 2 to 4 different names.\n" +
        "  Fix: write them from left to right, such as Browser | Host | Engine.",
    ],
  ])("with a fault is a problem of its line: %j", (body, message) =>
    expect(listMessages(body)[0]).toBe(message),
  );

  test("has no alt text, and is not empty", () => {
    expect(listMessages(fence("sequence", ["A | B", "A -> B: x"], 'alt="y"'))).toEqual([
      expect.stringMatching(/^6: unknown word "alt".*\n {2}Valid: caption="…"\./),
    ]);
    expect(listMessages("```sequence\n```")[0]).toMatch(/^6: the sequence is empty\./);
  });
});

describe("a flow", () => {
  const flow = (...lines: readonly string[]): string => fence("flow", lines);

  test("is a tree of lists, with the words of code as code", () => {
    const body = flow(
      "eachPlayer turn: one after the other",
      "  step: the pot is empty",
      "  playerActions",
      "    action roll: adds to the pot",
      "      break on a 1",
      "  ifElse",
      "    case `pot > 9`",
      "      subflow count: the rest",
      "    else",
      "      finish: nobody wins",
    );
    expect(renderBody(body)).toBe(
      '<figure class="flow-tree"><ul><li data-kind="loop"><code>eachPlayer</code> <code>turn</code>: one after the other<ul>' +
        '<li data-kind="step">the pot is empty</li>' +
        '<li data-kind="wait"><code>playerActions</code><ul>' +
        '<li data-kind="part">action <code>roll</code>: adds to the pot<ul>' +
        '<li data-kind="exit"><code>Do.break</code> on a 1</li></ul></li></ul></li>' +
        '<li data-kind="branch"><code>ifElse</code><ul>' +
        '<li data-kind="part">case <code>pot &gt; 9</code><ul>' +
        '<li data-kind="exit"><code>Do.subflow</code> count: the rest</li></ul></li>' +
        '<li data-kind="part">else<ul><li data-kind="exit"><code>game.finish</code>: nobody wins</li></ul></li>' +
        "</ul></li></ul></li></ul></figure>",
    );
  });

  test.each([
    [
      ["loop", "  lop"],
      '8: unknown word "lop" in a flow.\n  Valid: break, continue, eachPlayer, everyPlayer, finish, forEach, ' +
        "forLoop, ifElse, loop, playerActions, repeat, step, subflow, switchCase, whileLoop.\n" +
        "  Fix: a line is one of these words, then a name, then a colon and what it is for.",
    ],
    [
      ["playerActions", "  step: x"],
      '8: "step" cannot be in "playerActions".\n  Valid: action.\n' +
        "  Fix: a line is one of these words, then a name, then a colon and what it is for.",
    ],
    [
      ["break", "  loop"],
      '8: "loop" cannot be in "break".\n  Fix: "break" holds nothing; indent the line less.',
    ],
    [
      ["loop", "   break"],
      '8: "break" is indented by 3 spaces.\n  Valid: 0, 2.\n' +
        "  Fix: what is inside of a line is indented by 2 spaces more than that line.",
    ],
    [
      ["loop", "    break"],
      '8: "break" is indented by 4 spaces.\n  Valid: 0, 2.\n' +
        "  Fix: what is inside of a line is indented by 2 spaces more than that line.",
    ],
    [
      ["loop", "\tbreak"],
      '8: "break" is indented by a tab.\n  Valid: 0, 2.\n' +
        "  Fix: what is inside of a line is indented by 2 spaces more than that line.",
    ],
    [
      ["step"],
      "7: a step of the flow says nothing.\n  Fix: write step: and what the function does.",
    ],
  ])("with a fault is one problem of its line: %j", (lines, message) =>
    expect(listMessages(flow(...lines))).toEqual([message]),
  );
});
