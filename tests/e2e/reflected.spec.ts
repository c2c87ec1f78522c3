import type { Page } from "@playwright/test";
import { enterText, expect, forgive, openHydrated, test } from "./site";

/** Each would set `hit` if a browser read it as HTML, as a script, or as a navigation target. */
const PAYLOADS: readonly string[] = [
  "<img src=x onerror=hit=1>",
  "<svg onload=hit=1>",
  "<svg><animate onbegin=hit=1 attributeName=x dur=1s>",
  "<script>hit=1</script>",
  "</script><script>hit=1</script>",
  "</title><script>hit=1</script>",
  "</textarea><img src=x onerror=hit=1>",
  "</style><img src=x onerror=hit=1>",
  "</noscript><img src=x onerror=hit=1>",
  "<!--><img src=x onerror=hit=1>-->",
  "<iframe srcdoc='<script>parent.hit=1</script>'>",
  "<iframe src=javascript:parent.hit=1>",
  "<object data=javascript:hit=1>",
  "<embed src=javascript:hit=1>",
  "<details open ontoggle=hit=1>",
  "<video><source onerror=hit=1>",
  "<input autofocus onfocus=hit=1>",
  "<select autofocus onfocus=hit=1>",
  "<body onload=hit=1>",
  "<math><mtext><table><mglyph><style><img src=x onerror=hit=1>",
  "<base href=https://evil.invalid/>",
  "<meta http-equiv=refresh content=0;url=javascript:hit=1>",
  "<link rel=stylesheet href=data:text/css,*{display:none}>",
  "<form action=javascript:hit=1><button autofocus>x</button></form>",
  "<a href=javascript:hit=1 id=content>x</a>",
  '" onmouseover="hit=1',
  "' onfocus='hit=1' autofocus='",
  '"><img src=x onerror=hit=1>',
  "'><img src=x onerror=hit=1>",
  "`><img src=x onerror=hit=1>",
  "javascript:hit=1",
  "JaVaScRiPt:hit=1//",
  "data:text/html,<script>opener.hit=1</script>",
  "&lt;img src=x onerror=hit=1&gt;",
  "&#60;img src=x onerror=hit=1&#62;",
  "%3Cimg src=x onerror=hit=1%3E",
  "%253Cimg src=x onerror=hit=1%253E",
  "\\u003cimg src=x onerror=hit=1\\u003e",
  "${hit=1}",
  "{{constructor.constructor('hit=1')()}}",
  "__proto__[hit]=1",
  "constructor.prototype.hit=1",
  "\u0000<img src=x onerror=hit=1>",
  "\u2028<script>hit=1</script>",
];

/** What a payload must not have done. */
async function expectText(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: "hit" in window || "hit" in {},
    base: new URL(document.baseURI).origin !== window.location.origin,
    elements: document.querySelectorAll(
      "[onerror], [onload], [onfocus], [onmouseover], [ontoggle], [onbegin], [src=x], iframe[srcdoc], base, object, embed, [href^='javascript' i], [action^='javascript' i]",
    ).length,
  }));
  expect(found, where).toEqual({ ran: false, base: false, elements: 0 });
}

test("an address never becomes more than text @core", async ({ page, faults }) => {
  test.setTimeout(120_000);
  await openHydrated(page, "/game/actions");
  for (const payload of PAYLOADS) {
    // The hash changes in the open page, raw as a link can hold it, and encoded.
    await page.evaluate((text) => {
      window.location.hash = text;
      window.location.hash = `h=${encodeURIComponent(text)}`;
    }, payload);
    await expectText(page, `# ${payload}`);
  }
  const all = encodeURIComponent(PAYLOADS.join(" "));
  for (const address of [
    `/game/actions?h=${all}&q=${all}&${all}=1#${all}`,
    `/search?q=${encodeURIComponent(PAYLOADS.slice(0, 12).join(" "))}`,
    `/ui/layout-sandbox#layout=${all}`,
    `/ui/appearance#code=1.${all}&block=${all}`,
    `/examples/garden-row#play=1.${all}`,
    `/${encodeURIComponent("<img src=x onerror=hit=1>")}`,
  ]) {
    await openHydrated(page, address);
    await expect(page.locator("h1")).toBeVisible();
    // What handles these words is loaded late.
    await page.waitForLoadState("networkidle");
    await expectText(page, address.slice(0, 60));
  }
  // The last address is not a page.
  forgive(faults);
});

test("words for the search are text, in the field and in the results", async ({ page }) => {
  // They are typed key by key.
  test.setTimeout(300_000);
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("combobox");
  // Once the index has loaded, every query is answered at once.
  await enterText(field, "action");
  await dialog.getByRole("option").first().waitFor();
  for (const payload of PAYLOADS) {
    for (const text of [`action ${payload}`, payload]) {
      await enterText(field, text);
      await expectText(page, payload);
    }
  }
});
