import { expect, followAddress, openHydrated, test } from "./site";
import { startPlainHost, type PlainHost } from "./plainHost";

test.describe("a host that sends no headers and compresses nothing", () => {
  let host: PlainHost;
  test.beforeAll(async () => {
    host = await startPlainHost(404);
  });
  test.afterAll(() => host.close());

  test(
    "the pages work, and keep to the policy that they carry",
    { tag: "@core" },
    async ({ page, faults }) => {
      await openHydrated(page, `${host.origin}/ui/appearance`);
      // Nothing that a page did not load is run, and nothing is sent elsewhere.
      const outcome = await page.evaluate(async () => {
        const added = document.createElement("script");
        added.textContent = "window.injected = true";
        document.head.append(added);
        const button = document.createElement("button");
        button.setAttribute("onclick", "window.injected = true");
        button.click();
        const sent = await fetch("https://example.com/").then(
          () => "sent",
          () => "blocked",
        );
        return [sent, "injected" in window];
      });
      expect(outcome).toEqual(["blocked", false]);
      // The browser reports them a moment later.
      await expect.poll(() => faults.violations.length).toBeGreaterThanOrEqual(3);
      faults.violations.length = 0;
      faults.console.length = 0;

      const block = page.getByRole("region", { name: /^Live code/ }).first();
      await block.scrollIntoViewIfNeeded();
      await expect(block.locator("[data-shows]")).toHaveAttribute("data-shows", "element", {
        timeout: 20_000,
      });
      const inside = block.frameLocator("iframe:not([inert])").locator("body");
      // The frame has its own origin, which owns nothing.
      expect(await inside.evaluate(() => window.origin)).toBe("null");

      await page.goto(`${host.origin}/live/frame.html`);
      await expect(page.locator("body")).toContainText("only works inside the documentation");
      await page.goto(`${host.origin}/nope`);
      await expect(page.locator("h1")).toHaveText("Page not found");
      faults.requests.length = 0;
      faults.console.length = 0;
    },
  );
});

test.describe("a host that answers 403 for what is missing", () => {
  let host: PlainHost;
  test.beforeAll(async () => {
    host = await startPlainHost(403);
  });
  test.afterAll(() => host.close());

  test("an unknown address shows the not-found page, by address and by link", async ({
    page,
    faults,
  }) => {
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        loads.push(request.url());
    });
    await page.goto(`${host.origin}/game/actoins`);
    await expect(page.locator("h1")).toHaveText("Page not found");

    await openHydrated(page, `${host.origin}/game/actions`);
    await followAddress(page, "/game/gone");
    await expect(page.locator("h1")).toHaveText("Page not found");
    await expect(page).toHaveURL(`${host.origin}/game/gone`);
    // One load for each, and no more: a loop would keep loading.
    await page.waitForLoadState("networkidle");
    expect(loads).toHaveLength(3);
    // Gatsby treats 403 as a failure and leaves the page as it was built.
    for (const list of [faults.requests, faults.console, faults.errors]) list.length = 0;
  });
});
