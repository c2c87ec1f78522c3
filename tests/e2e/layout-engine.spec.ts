import { loadLayoutEngine, sampleSpecs } from "./layouts";
import { expect, openHydrated, test } from "./site";

test("the frame computes 200 random layouts as Node does", async ({ page }) => {
  test.setTimeout(90_000);
  const compute = await loadLayoutEngine();
  const specs = sampleSpecs(200, 2026);
  await openHydrated(page, "/game/board");
  const replies = await page.evaluate(async (questions) => {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = "/live/layout.html";
    const { port1, port2 } = new MessageChannel();
    const greeted = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
    document.body.append(frame);
    await greeted;
    frame.contentWindow?.postMessage({ t: "init", v: 1 }, "*", [port2]);
    const answers: { t: string; id: number; result?: unknown; message?: string }[] = [];
    for (const [id, spec] of questions.entries()) {
      answers.push(
        await new Promise((resolve) => {
          port1.onmessage = ({ data }) => resolve(data as (typeof answers)[number]);
          port1.postMessage({ t: "layout", id, spec });
        }),
      );
    }
    return answers;
  }, specs);
  let drawn = 0;
  for (const [id, spec] of specs.entries()) {
    const reply = replies[id]!;
    try {
      const result = compute(spec);
      expect(reply, JSON.stringify(spec)).toEqual({ t: "result", id, result });
      drawn += 1;
    } catch (error) {
      if (reply.t === "result" || !(error instanceof Error)) throw error;
      expect(reply.message, JSON.stringify(spec)).toBe(error.message);
    }
  }
  expect(drawn).toBeGreaterThan(100);
});
