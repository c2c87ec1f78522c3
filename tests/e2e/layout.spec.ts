import { readSitemapRoutes } from "../routes";
import { expect, openHydrated, test } from "./site";

const phone = { width: 390, height: 844 };

test("the menu opens with focus inside and closes on Escape with focus back", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/game/board");
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(sidebar).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Board", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("the menu closes when a page is chosen, on Back and when the window becomes wide", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/game/board");
  const button = page.getByRole("button", { name: /menu/ });
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  await button.click();
  await sidebar.getByRole("link", { name: "Flow", exact: true }).click();
  await expect(page).toHaveURL("/game/flow");
  await expect(sidebar).toBeHidden();
  await button.click();
  await expect(sidebar).toBeVisible();
  await page.goBack();
  await expect(sidebar).toBeHidden();
  await button.click();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebar).toBeHidden();
});

test("the first Tab stop is the skip link, and it leads into the content", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main#content")).toBeFocused();
});

test("the table of contents shows h2 and h3 and marks what is being read", async ({ page }) => {
  await openHydrated(page, "/game/board");
  const toc = page.getByRole("navigation", { name: "On this page" });
  const shown = await toc
    .locator("a:visible")
    .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  const headings = await page
    .locator("main :is(h2, h3)[id]")
    .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
  expect(shown).toEqual(headings);
  const target = headings[5] ?? "";
  await page.evaluate((hash) => {
    document.querySelector(hash)?.scrollIntoView();
  }, target);
  await expect(toc.locator("a[aria-current=location]:visible")).toHaveAttribute("href", target);
});

test("copying a block of code says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/game/board");
  const block = page.locator("figure.code").first();
  const code = await block.locator("pre code").innerText();
  await block.hover();
  await block.getByRole("button", { name: /^Copy code/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(code.trim());
});

test("long lines scroll by keyboard, and wrap on demand", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/game/board");
  const block = page.locator("figure.code").first();
  const pre = block.locator("pre");
  await expect(pre).toHaveAttribute("tabindex", "0");
  const wrap = block.getByRole("button", { name: /^Wrap lines/ });
  await wrap.click();
  await expect(wrap).toHaveAttribute("aria-pressed", "true");
  await expect(pre).not.toHaveAttribute("tabindex", "0");
  expect(await pre.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)).toBe(true);
});

test("marked lines of code stand one under another, as wide as the block", async ({ page }) => {
  await openHydrated(page, "/game/actions");
  const block = page.locator("figure.code", { has: page.locator("mark") }).first();
  const marks = await block.locator("mark").evaluateAll((lines) =>
    lines.map((line) => {
      const { top, width } = line.getBoundingClientRect();
      return { top, wide: width >= (line.closest("pre")?.clientWidth ?? Infinity) - 1 };
    }),
  );
  expect(marks.length).toBeGreaterThan(3);
  expect(marks.every(({ wide }) => wide)).toBe(true);
  const tops = marks.map(({ top }) => top);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

test("tabs of a group switch together, by keyboard too, and are remembered", async ({ page }) => {
  await openHydrated(page, "/introduction/getting-started");
  const tabs = page.locator(".tabs").first().getByRole("tab");
  expect(await tabs.count()).toBeGreaterThan(1);
  const second = tabs.nth(1);
  const label = (await second.textContent()) ?? "";
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("aria-selected", "true");
  const panel = page.locator(`#${(await second.getAttribute("aria-controls")) ?? ""}`);
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: label }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

for (const route of readSitemapRoutes()) {
  test(`${route} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, route);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}
