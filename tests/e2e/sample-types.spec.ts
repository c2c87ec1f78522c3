import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, openHydrated, test } from "./site";

const GUIDE = "/game/actions";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const card = (page: Page) => page.getByRole("tooltip");
/** The first sample of the page: a whole module, whose first line imports. */
const sample = (page: Page): Locator => page.locator("main figure.code[data-typed]").first();
const nameIn = (page: Page, name: string): Locator =>
  sample(page)
    .locator("span[data-type]", { hasText: new RegExp(`^${name}$`) })
    .first();

/** Makes the names of the first sample known, as a pointer does on its way to a name. */
async function approach(page: Page): Promise<void> {
  await sample(page)
    .locator("pre")
    .hover({ position: { x: 4, y: 4 } });
  await expect(sample(page).locator("[data-type]").first()).toBeAttached();
}

/** What axe finds in the samples and the card that is shown. */
async function findCardViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(where: object): Promise<AxeResults> } };
    const found = await axe.run({ include: ["figure.code[data-typed]", "[role=tooltip]"] });
    return found.violations.map(({ id, help }) => `${id}: ${help}`);
  });
  // The card belongs to its name, wherever it is in the document.
  return violations.filter((each) => !each.startsWith("region:"));
}

test.describe("the types of the names in a sample", () => {
  test(
    "show on hover: of a name of its own just the type, of a link what the reference says, too",
    { tag: "@core" },
    async ({ page }) => {
      await openHydrated(page, GUIDE);
      await approach(page);
      const lines = await page
        .locator("[data-type]")
        .evaluateAll((names) =>
          names.map((name) => (name.dataset["type"] ?? "").split("\n").length),
        );
      expect(Math.max(...lines)).toBeLessThanOrEqual(6);
      await nameIn(page, "price").hover();
      await expect(card(page)).toHaveText("price: number");
      await card(page).hover();
      await expect(card(page)).toBeVisible();
      // A name under the resting pointer stays dismissed; a name below a card would show its own.
      await nameIn(page, "price").hover();
      await page.keyboard.press("Escape");
      await expect(card(page)).toBeHidden();
      const link = sample(page).locator("a", { hasText: /^chooseOnBoard$/ });
      await link.hover();
      await expect(card(page)).toContainText("Action.chooseOnBoard");
      await expect(card(page).locator("code")).toContainText('name: "bone"');
      await expect(card(page).locator("p").last()).not.toBeEmpty();
      await link.click();
      await expect(page).toHaveURL("/api/classes/Action#chooseonboard");
    },
  );
});

test("a live block shows the types of its names as well", async ({ page }) => {
  await openHydrated(page, "/ui/appearance");
  const live = page.locator("figure.code[data-typed]", { hasText: "Three faces of a card" });
  await live.locator("pre").hover({ position: { x: 4, y: 4 } });
  await live
    .locator("span[data-type]", { hasText: /^Face$/ })
    .first()
    .hover();
  await expect(card(page)).toContainText("function Face(");
});

test.describe("the keyboard", () => {
  test("goes from the button to the first name, on by arrows, and out by Tab", async ({ page }) => {
    await openHydrated(page, GUIDE);
    const button = sample(page).getByRole("button", { name: /^Types of names/ });
    await button.focus();
    await page.keyboard.press("Enter");
    const names = sample(page).locator("pre [data-type]");
    await expect(names.first()).toBeFocused();
    await expect(card(page)).toContainText("createGame");
    await expect(names.first()).toHaveAccessibleDescription(/SetupFunction/);
    expect(await findCardViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(names.nth(1)).toBeFocused();
    await expect(card(page)).toContainText("class Game");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(names.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card(page)).toBeHidden();
    await expect(names.first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(names.first()).not.toBeFocused();
  });
});

test("a finger on a name shows its type, and one beside it takes it away", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    baseURL: baseURL ?? "",
  });
  const page = await context.newPage();
  await openHydrated(page, GUIDE);
  await sample(page)
    .locator("pre")
    .tap({ position: { x: 4, y: 4 } });
  await expect(sample(page).locator("[data-type]").first()).toBeAttached();
  await nameIn(page, "price").tap();
  await expect(card(page)).toHaveText("price: number");
  const box = await card(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(card(page)).toBeHidden();
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sample is code with links, and has no button for types", async ({ page }) => {
    await page.goto(GUIDE);
    await expect(sample(page).locator("pre a").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Types of names/ })).toHaveCount(0);
  });
});
