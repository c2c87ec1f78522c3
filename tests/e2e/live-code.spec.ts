import { readClipboard } from "./readClipboard";
import { expect, listRequests, METERED, openHydrated, setConnection, test } from "./site";
import {
  LIVE_ROUTE,
  PEEK,
  editorOf,
  liveBlock,
  openBlock,
  pasteCode,
  resultOf,
  waitForResult,
} from "./liveBlock";

test.describe("a live block", () => {
  test.setTimeout(90_000);

  test("runs when seen, and can be edited, broken and fixed @core @smoke", async ({ page }) => {
    const requests = listRequests(page);
    await setConnection(page, METERED);
    await openHydrated(page, LIVE_ROUTE);
    await page.waitForLoadState("networkidle");
    const block = liveBlock(page, PEEK);
    await expect(block.locator("pre")).toContainText("function Peek");
    expect(requests.filter((path) => path.startsWith("/live/"))).toEqual([]);
    await block.scrollIntoViewIfNeeded();
    await waitForResult(page, PEEK, "?");
    await resultOf(page, PEEK).getByRole("button").click();
    await waitForResult(page, PEEK, "Plum 3");
    await pasteCode(page, PEEK, "const name = 'mine';\nconsole.log([1]);\n<b>It is {name}</b>");
    await waitForResult(page, PEEK, "It is mine");
    await expect(block.getByRole("listitem")).toHaveText(["[1]"]);
    await pasteCode(page, PEEK, "const name = 'mine';\n<b>It is {nam}</b>");
    await expect(block.getByRole("status")).toContainText("nam is not defined");
    await block.getByRole("button", { name: "Go to line 2" }).click();
    await expect(editorOf(page, PEEK)).toBeFocused();
    // The last working result stays until something else works.
    await waitForResult(page, PEEK, "It is mine");
    await pasteCode(page, PEEK, "<b>Fixed</b>");
    await waitForResult(page, PEEK, "Fixed");
    await expect(block.getByRole("status")).toHaveCount(0);
  });

  test("holds the Tab key only while the reader edits @core", async ({ page }) => {
    await openBlock(page, PEEK);
    await liveBlock(page, PEEK).getByRole("button", { name: "Edit" }).click();
    const editor = editorOf(page, PEEK);
    await expect(editor).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(editor).toBeFocused();
    await page.keyboard.type("x");
    await page.keyboard.press("Tab");
    await expect(editor).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
    expect(
      await editor.evaluate((element) => {
        const root = element.getRootNode() as ShadowRoot;
        const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
        return ids.map((id) => root.getElementById(id)?.textContent).join(" ");
      }),
    ).toContain("Press Escape, then Tab, to leave the editor");
  });

  test("takes a slash that would open the search", async ({ page }) => {
    await openBlock(page, PEEK);
    await liveBlock(page, PEEK).getByRole("button", { name: "Edit" }).click();
    await expect(editorOf(page, PEEK)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("// one / two");
    await expect(editorOf(page, PEEK)).toContainText("// one / two");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("a link to changed code", () => {
  test.setTimeout(90_000);
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("shows the text, and runs only on request @core", async ({ page, context }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<b>from afar</b>");
    await waitForResult(page, PEEK, "from afar");
    await liveBlock(page, PEEK).getByRole("button", { name: "Copy link" }).click();
    await expect(liveBlock(page, PEEK).getByRole("button", { name: "Copied" })).toBeVisible();
    const url = await readClipboard(page);
    expect(url).toMatch(/\/ui\/appearance#code=2\.[\w-]+&block=\w+$/);

    const other = await context.newPage();
    await other.goto(url);
    const block = liveBlock(other, PEEK);
    await expect(block.getByRole("status")).toContainText("This code came from a link");
    await expect(editorOf(other, PEEK)).toHaveText("<b>from afar</b>");
    await expect(block.locator("iframe")).toHaveCount(0);
    await block.getByRole("button", { name: "Run", exact: true }).click();
    await waitForResult(other, PEEK, "from afar");
  });
});

test("a live game is played against the bot", async ({ page }) => {
  test.setTimeout(90_000);
  await openHydrated(page, "/game/actions");
  const title = "Dig three times";
  await liveBlock(page, title).scrollIntoViewIfNeeded();
  const game = resultOf(page, title);
  await expect(game.locator(".prompt", { hasText: "Dig up a bone" })).toBeVisible({
    timeout: 30_000,
  });
  await game.locator(".Bone.selectable b").first().click();
  // The reader's bone and then the bot's are on the shelf, and it is the reader's turn again.
  await expect(game.locator('[id="shelf"] .Bone')).toHaveCount(2, { timeout: 20_000 });
  await expect(game.locator(".prompt", { hasText: "Dig up a bone" })).toBeVisible({
    timeout: 20_000,
  });
});

test("a live game is played by keyboard, and stays in view", async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openHydrated(page, "/game/actions");
  const title = "Dig three times";
  const block = liveBlock(page, title);
  await block.scrollIntoViewIfNeeded();
  const game = resultOf(page, title);
  await expect(game.locator(".prompt", { hasText: "Dig up a bone" })).toBeVisible({
    timeout: 30_000,
  });
  await block.getByRole("button", { name: "Full screen" }).focus();
  await page.keyboard.press("Tab");
  const bones = game.getByRole("toolbar", { name: "Choices on the board" }).getByRole("button");
  await expect(bones.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(bones.nth(1)).toBeFocused();
  await expect(bones.nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(game.locator('[id="shelf"] .Bone')).toHaveCount(2, { timeout: 20_000 });
});

for (const width of [390, 1280])
  test(`the buttons are in one row on a page of ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openBlock(page, PEEK);
    const name = /^(Run again|Edit|Reset|Stop|Copy|Copy link|Full screen)$/;
    const tops = await liveBlock(page, PEEK)
      .getByRole("button", { name })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);
  });

test("full screen shows code and result beside each other, and leaves again", async ({ page }) => {
  test.setTimeout(90_000);
  await openBlock(page, PEEK);
  await waitForResult(page, PEEK, "?");
  const block = liveBlock(page, PEEK);
  const button = block.getByRole("button", { name: "Full screen" });
  const divider = block.getByRole("slider", { name: "Width of the code" });
  const codeEnd = async (): Promise<number> => {
    const { x, width } = (await block.locator("figure").boundingBox())!;
    return x + width;
  };
  await expect(divider).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeInViewport();
  const before = await codeEnd();
  const result = await block.locator("[data-shows]").boundingBox();
  expect(before).toBeLessThan(result!.x);
  await divider.press("ArrowRight");
  await expect.poll(codeEnd).toBeGreaterThan(before);
  await button.click();
  await expect(divider).toBeHidden();
});
