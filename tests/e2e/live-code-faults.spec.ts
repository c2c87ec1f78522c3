import type { Page } from "@playwright/test";
import { expect, forgive, test } from "./site";
import {
  FACES,
  PEEK,
  editorOf,
  liveBlock,
  openBlock,
  pasteCode,
  resultOf,
  waitForResult,
} from "./liveBlock";

/** What must be there at the end: a message of the block, or the result; "anything" where a guard may stop it. */
type Outcome = { readonly says: RegExp } | { readonly shows: string } | "anything";

/** What the code does, the code, and its outcome. */
type Fault = readonly [name: string, code: string, outcome: Outcome];

const says = (pattern: RegExp): Outcome => ({ says: pattern });
const shows = (text: string): Outcome => ({ shows: text });

const STOPPED = /was stopped|were stopped|did not answer/;

/** Code that fails or cannot be read. */
const BROKEN: readonly Fault[] = [
  ["a syntax error", "const a = 1;\nconst b = ;", says(/Unexpected token\./)],
  ["throws in render", "function A() { throw new Error('x'); }", says(/^Error: x/)],
  ["throws null", "function A() { throw null; }", says(/Thrown: null/)],
  ["throws undefined", "throw undefined;", says(/Thrown: undefined/)],
  [
    "throws an object without a prototype",
    "function A() { throw Object.create(null); }",
    says(/Thrown: an object without a text/),
  ],
  [
    "throws an object whose toString throws",
    "function A() { throw { toString() { throw 1; } }; }",
    says(/Thrown: an object without a text/),
  ],
  [
    "throws in an effect",
    "function A() { useEffect(() => { throw new Error('e'); }); return <b>x</b>; }",
    says(/Error: e/),
  ],
  ["throws in a timer", "setTimeout(() => { throw new Error('t'); }); <b>x</b>", says(/Error: t/)],
  ["rejects a promise", "Promise.reject(new Error('p')); <b>x</b>", says(/Error: p/)],
];

/** Code that never ends. */
const ENDLESS: readonly Fault[] = [
  ["loops by while", "while (true) {}", says(STOPPED)],
  ["loops by for", "for (;;);", says(STOPPED)],
  ["loops by do", "do; while (1)", says(STOPPED)],
  ["loops by a label", "a: for (;;) { for (;;) continue a; }", says(STOPPED)],
  ["a component that renders itself", "const A = () => <A />;", says(STOPPED)],
  ["recursion without an end", "const f = () => f() + 1; f();", says(/RangeError/)],
  [
    "a regular expression that backtracks",
    "/(a+)+$/.test('a'.repeat(60) + 'b'); <b>x</b>",
    says(/did not answer/),
  ],
  [
    "microtasks without an end",
    "async function f() { while (true) await 0; } f(); <b>x</b>",
    says(STOPPED),
  ],
  [
    "an effect that sets state without an end",
    "function A() { const [n, set] = useState(0); useEffect(() => { set(n + 1); }); return <b>load {n > 0 ? 'on' : ''}</b>; }",
    shows("load"),
  ],
  [
    "allocation without an end",
    "const all: object[] = []; while (true) all.push({ a: 1 });",
    says(STOPPED),
  ],
];

