import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { liveBlock, resultOf } from "./liveBlock";
import { expect, openHydrated, test } from "./site";

const CONTENT = path.resolve("content");
const LIVE_FENCE = /^```[jt]sx? live\b(.*)\n([\s\S]*?)^```$/gm;

/** The pages with live blocks, and these in their order. */
const pages = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(CONTENT, file), "utf8");
    const slug = /^slug: (.+)$/m.exec(text)?.[1];
    const blocks = [...text.matchAll(LIVE_FENCE)].map(([, meta = "", code = ""]) => ({
      title: /title="([^"]*)"/.exec(meta)?.[1] ?? "",
      isGame: code.includes("createGame("),
    }));
    return { route: slug ?? `/${file.replace(/(?:\/index)?\.mdx$/, "")}`, blocks };
  })
  .filter(({ blocks }) => blocks.length > 0);

test(
  "live blocks have names of their own, by which readers and links tell them apart",
  { tag: "@core" },
  () => {
    for (const { route, blocks } of pages) {
      const titles = blocks.map(({ title }) => title);
      expect(titles, route).not.toContain("");
      expect(new Set(titles).size, route).toBe(titles.length);
    }
  },
);

for (const { route, blocks } of pages) {
  test(`every live block of ${route} shows its result`, async ({ page }) => {
    test.setTimeout(30_000 + 30_000 * blocks.length);
    await openHydrated(page, route);
    for (const { title, isGame } of blocks) {
      await test.step(title, async () => {
        const block = liveBlock(page, title);
        await block.scrollIntoViewIfNeeded();
        await block.getByRole("button", { name: /^Run/ }).click();
        await expect(block.locator("[data-shows]"), title).toHaveAttribute(
          "data-shows",
          isGame ? "game" : "element",
          { timeout: 30_000 },
        );
        const shown = resultOf(page, title).locator(isGame ? "#play-area" : "#live > *");
        await expect(shown.first(), title).toBeVisible();
        await expect(block.getByRole("status"), title).toHaveCount(0);
        await expect(block.getByRole("alert"), title).toHaveCount(0);
        await expect(block.locator("[data-level=error], [data-level=warn]"), title).toHaveCount(0);
      });
    }
  });
}
