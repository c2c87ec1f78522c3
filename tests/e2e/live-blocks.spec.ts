import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { readLineNumbers } from "./liveBlock";
import { expect, openHydrated, test } from "./site";

const CONTENT = path.resolve("content");

/** The pages with live blocks, and how many they have. */
const pages = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(CONTENT, file), "utf8");
    const slug = /^slug: (.+)$/m.exec(text)?.[1];
    const count = [...text.matchAll(/^```[jt]sx? live\b/gm)].length;
    return { route: slug ?? `/${file.replace(/(?:\/index)?\.mdx$/, "")}`, count };
  })
  .filter(({ count }) => count > 0);

for (const { route, count } of pages) {
  test(`every live block of ${route} shows its result`, async ({ page }) => {
    test.setTimeout(30_000 + 30_000 * count);
    await openHydrated(page, route);
    const blocks = page.getByRole("region", { name: /^Live code: ./ });
    await expect(blocks).toHaveCount(count);
    const names = await blocks.evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(new Set(names).size).toBe(count);
    const lines = await page.evaluate(readLineNumbers);
    expect(lines.drawn).toEqual(lines.counted);
    for (const [index, name] of names.entries()) {
      await test.step(name ?? "", async () => {
        const block = blocks.nth(index);
        await block.scrollIntoViewIfNeeded();
        const isGame = (await block.locator("figure").textContent())?.includes("createGame(");
        await block.getByRole("button", { name: /^Run/ }).click();
        const shows = block.locator(`[data-shows=${isGame ? "game" : "element"}]`);
        await expect(shows).toBeVisible({ timeout: 30_000 });
        const result = block.frameLocator("iframe:not([inert])");
        await expect(result.locator(isGame ? "#play-area" : "#live > *").first()).toBeVisible();
        await expect(block.getByRole("status")).toHaveCount(0);
        await expect(block.getByRole("alert")).toHaveCount(0);
        await expect(block.locator("[data-level=error], [data-level=warn]")).toHaveCount(0);
      });
    }
  });
}