/** Code that accesses what does not belong to it. */
const REACHING: readonly Fault[] = [
  ["empties its document", "document.body.innerHTML = ''; <b>x</b>", "anything"],
  [
    "changes the prototypes",
    "Object.assign(Object.prototype, { toJSON: 1 }); Array.prototype.map = null; <b>x</b>",
    "anything",
  ],
  ["reads storage", "localStorage.length;", says(/SecurityError/)],
  ["reads cookies", "document.cookie;", says(/SecurityError/)],
  ["reads the page", "parent.document;", says(/SecurityError/)],
  ["navigates the page", "parent.location.href = 'https://example.com';", says(/SecurityError/)],
  ["navigates to another site", "location.href = 'https://example.com';", says(/left its frame/)],
  ["navigates to this site", "location.href = '/game/board';", says(/left its frame/)],
  [
    "opens windows and dialogs",
    "open('/'); for (let i = 0; i < 9; i++) alert(1); print(); <b>calm</b>",
    shows("calm"),
  ],
  [
    "sends to the network",
    "new Image().src = 'https://example.com/a.png'; navigator.sendBeacon('https://example.com/b'); fetch('https://example.com/c'); <b>x</b>",
    says(/fetch/),
  ],
  [
    "floods the page with messages",
    "for (let i = 0; i < 200_000; i++) parent.postMessage(i, '*'); <b>x</b>",
    "anything",
  ],
  [
    "forges reports",
    "const p = MessagePort.prototype; const post = p.postMessage; p.postMessage = function (m) { for (const f of [{ t: 'size', h: 1e9 }, { t: 'evil' }, { t: 'log', level: 'log', text: 'x'.repeat(1e5) }]) post.call(this, f); post.call(this, m); }; <b>forged</b>",
    shows("forged"),
  ],
  ["code of 1 MB", "// text\n".repeat(125_000), says(/at most 64000 are allowed/)],
  ["a NUL in the code", "<b>a\0b</b>", "anything"],
  [
    "line separators and an end of script",
    "<b>{'\u2028'}</b>; '</script>'; <b>fine text</b>",
    shows("fine text"),
  ],
];

/** The page keeps working, whatever the block did. */
async function expectPageIsFine(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
  await page.getByRole("button", { name: /theme/i }).first().click({ trial: true });
}

/**
 * Runs one piece of code in a block, checks the result, and that the block and the page still work
 * afterwards.
 */
async function expectSurvival(page: Page, [, code, outcome]: Fault): Promise<void> {
  const block = liveBlock(page, PEEK);
  await pasteCode(page, PEEK, code);
  await block.getByRole("button", { name: /^Run/ }).click();
  if (outcome === "anything")
    await expect(block.getByRole("button", { name: "Run again" })).toBeVisible();
  else if ("says" in outcome)
    await expect(block.getByRole("status")).toContainText(outcome.says, { timeout: 30_000 });
  else await waitForResult(page, PEEK, outcome.shows);
  await expectPageIsFine(page);
  expect((await block.boundingBox())!.height).toBeLessThan(4000);
  await waitForResult(page, FACES, "7");
  if (code.length < 1000) {
    // The editor draws unprintable characters as its own symbols.
    const first = /^[\x20-\x7e]{1,12}/.exec(code)![0].trimEnd();
    await expect(editorOf(page, PEEK)).toContainText(first);
  }
  await pasteCode(page, PEEK, "<b>well again</b>");
  await block.getByRole("button", { name: "Run again" }).click();
  await waitForResult(page, PEEK, "well again");
  // The result of the next piece of code is then new.
  if (outcome !== "anything" && "says" in outcome)
    await expect(block.getByRole("status").filter({ hasText: outcome.says })).toHaveCount(0);
}

test.describe("hostile code", () => {
  for (const [kind, list] of Object.entries({
    "that fails or cannot be read": BROKEN,
    "that never ends": ENDLESS,
    "that reaches out of its frame": REACHING,
  })) {
    test(`${kind} harms neither its block nor the page @core`, async ({ page, faults }) => {
      test.setTimeout(60_000 + list.length * 30_000);
      // What the policy blocks is announced as a request, but is never sent.
      const sent: string[] = [];
      await page.route(/example\.com/, async (route) => {
        sent.push(route.request().url());
        await route.abort();
      });
      await openBlock(page, FACES);
      await waitForResult(page, FACES, "7");
      for (const fault of list)
        await test.step(fault[0], async () => {
          await expectSurvival(page, fault);
          expect(sent).toEqual([]);
        });
      // The browser itself reports what the code did.
      forgive(faults, "console", "errors", "requests", "violations");
    });
  }

  test.setTimeout(90_000);

  test("an event handler that throws is reported beside its code", async ({ page, faults }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<button onClick={() => { throw new Error('h'); }}>go</button>");
    await resultOf(page, PEEK).getByRole("button", { name: "go" }).click();
    await expect(liveBlock(page, PEEK).getByRole("status")).toContainText("Error: h");
    await expect.poll(() => faults.errors.join()).toContain("h");
    forgive(faults, "errors");
  });
});
