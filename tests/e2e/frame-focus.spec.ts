import type { Page } from "@playwright/test";
import {
  editorOf,
  liveBlock,
  openBlock,
  pasteCode,
  PEEK,
  resultOf,
  waitForResult,
} from "./liveBlock";
import { expect, test } from "./site";
import { pressTab } from "./tabTo";

/** A link to a fragment is also an entry in the history of the tab. */
const THIEF = /took the keyboard three times|filled the history/;

/** Whether a frame has the focus of the page. */
function isFrameFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
}

/** Code that does something every 30 ms, and shows what is typed into its field. */
const OFTEN = (what: string): string => `
  document.body.insertAdjacentHTML("beforeend", '<input id="field"><p id="typed"></p>');
  const field = document.querySelector("#field");
  addEventListener("keydown", (event) => { document.querySelector("#typed").textContent += event.key; }, true);
  setInterval(() => { ${what} }, 30);
  <b>ready</b>
`;

test("code that takes the focus three times is stopped @core @smoke", async ({ page }) => {
  await openBlock(page, PEEK);
  await pasteCode(page, PEEK, OFTEN("field.blur(); field.focus();"));
  await expect(liveBlock(page, PEEK).getByText(THIEF)).toBeVisible();
  await expect(editorOf(page, PEEK)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("my words");
  await expect(page.getByRole("combobox")).toHaveValue("my words");
});

for (const [way, what] of [
  ["its window", "window.focus()"],
  [
    "a dialog",
    "const box = document.createElement('dialog'); box.innerHTML = '<input>'; document.body.append(box); box.showModal()",
  ],
  [
    "a form",
    "const form = document.createElement('form'); form.innerHTML = '<input required>'; document.body.append(form); form.reportValidity()",
  ],
  [
    // Firefox makes none in a sandboxed frame.
    "a refresh to a fragment, for which no code runs, @chromium",
    "document.head.insertAdjacentHTML('beforeend', '<meta http-equiv=\"refresh\" content=\"0;url=#field\">')",
  ],
  ["a fragment", "field.blur(); location.hash = location.hash ? '' : '#field'"],
  [
    "a label",
    "field.blur(); const label = document.createElement('label'); label.htmlFor = 'field'; document.body.append(label); label.click()",
  ],
  ["a bound method", "field.blur(); queueMicrotask(field.focus.bind(field))"],
  [
    "an event that it makes",
    "field.blur(); field.focus(); dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))",
  ],
] as const) {
  test(`code that takes the focus by ${way} is stopped`, async ({ page }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, OFTEN(what));
    await expect(liveBlock(page, PEEK).getByText(THIEF)).toBeVisible();
    expect(await isFrameFocused(page)).toBe(false);
  });
}

test("who clicks or tabs into a result types there @core", async ({ page }) => {
  await openBlock(page, PEEK);
  await pasteCode(page, PEEK, OFTEN(""));
  await waitForResult(page, PEEK, "ready");
  const result = resultOf(page, PEEK);
  await result.locator("#field").click();
  // Longer than the page waits for the report of a touch.
  await page.keyboard.type("clicked", { delay: 100 });
  await expect(result.locator("#field")).toHaveValue("clicked");
  expect(await isFrameFocused(page)).toBe(true);

  await liveBlock(page, PEEK).getByRole("button", { name: "Run again" }).focus();
  await expect
    .poll(async () => {
      await pressTab(page, "Tab");
      return isFrameFocused(page);
    })
    .toBe(true);
  await page.keyboard.type(" tabbed", { delay: 100 });
  await expect(result.locator("#field")).toHaveValue(/tabbed/);
  await expect(liveBlock(page, PEEK).getByText(THIEF)).toBeHidden();
});

/** Code that posts a line to every port it can reach, while the frame handles the page's requests. */
const FORGE = `
  const { get: targetOf } = Object.getOwnPropertyDescriptor(Event.prototype, "target");
  const post = MessagePort.prototype.postMessage;
  const forge = (port) => {
    try { post.call(port, { t: "log", level: "log", text: "forged" }); } catch {}
  };
  const seize = () => { if (window.event) forge(targetOf.call(window.event)); };
  for (const prototype of [MessageEvent.prototype, Event.prototype])
    for (const name of ["data", "target", "currentTarget", "ports", "source"])
      if (Object.hasOwn(prototype, name))
        Object.defineProperty(prototype, name, { get() { forge(this); forge(targetOf.call(this)); } });
  for (const owner of [Object, Reflect, Array.prototype, RegExp.prototype, Map.prototype, JSON, Number])
    for (const name of Object.getOwnPropertyNames(owner)) {
      const before = Object.getOwnPropertyDescriptor(owner, name);
      if (typeof before.value !== "function" || !before.writable || name === "constructor") continue;
      owner[name] = function (...args) { seize(); queueMicrotask(seize); return Reflect_apply(before.value, this, args); };
    }
  MessagePort.prototype.postMessage = function (...args) { forge(this); return post.apply(this, args); };
`;

test("code of a live block has no way to the port between frame and page", async ({ page }) => {
  await openBlock(page, PEEK);
  const code = `const Reflect_apply = Reflect.apply; ${FORGE} console.log("tried"); <b>done</b>`;
  await pasteCode(page, PEEK, code);
  const block = liveBlock(page, PEEK);
  const log = block.getByRole("listitem");
  await expect(log.getByText("tried")).toBeVisible();
  // A later request of the page, which the frame has handled.
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(resultOf(page, PEEK).locator("html")).toHaveClass(/dark/);
  await expect(log).toHaveText(["tried"]);
});
