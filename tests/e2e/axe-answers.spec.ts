import { expect, test, type Page } from "@playwright/test";
import { findViolations } from "./axe";

/** Text with something over its middle, so that axe cannot tell its background. */
const asked = (color: string): string =>
  `<div style="position: relative; inline-size: max-content">
     <p style="margin: 0; color: ${color}">Text that goes on for a while</p>
     <div style="position: absolute; inset: 0 0 0 20%; background: white"></div>
   </div>`;

/** Fills a page; each of `shadows` goes into a shadow root of the element with its id. */
async function fill(
  page: Page,
  html: string,
  shadows: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.setContent(`<body style="background: white">${html}</body>`);
  await page.evaluate((roots) => {
    for (const [id, inner] of Object.entries(roots)) {
      const host = document.getElementById(id);
      if (host) host.attachShadow({ mode: "open" }).innerHTML = inner;
    }
  }, shadows);
}

/** What axe leaves undecided without an answer. */
async function findOpen(page: Page): Promise<(string | undefined)[]> {
  const found = await findViolations(page, { within: "body", rules: "theme" });
  // The site's figures do not count these pages.
  test.info().annotations.pop();
  return found.flatMap(({ places }) => places.map(({ summary }) => summary));
}

test.describe("an open question in a shadow root", () => {
  for (const [where, host, shadows] of [
    ["an element of the page", "host", {}],
    ["another shadow root", "outer", { outer: '<div id="host"></div>' }],
  ] as const) {
    test(`is answered by the host in ${where}, when the contrast is enough`, async ({ page }) => {
      for (const [color, open] of [
        ["#555", []],
        ["#999", ["measured 2.85 of 4.5"]],
      ] as const) {
        await fill(page, `<main><div id="${host}"></div></main>`, shadows);
        await page.evaluate((html) => {
          const outer = document.getElementById("outer")?.shadowRoot;
          const element = (outer ?? document).getElementById("host");
          if (element) element.attachShadow({ mode: "open" }).innerHTML = html;
        }, asked(color));
        expect(await findOpen(page), color).toEqual(open);
      }
    });
  }

  test("has no answer from what stands beside the host", async ({ page }) => {
    await fill(page, '<main><p>Text</p></main><div id="host"></div>', { host: asked("#555") });
    expect(await findOpen(page)).toEqual(["measured 7.46 of 4.5"]);
  });
});

test.describe("the contrast of text", () => {
  test("counts layers of a shadow root that take no clicks", async ({ page }) => {
    const ground =
      '<div style="position: absolute; inset: 0; background: #333; pointer-events: none"></div>';
    await fill(page, '<div id="host" style="position: relative"></div>', {
      host: ground + asked("white"),
    });
    expect(await findOpen(page)).toEqual(["measured 12.63 of 4.5"]);
  });

  test("counts what a shadow root beside it paints over it", async ({ page }) => {
    await fill(page, `${asked("#555")}<div id="host"></div>`, {
      host: '<h6 style="position: fixed; inset: 0; margin: 0; background: #ddd"></h6>',
    });
    expect(await findOpen(page)).toEqual(["<h6> lies over it"]);
  });

  test("is measured where a box that scrolls shows it", async ({ page }) => {
    await fill(
      page,
      `<style>p::before { content: ""; position: absolute; inset: 0; z-index: -1; background: white }</style>
       <div style="overflow: auto; inline-size: 10rem">
         <p style="position: relative; inline-size: max-content; color: #555">${"On and on. ".repeat(30)}</p>
       </div>`,
    );
    expect(await findOpen(page)).toEqual(["measured 7.46 of 4.5"]);
    expect(await page.locator("div").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });
});
