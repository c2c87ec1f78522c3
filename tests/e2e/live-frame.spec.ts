import { PEEK, openBlock, resultOf, waitForResult } from "./liveBlock";
import { expect, forgiveIcon, test } from "./site";

test.describe("the frame's document", () => {
  test("refuses to work on its own and without its sandbox @core", async ({ page, faults }) => {
    await page.goto("/live/frame.html");
    await expect(page.locator("body")).toContainText("only works inside the documentation");
    await page.goto("/ui/appearance");
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.src = "/live/frame.html";
      frame.title = "bare";
      document.body.append(frame);
    });
    await expect(page.frameLocator('iframe[title="bare"]').locator("body")).toContainText(
      "only works inside the documentation",
    );
    forgiveIcon(faults);
  });

  test("and the page exchange messages with nobody else @core", async ({ page }) => {
    await openBlock(page, PEEK);
    await waitForResult(page, PEEK, "?");
    const sibling = await page.evaluateHandle(async () => {
      // A message after a greeting is answered after it.
      window.addEventListener("message", ({ source, data }) => {
        if (data === "echo") (source as Window).postMessage("echo", "*");
      });
      window.postMessage({ t: "play-hello", v: 1 }, "*");
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.src = "/live/frame.html";
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await loaded;
      return frame;
    });
    const inside = await sibling.asElement().contentFrame();
    // It greets as a block's frame does, and gets no port; nor does a block's frame take one from it.
    const heard = await inside?.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const messages: unknown[] = [];
          Object.assign(window, { messages });
          window.addEventListener("message", ({ data, ports }) => {
            if (data === "echo") resolve(messages);
            else messages.push([data, ports.length]);
          });
          const run = { t: "live", code: "render('<b>changed</b>')", theme: "light" };
          for (const frame of Array.from(
            { length: parent.frames.length },
            (_, at) => parent.frames[at]!,
          )) {
            if (frame === window) continue;
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => messages.push(data);
            frame.postMessage({ t: "play-init", v: 1 }, "*", [port2]);
            port1.postMessage(run);
          }
          parent.postMessage({ t: "play-hello", v: 1 }, "*");
          parent.postMessage("echo", "*");
        }),
    );
    expect(heard).toEqual([]);
    await resultOf(page, PEEK).getByRole("button").click();
    await waitForResult(page, PEEK, "Plum 3");
    // By now a frame that had taken the port would have reported its run.
    const later = await inside?.evaluate(() => (window as { messages?: unknown }).messages);
    expect(later).toEqual([]);
  });
});
