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

/** What must be there in the end: a message of the block, or the result. */
type Outcome = { readonly says: RegExp } | { readonly shows: string } | "anything";

interface Fault {
  /** What is wrong with the code, as the test's title. */
  readonly id: string;
  readonly code: string;
  readonly outcome: Outcome;
}

const says = (pattern: RegExp): Outcome => ({ says: pattern });
const shows = (text: string): Outcome => ({ shows: text });

const STOPPED = /was stopped|were stopped|did not answer/;

const FAULTS: readonly Fault[] = [
  { id: "syntax", code: "const a = 1;\nconst b = ;", outcome: says(/Unexpected token\./) },
  {
    id: "throw in render",
    code: "function A() { throw new Error('x'); }",
    outcome: says(/^Error: x/),
  },
  { id: "null", code: "function A() { throw null; }", outcome: says(/Thrown: null/) },
  { id: "undefined", code: "throw undefined;", outcome: says(/Thrown: undefined/) },
  {
    id: "no prototype",
    code: "function A() { throw Object.create(null); }",
    outcome: says(/Thrown: an object without a text/),
  },
  {
    id: "toString throws",
    code: "function A() { throw { toString() { throw 1; } }; }",
    outcome: says(/Thrown: an object without a text/),
  },
  {
    id: "effect",
    code: "function A() { useEffect(() => { throw new Error('e'); }); return <b>x</b>; }",
    outcome: says(/Error: e/),
  },
  {
    id: "timer",
    code: "setTimeout(() => { throw new Error('t'); }); <b>x</b>",
    outcome: says(/Error: t/),
  },
  {
    id: "promise",
    code: "Promise.reject(new Error('p')); <b>x</b>",
    outcome: says(/Error: p/),
  },
  { id: "while", code: "while (true) {}", outcome: says(STOPPED) },
  { id: "for", code: "for (;;);", outcome: says(STOPPED) },
  { id: "do", code: "do; while (1)", outcome: says(STOPPED) },
  { id: "label", code: "a: for (;;) { for (;;) continue a; }", outcome: says(STOPPED) },
  { id: "component", code: "const A = () => <A />;", outcome: says(STOPPED) },
  { id: "recursion", code: "const f = () => f() + 1; f();", outcome: says(/RangeError/) },
  {
    id: "regular expression",
    code: "/(a+)+$/.test('a'.repeat(60) + 'b'); <b>x</b>",
    outcome: says(/did not answer/),
  },
  {
    id: "microtasks",
    code: "async function f() { while (true) await 0; } f(); <b>x</b>",
    outcome: says(STOPPED),
  },
  {
    id: "state in effect",
    code: "function A() { const [n, set] = useState(0); useEffect(() => { set(n + 1); }); return <b>load {n > 0 ? 'on' : ''}</b>; }",
    outcome: shows("load"),
  },
  {
    id: "allocation",
    code: "const all: object[] = []; while (true) all.push({ a: 1 });",
    outcome: says(STOPPED),
  },
  { id: "body", code: "document.body.innerHTML = ''; <b>x</b>", outcome: "anything" },
  {
    id: "prototypes",
    code: "Object.assign(Object.prototype, { toJSON: 1 }); Array.prototype.map = null; <b>x</b>",
    outcome: "anything",
  },
  { id: "storage", code: "localStorage.length;", outcome: says(/SecurityError/) },
  { id: "cookie", code: "document.cookie;", outcome: says(/SecurityError/) },
  { id: "parent", code: "parent.document;", outcome: says(/SecurityError/) },
  {
    id: "top",
    code: "parent.location.href = 'https://example.com';",
    outcome: says(/SecurityError/),
  },
  {
    id: "another site",
    code: "location.href = 'https://example.com';",
    outcome: says(/left its frame/),
  },
  { id: "this site", code: "location.href = '/game/board';", outcome: says(/left its frame/) },
  {
    id: "windows",
    code: "open('/'); for (let i = 0; i < 9; i++) alert(1); print(); <b>calm</b>",
    outcome: shows("calm"),
  },
  {
    id: "network",
    code: "new Image().src = 'https://example.com/a.png'; navigator.sendBeacon('https://example.com/b'); fetch('https://example.com/c'); <b>x</b>",
    outcome: says(/fetch/),
  },
  {
    id: "flood",
    code: "for (let i = 0; i < 200_000; i++) parent.postMessage(i, '*'); <b>x</b>",
    // By the page for its messages, or by its own guard for the time that they take.
    outcome: says(STOPPED),
  },
  {
    id: "forged reports",
    code: "const p = MessagePort.prototype; const post = p.postMessage; p.postMessage = function (m) { for (const f of [{ t: 'size', h: 1e9 }, { t: 'evil' }, { t: 'log', level: 'log', text: 'x'.repeat(1e5) }]) post.call(this, f); post.call(this, m); }; <b>forged</b>",
    outcome: shows("forged"),
  },
  { id: "1 MB", code: "// text\n".repeat(125_000), outcome: says(/at most 64000 are allowed/) },
  { id: "NUL", code: "<b>a\0b</b>", outcome: "anything" },
  {
    id: "separators",
    code: "<b>{'\u2028'}</b>; '</script>'; <b>fine text</b>",
    outcome: shows("fine text"),
  },
];

