import { readSitemapRoutes } from "../routes";
import { readClipboard } from "./readClipboard";
import { expect, openHydrated, test } from "./site";

const phone = { width: 390, height: 844 };

test(
  "the first Tab stop is the skip link, and it leads into the content",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main#content")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  },
);

test(
  "the footer has community, source, year and tagline; the navbar its title and no items",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    const footer = page.getByRole("contentinfo");
    const links = await footer
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      "https://github.com/boardzilla",
      "https://discord.gg/bdjpdmuZpH",
      "https://github.com/boardzilla/boardzilla-docs",
      "/accessibility",
      "/security",
      expect.stringContaining("/boardzilla-docs/issues/new?"),
    ]);
    await expect(footer).toContainText("© 2025 Boardzilla · Dinosaurs are cool");
    const navbar = page.getByRole("banner");
    await expect(navbar.getByRole("link")).toHaveCount(1);
    await expect(navbar.getByRole("link", { name: "Boardzilla" })).toHaveAttribute("href", "/");
    await expect(navbar.getByRole("button", { name: /^Search/ })).toBeVisible();
    await expect(navbar.getByRole("button", { name: "Dark theme" })).toBeVisible();
  },
);

test(
  "every category of the sidebar is open on every page, and nothing hides it",
  { tag: "@core" },
  async ({ page }) => {
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    const entries = readSitemapRoutes().filter(
      (route) => !["/version", "/accessibility", "/security", "/changes"].includes(route),
    ).length;
    for (const route of ["/", "/api/classes/Piece", "/cookbook/ui", "/search"]) {
      await openHydrated(page, route);
      expect(await sidebar.getByRole("link").filter({ visible: true }).count()).toBe(entries);
      await expect(sidebar.getByRole("button")).toHaveCount(0);
    }
    const categories = await sidebar
      .locator(":scope > ul > li > :first-child")
      .evaluateAll((all) => all.map((entry) => entry.textContent));
    expect(categories[6]).toBe("API");
  },
);

test(
  "at 997 px the sidebar stands beside the text, at 996 px behind a button",
  { tag: "@core" },
  async ({ page }) => {
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    const opener = page.getByRole("button", { name: "Open menu" });
    await page.setViewportSize({ width: 997, height: 800 });
    await openHydrated(page, "/game/board");
    await expect(sidebar).toBeVisible();
    await expect(opener).toBeHidden();
    const side = (await sidebar.boundingBox())!;
    const text = (await page.getByRole("main").boundingBox())!;
    expect(text.x).toBeGreaterThanOrEqual(side.x + side.width);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar).toBeHidden();
    await expect(opener).toBeVisible();
  },
);

test("the page about the version says what was built, and that there is one version", async ({
  page,
}) => {
  await openHydrated(page, "/version");
  const fact = (term: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator("dd");
  await expect(fact("Documentation")).toHaveText("0.0.0");
  await expect(fact("Documented version")).toHaveText("Next");
  await expect(fact("Generator")).toHaveText(/^Gatsby 5\.\d+\.\d+$/);
  await expect(page.locator("meta[name=generator]")).toHaveAttribute("content", /^Gatsby 5/);
  await expect(page.getByText("These docs exist in one version, Next.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test(
  "the table of contents shows h2 and h3 and marks what is being read",
  { tag: "@core" },
  async ({ page }) => {
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
  },
);

test("copying a block of code says so", { tag: "@core" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/game/board");
  const block = page.locator("figure.code").first();
  const code = await block.locator("pre code").innerText();
  await block.hover();
  await block.getByRole("button", { name: /^Copy code/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  const copied = await readClipboard(page);
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

test(
  "tabs of a group switch together, by keyboard too, and are remembered",
  { tag: "@core" },
  async ({ page }) => {
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
  },
);

test("on a page without headings the text stands below its title, at its full width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, "/category/building-a-game");
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const steps = (await page.locator("main ol").first().boundingBox())!;
  expect(steps.y).toBeGreaterThan(title.y + title.height);
  expect(Math.abs(steps.x - title.x)).toBeLessThan(40);
  expect(steps.width).toBeGreaterThan(500);
});
