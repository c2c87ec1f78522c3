import type { Page } from "@playwright/test";
import { expect, test } from "./site";
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

/** What must be there at the end: a message of the block, or the result. */
type Outcome = { readonly says: RegExp } | { readonly shows: string } | "anything";

interface Fault {
  /** What the code does. */
  readonly name: string;
  readonly code: string;
  readonly outcome: Outcome;
}

const says = (pattern: RegExp): Outcome => ({ says: pattern });
const shows = (text: string): Outcome => ({ shows: text });

const STOPPED = /was stopped|were stopped|did not answer/;

/** Code that fails or cannot be read. */
const BROKEN: readonly Fault[] = [
  {
    name: "a syntax error",
    code: "const a = 1;\nconst b = ;",
    outcome: says(/Unexpected token\./),
  },
  {
    name: "throws in render",
    code: "function A() { throw new Error('x'); }",
    outcome: says(/^Error: x/),
  },
  { name: "throws null", code: "function A() { throw null; }", outcome: says(/Thrown: null/) },
  { name: "throws undefined", code: "throw undefined;", outcome: says(/Thrown: undefined/) },
  {
    name: "throws an object without a prototype",
    code: "function A() { throw Object.create(null); }",
    outcome: says(/Thrown: an object without a text/),
  },
  {
    name: "throws an object whose toString throws",
    code: "function A() { throw { toString() { throw 1; } }; }",
    outcome: says(/Thrown: an object without a text/),
  },
  {
    name: "throws in an effect",
    code: "function A() { useEffect(() => { throw new Error('e'); }); return <b>x</b>; }",
    outcome: says(/Error: e/),
  },
  {
    name: "throws in a timer",
    code: "setTimeout(() => { throw new Error('t'); }); <b>x</b>",
    outcome: says(/Error: t/),
  },
  {
    name: "rejects a promise",
    code: "Promise.reject(new Error('p')); <b>x</b>",
    outcome: says(/Error: p/),
  },
];

/** Code that never ends. */
const ENDLESS: readonly Fault[] = [
  { name: "loops by while", code: "while (true) {}", outcome: says(STOPPED) },
  { name: "loops by for", code: "for (;;);", outcome: says(STOPPED) },
  { name: "loops by do", code: "do; while (1)", outcome: says(STOPPED) },
  {
    name: "loops by a label",
    code: "a: for (;;) { for (;;) continue a; }",
    outcome: says(STOPPED),
  },
  {
    name: "a component that renders itself",
    code: "const A = () => <A />;",
    outcome: says(STOPPED),
  },
  {
    name: "recursion without an end",
    code: "const f = () => f() + 1; f();",
    outcome: says(/RangeError/),
  },
  {
    name: "a regular expression that backtracks",
    code: "/(a+)+$/.test('a'.repeat(60) + 'b'); <b>x</b>",
    outcome: says(/did not answer/),
  },
  {
    name: "microtasks without an end",
    code: "async function f() { while (true) await 0; } f(); <b>x</b>",
    outcome: says(STOPPED),
  },
  {
    name: "an effect that sets state without an end",
    code: "function A() { const [n, set] = useState(0); useEffect(() => { set(n + 1); }); return <b>load {n > 0 ? 'on' : ''}</b>; }",
    outcome: shows("load"),
  },
  {
    name: "allocation without an end",
    code: "const all: object[] = []; while (true) all.push({ a: 1 });",
    outcome: says(STOPPED),
  },
];

