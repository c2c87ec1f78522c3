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

/**
 * What the code does, the code, and what must be there at the end: a message of the block, or a text of
 * the result; neither where a guard may stop it.
 */
type Fault = readonly [name: string, code: string, outcome?: RegExp | string];

const LEFT = /left its frame/;
const STOPPED = /was stopped|were stopped|did not answer/;

/** Code that fails or cannot be read. */
const BROKEN: readonly Fault[] = [
  ["a syntax error", "const a = 1;\nconst b = ;", /Unexpected token\./],
  ["throws in render", "function A() { throw new Error('x'); }", /^Error: x/],
  ["throws null", "function A() { throw null; }", /Thrown: null/],
  [
    "throws in an effect",
    "function A() { useEffect(() => { throw new Error('e'); }); return <b>x</b>; }",
    /Error: e/,
  ],
  ["throws in a timer", "setTimeout(() => { throw new Error('t'); }); <b>x</b>", /Error: t/],
  ["rejects a promise", "Promise.reject(new Error('p')); <b>x</b>", /Error: p/],
];

/** Code that never ends. */
const ENDLESS: readonly Fault[] = [
  ["a loop", "while (true) {}", STOPPED],
  ["a component that renders itself", "const A = () => <A />;", STOPPED],
  [
    "recursion without an end",
    "const f = () => f() + 1; f();",
    /RangeError|InternalError: too much recursion/,
  ],
  [
    "a regular expression that backtracks",
    "/(a+)+$/.test('a'.repeat(60) + 'b'); <b>x</b>",
    /did not answer|InternalError: too much recursion/,
  ],
  [
    "microtasks without an end",
    "async function f() { while (true) await 0; } f(); <b>x</b>",
    STOPPED,
  ],
  [
    "an effect that sets state without an end",
    "function A() { const [n, set] = useState(0); useEffect(() => { set(n + 1); }); return <b>load {n > 0 ? 'on' : ''}</b>; }",
    "load",
  ],
  [
    "allocation without an end",
    "const all: object[] = []; while (true) all.push({ a: 1 });",
    STOPPED,
  ],
];

/** Code that accesses what does not belong to it. */
const REACHING: readonly Fault[] = [
  ["empties its document", "document.body.innerHTML = ''; <b>x</b>"],
  [
    "changes the prototypes",
    "Object.assign(Object.prototype, { toJSON: 1 }); Array.prototype.map = null; <b>x</b>",
  ],
  ["reads storage", "localStorage.length;", /SecurityError/],
  ["reads cookies", "document.cookie;", /SecurityError/],
  ["reads the page", "parent.document;", /SecurityError/],
  ["navigates the page", "parent.location.href = 'https://example.com';", /SecurityError/],
  ["navigates to another site", "location.href = 'https://example.com';", LEFT],
  ["navigates to this site", "location.href = '/game/board';", LEFT],
  [
    "opens windows and dialogs",
    // Firefox refuses the window with an error.
    "try { open('/'); } catch {} for (let i = 0; i < 9; i++) alert(1); print(); <b>calm</b>",
    "calm",
  ],
  [
    "sends to the network",
    "new Image().src = 'https://example.com/a.png'; navigator.sendBeacon('https://example.com/b'); fetch('https://example.com/c'); <b>x</b>",
    /fetch/,
  ],
  [
    "floods the page with messages",
    "for (let i = 0; i < 200_000; i++) parent.postMessage(i, '*'); <b>x</b>",
  ],
  [
    "forges reports",
    "const p = MessagePort.prototype; const post = p.postMessage; p.postMessage = function (m) { for (const f of [{ t: 'size', h: 1e9 }, { t: 'evil' }, { t: 'log', level: 'log', text: 'x'.repeat(1e5) }]) post.call(this, f); post.call(this, m); }; <b>forged</b>",
    "forged",
  ],
  ["code of 1 MB", "// text\n".repeat(125_000), /at most 64000 are allowed/],
  ["a NUL in the code", "<b>a\0b</b>"],
  [
    "line separators and an end of script",
    "<b>{'\u2028'}</b>; '</script>'; <b>fine text</b>",
    "fine text",
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
  if (outcome === undefined)
    await expect(block.getByRole("button", { name: "Run again" })).toBeVisible();
  else if (typeof outcome === "string") await waitForResult(page, PEEK, outcome);
  else await expect(block.getByRole("status")).toContainText(outcome, { timeout: 30_000 });
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
  if (outcome instanceof RegExp)
    await expect(block.getByRole("status").filter({ hasText: outcome })).toHaveCount(0);
}

test.describe("hostile code", () => {
  for (const [kind, list] of Object.entries({
    "that fails or cannot be read @core": BROKEN,
    "that never ends @core": ENDLESS,
    // `table.spec.ts` has the same frame in each `npm test`.
    "that reaches out of its frame": REACHING,
  })) {
    test(`harms neither its block nor the page: code ${kind}`, async ({
      page,
      faults,
      browserName,
    }) => {
      test.setTimeout(60_000 + list.length * 30_000);
      // What the policy blocks is announced as a request, but is never sent. Firefox also lets tests answer it;
      // `frame-network.spec.ts` listens on the network.
      const sent: string[] = [];
      await page.route(/example\.com/, async (route) => {
        sent.push(route.request().url());
        await route.abort();
      });
      await openBlock(page, FACES);
      await waitForResult(page, FACES, "7");
      for (const fault of list)
        await test.step(fault[0], async () => {
          const [, , outcome] = fault;
          // Firefox stays: its policy refuses before the frame leaves.
          const isKept = browserName === "firefox" && outcome === LEFT;
          await expectSurvival(page, isKept ? [fault[0], fault[1]] : fault);
          if (browserName !== "firefox") expect(sent).toEqual([]);
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