/** The page lives on, whatever the block did. */
async function expectPageIsFine(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
  await page.getByRole("button", { name: /theme/i }).first().click({ trial: true });
}

test.describe("hostile code", () => {
  test.setTimeout(90_000);

  for (const { id, code, outcome } of FAULTS) {
    test(id, async ({ page, faults }) => {
      // What the policy blocks is announced as a request, but never comes to be sent.
      const sent: string[] = [];
      await page.route(/example\.com/, async (route) => {
        sent.push(route.request().url());
        await route.abort();
      });
      await openBlock(page, FACES);
      await waitForResult(page, FACES, "7");
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
      expect(sent).toEqual([]);
      await waitForResult(page, FACES, "7");

      if (code.length < 1000) {
        // The editor draws what cannot be printed as signs of its own.
        const first = /^[\x20-\x7e]{1,12}/.exec(code)![0].trimEnd();
        await expect(editorOf(page, PEEK)).toContainText(first);
      }
      await pasteCode(page, PEEK, "<b>well again</b>");
      await block.getByRole("button", { name: "Run again" }).click();
      await waitForResult(page, PEEK, "well again");
      // The browser itself tells what the code did.
      for (const list of Object.values(faults) as string[][]) list.length = 0;
    });
  }

  test("handler", async ({ page, faults }) => {
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

  test("a frame that is not there is told, and the code stays", async ({ page, faults }) => {
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

test.describe("the frame's document", () => {
  test("refuses to work on its own and without its sandbox", async ({ page }) => {
    await page.goto("/live/frame.html");
    await expect(page.locator("body")).toContainText("only works inside the documentation");
    await page.goto("/ui/appearance");
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.src = "/live/frame.html";
      frame.title = "bare";
      document.body.append(frame);
    });
    await expect(page.frameLocator('iframe[title="bare"]').locator("body")).toContainText(
      "only works inside the documentation",
    );
  });

  test("hears nobody but the page, and the page hears only its own frames", async ({ page }) => {
    await openBlock(page, PEEK);
    await waitForResult(page, PEEK, "?");
    const sibling = await page.evaluateHandle(async () => {
      // What follows a greeting is answered after it.
      window.addEventListener("message", ({ source, data }) => {
        if (data === "echo") (source as Window).postMessage("echo", "*");
      });
      window.postMessage({ t: "play-hello", v: 1 }, "*");
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.src = "/live/frame.html";
      const loaded = new Promise((resolve) => {
        frame.addEventListener("load", resolve);
      });
      document.body.append(frame);
      await loaded;
      return frame;
    });
    const inside = await sibling.asElement().contentFrame();
    // It greets as a block's frame does, and gets no port; nor does a block's frame take one from it.
    const heard = await inside?.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const messages: unknown[] = [];
          Object.assign(window, { messages });
          window.addEventListener("message", ({ data, ports }) => {
            if (data === "echo") resolve(messages);
            else messages.push([data, ports.length]);
          });
          const run = { t: "live", code: "render('<b>changed</b>')", theme: "light" };
          for (const frame of Array.from(
            { length: parent.frames.length },
            (_, at) => parent.frames[at]!,
          )) {
            if (frame === window) continue;
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => messages.push(data);
            frame.postMessage({ t: "play-init", v: 1 }, "*", [port2]);
            port1.postMessage(run);
          }
          parent.postMessage({ t: "play-hello", v: 1 }, "*");
          parent.postMessage("echo", "*");
        }),
    );
    expect(heard).toEqual([]);
    await resultOf(page, PEEK).getByRole("button").click();
    await waitForResult(page, PEEK, "Plum 3");
    // By now a frame that had taken the port would have told of its run.
    const later = await inside?.evaluate(() => (window as { messages?: unknown }).messages);
    expect(later).toEqual([]);
  });
});
