import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { findContentType } from "../../tools/server/contentType";
import { DIST } from "../routes";
import {
  expect,
  followAddress,
  forgive,
  forgiveIcon,
  heading,
  listLoads,
  openHydrated,
  test as base,
} from "./site";

interface HostFixtures {
  /**
   * Starts a host that sends files with their media type and nothing else: no headers of ours, no
   * compression, no redirects. Missing files get the not-found page with the status that the host
   * chooses. Returns its origin.
   */
  readonly startHost: (missing: 403 | 404) => Promise<string>;
}

const test = base.extend<HostFixtures>({
  startHost: async ({}, provide) => {
    const server = createServer();
    await provide(async (missing) => {
      server.on("request", (request, response) => {
        const route = new URL(request.url ?? "/", "http://host").pathname.slice(1) || "index.html";
        const file = [route, `${route}.html`]
          .map((name) => path.join(DIST, path.normalize(`/${name}`)))
          .find((name) => existsSync(name) && statSync(name).isFile());
        const shown = file ?? path.join(DIST, "404.html");
        const headers = { "Content-Type": findContentType(shown) };
        response.writeHead(file === undefined ? missing : 200, headers).end(readFileSync(shown));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    });
    server.closeAllConnections();
    server.close();
  },
});

test("without headers pages keep to their own policy @core", async ({
  page,
  faults,
  startHost,
}) => {
  const origin = await startHost(404);
  await openHydrated(page, `${origin}/ui/appearance`);
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
  forgive(faults, "violations", "console");

  const block = page.getByRole("region", { name: /^Live code/ }).first();
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator("[data-shows]")).toHaveAttribute("data-shows", "element", {
    timeout: 20_000,
  });
  const inside = block.frameLocator("iframe:not([inert])").locator("body");
  // The frame has its own origin, which owns nothing.
  expect(await inside.evaluate(() => window.origin)).toBe("null");

  await page.goto(`${origin}/live/frame.html`);
  await expect(page.locator("body")).toContainText("only works inside the documentation");
  await page.goto(`${origin}/nope`);
  await expect(heading(page)).toHaveText("Page not found");
  forgiveIcon(faults);
  forgive(faults);
});

test("a host that answers 403 shows the not-found page", async ({ page, faults, startHost }) => {
  const origin = await startHost(403);
  const loads = listLoads(page);
  await page.goto(`${origin}/game/actoins`);
  await expect(heading(page)).toHaveText("Page not found");

  await openHydrated(page, `${origin}/game/actions`);
  await followAddress(page, "/game/gone");
  await expect(heading(page)).toHaveText("Page not found");
  await expect(page).toHaveURL(`${origin}/game/gone`);
  // One load for each, and no more: a loop would keep loading.
  await page.waitForLoadState("networkidle");
  expect(loads).toHaveLength(3);
  // Gatsby treats 403 as a failure and leaves the page as it was built.
  forgive(faults, "requests", "console", "errors");
});
