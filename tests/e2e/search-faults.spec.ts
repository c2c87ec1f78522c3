import { dialog, field, options, status } from "./searchBox";
import { expect, openHydrated, test } from "./site";

const INDEX = "**/lunr-index-*.json";
/** Under any address: a newly loaded page automatically requests a failed script once more. */
const SCRIPTS = /\.js(?:\?|$)/;

test(
  "a script or an index that is cut off is reported, the page lives on, and loads when asked again",
  { tag: "@core" },
  async ({ page, faults }) => {
    // Interception is set up before the page: on a busy machine an open page may send requests before it
    // takes effect.
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
    // The faults that a test causes are not errors of the page.
    faults.requests.length = 0;
    faults.console.length = 0;
  },
);
