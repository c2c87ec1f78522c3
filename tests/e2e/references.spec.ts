import { expect, test } from "@playwright/test";

test.describe("names of the toolkit", () => {
  test("in a guide's prose lead to their entries", async ({ page }) => {
    await page.goto("/game/flow");
    const name = page.locator("article a.api", { hasText: /^eachPlayer$/ }).first();
    await expect(name).toHaveAttribute("href", "/api/modules#eachplayer");
    await name.click();
    await expect(page).toHaveURL("/api/modules#eachplayer");
    await expect(page.locator("#eachplayer")).toBeInViewport();
  });

  test(
    "in a sample lead to the class that declares them, inherited ones too",
    { tag: "@core" },
    async ({ page }) => {
      await page.goto("/game/board");
      const hrefs = await page
        .locator("article pre a")
        .evaluateAll((links) =>
          links.map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`),
        );
      expect(hrefs).toContain("create /api/classes/Space#create");
      expect(hrefs).toContain("putInto /api/classes/Piece#putinto");
      expect(hrefs.length).toBeGreaterThan(50);
    },
  );

  test("are a stop of the Tab key once a sample, however often they occur", async ({ page }) => {
    await page.goto("/game/flow");
    const repeated = await page.locator("article figure.code").evaluateAll((samples) =>
      samples.flatMap((sample) => {
        const stops = [...sample.querySelectorAll("pre a:not([tabindex])")];
        const hrefs = stops.map((link) => link.getAttribute("href"));
        return hrefs.filter((href, index) => hrefs.indexOf(href) !== index);
      }),
    );
    expect(repeated).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "an entry leads to the guides that explain it and to the games that play with it",
    { tag: "@core" },
    async ({ page }) => {
      await page.goto("/api/classes/Action#chooseonboard");
      const entry = page.locator("#chooseonboard").locator("xpath=ancestor::div[2]");
      await expect(entry.getByText("In the guides")).toBeVisible();
      await entry.getByRole("link", { name: "Garden Row" }).click();
      await expect(page).toHaveURL("/examples/garden-row");
      await expect(page.getByRole("heading", { name: "Source" })).toBeVisible();
    },
  );

  test("a guide's section is found from the entry it uses", async ({ page }) => {
    await page.goto("/api/modules#everyplayer");
    const link = page
      .locator("#everyplayer")
      .locator("xpath=ancestor::div[2]")
      .locator('ul a[href^="/game/flow#"]')
      .first();
    await link.click();
    await expect(page).toHaveURL(/\/game\/flow#/);
    await expect(page.locator("article")).toContainText("everyPlayer");
  });
});