/** Code that accesses what does not belong to it. */
const REACHING: readonly Fault[] = [
  {
    name: "empties its document",
    code: "document.body.innerHTML = ''; <b>x</b>",
    outcome: "anything",
  },
  {
    name: "changes the prototypes",
    code: "Object.assign(Object.prototype, { toJSON: 1 }); Array.prototype.map = null; <b>x</b>",
    outcome: "anything",
  },
  { name: "reads storage", code: "localStorage.length;", outcome: says(/SecurityError/) },
  { name: "reads cookies", code: "document.cookie;", outcome: says(/SecurityError/) },
  { name: "reads the page", code: "parent.document;", outcome: says(/SecurityError/) },
  {
    name: "navigates the page",
    code: "parent.location.href = 'https://example.com';",
    outcome: says(/SecurityError/),
  },
  {
    name: "navigates to another site",
    code: "location.href = 'https://example.com';",
    outcome: says(/left its frame/),
  },
  {
    name: "navigates to this site",
    code: "location.href = '/game/board';",
    outcome: says(/left its frame/),
  },
  {
    name: "opens windows and dialogs",
    code: "open('/'); for (let i = 0; i < 9; i++) alert(1); print(); <b>calm</b>",
    outcome: shows("calm"),
  },
  {
    name: "sends to the network",
    code: "new Image().src = 'https://example.com/a.png'; navigator.sendBeacon('https://example.com/b'); fetch('https://example.com/c'); <b>x</b>",
    outcome: says(/fetch/),
  },
  {
    name: "floods the page with messages",
    code: "for (let i = 0; i < 200_000; i++) parent.postMessage(i, '*'); <b>x</b>",
    // Nobody reads them. The code's own guard stops it where they take long.
    outcome: "anything",
  },
  {
    name: "forges reports",
    code: "const p = MessagePort.prototype; const post = p.postMessage; p.postMessage = function (m) { for (const f of [{ t: 'size', h: 1e9 }, { t: 'evil' }, { t: 'log', level: 'log', text: 'x'.repeat(1e5) }]) post.call(this, f); post.call(this, m); }; <b>forged</b>",
    outcome: shows("forged"),
  },
  {
    name: "code of 1 MB",
    code: "// text\n".repeat(125_000),
    outcome: says(/at most 64000 are allowed/),
  },
  { name: "a NUL in the code", code: "<b>a\0b</b>", outcome: "anything" },
  {
    name: "line separators and an end of script",
    code: "<b>{'\u2028'}</b>; '</script>'; <b>fine text</b>",
    outcome: shows("fine text"),
  },
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
async function expectSurvival(page: Page, { code, outcome }: Fault): Promise<void> {
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
    test(
      `${kind} harms neither its block nor the page`,
      { tag: "@core" },
      async ({ page, faults }) => {
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
          await test.step(fault.name, async () => {
            await expectSurvival(page, fault);
            expect(sent).toEqual([]);
          });
        // The browser itself reports what the code did.
        for (const each of Object.values(faults) as string[][]) each.length = 0;
      },
    );
  }

  test.setTimeout(90_000);

  test("an event handler that throws is reported beside its code", async ({ page, faults }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<button onClick={() => { throw new Error('h'); }}>go</button>");
    await resultOf(page, PEEK).getByRole("button", { name: "go" }).click();
    await expect(liveBlock(page, PEEK).getByRole("status")).toContainText("Error: h");
    await expect.poll(() => faults.errors.join()).toContain("h");
    faults.errors.length = 0;
  });

  test("of fast edits the last one runs", async ({ page }) => {
    await openBlock(page, PEEK);
    for (let edit = 1; edit <= 15; edit++)
      await pasteCode(page, PEEK, `<b>edit {${String(edit)}}</b>`);
    await waitForResult(page, PEEK, "edit 15");
    await expect(liveBlock(page, PEEK).locator("iframe")).toHaveCount(1);
  });

  test("a frame that is not there is reported, and the code stays", async ({ page, faults }) => {
    await page.route("**/live/frame.html", (route) => route.fulfill({ status: 404, body: "no" }));
    await openBlock(page, PEEK);
    const block = liveBlock(page, PEEK);
    await expect(block.getByRole("status")).toContainText("Live code is not available here", {
      timeout: 20_000,
    });
    await expect(block).toContainText("function Peek");
    await page.unroute("**/live/frame.html");
    await block.getByRole("button", { name: "Run again" }).click();
    await waitForResult(page, PEEK, "?");
    faults.console.length = 0;
    faults.requests.length = 0;
  });
});
