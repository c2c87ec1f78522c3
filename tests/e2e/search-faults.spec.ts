import { dialog, field, options, status } from "./searchBox";
import { expect, openHydrated, test } from "./site";

const INDEX = "**/lunr-index-*.json";
/** Under any address: a page that has just come asks for a failed script once more by itself. */
const SCRIPTS = /\.js(?:\?|$)/;

test(
  "a script or an index that is cut off is reported, the page lives on, and loads when asked again",
  { tag: "@core" },
  async ({ page, faults }) => {
    // Interception begins before the page: in an open one a busy machine may ask before it takes hold.
    let isCutOff = false;
    await page.route(SCRIPTS, (route) => (isCutOff ? route.abort() : route.continue()));
    await page.route(INDEX, (route) => route.abort());
    await openHydrated(page, "/game/board");
    isCutOff = true;
    await page.keyboard.press("Control+k");
    const alert = page.getByRole("alert").filter({ hasText: "could not load" });
    await expect(alert).toBeVisible();
    await expect(page.locator("main h1")).toBeVisible();
    isCutOff = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(dialog(page).getByText("Search could not load.", { exact: true })).toBeVisible();
    await expect(dialog(page).getByText("did not hand out the index").last()).toBeVisible();
    await expect(status(page)).toHaveText(/^Search could not load\. /);
    await page.unroute(INDEX);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("flow");
    await expect(options(page).first()).toBeVisible();
    // The faults that a test brings about are no faults of the page.
    faults.requests.length = 0;
    faults.console.length = 0;
  },
);
