import {
  expect,
  test as base,
  type Browser,
  type Locator,
  type Page,
  type Route,
} from "@playwright/test";

/** What a page did wrong while it was open. */
export interface Faults {
  readonly console: string[];
  readonly errors: string[];
  readonly requests: string[];
  readonly violations: string[];
}

/** How the driver of Firefox reports that it has ended a navigation by itself, which happens on a busy machine. */
const ENDED_BY_DRIVER = /NS_BINDING_ABORTED|is interrupted by another navigation/;

/** Lets a page that the driver of Firefox did not open be opened once more. */
function openTwice(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (...args) =>
    goto(...args).catch((error: unknown) => {
      if (error instanceof Error && ENDED_BY_DRIVER.test(error.message)) return goto(...args);
      throw error;
    });
}

interface SiteFixtures {
  /** Fails the test if the page logs an error, throws, fails a request or violates the policy. */
  readonly faults: Faults;
}

/** Listens to everything that may go wrong on a page. */
export async function listenForFaults(page: Page): Promise<Faults> {
  const faults: Faults = { console: [], errors: [], requests: [], violations: [] };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.console.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    // Firefox reports what a policy blocks as an error of the page.
    const isBlocked = /^The page’s settings blocked|Cross-Origin-Resource-Policy/.test(message);
    (isBlocked ? faults.console : faults.errors).push(message);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      faults.requests.push(`${String(response.status())} ${response.url()}`);
  });
  await page.exposeFunction("reportViolation", (text: string) => faults.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = window as unknown as { reportViolation: (text: string) => void };
      report.reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return faults;
}

/** Forgets the faults that a test itself has caused; by default those of failed requests. */
export function forgive(faults: Faults, ...kinds: readonly (keyof Faults)[]): void {
  for (const kind of kinds.length > 0 ? kinds : (["requests", "console"] as const))
    faults[kind].length = 0;
}

/** Forgets what a test itself has brought onto the console. */
export function forgiveLines(faults: Faults, lines: RegExp): void {
  const others = faults.console.filter((text) => !lines.test(text));
  faults.console.splice(0, Infinity, ...others);
}

/** Forgets that Firefox asks for the icon of a frame's document that is open alone, which its policy blocks. */
export function forgiveIcon(faults: Faults): void {
  const others = faults.violations.filter((text) => !text.endsWith("/favicon.ico"));
  faults.violations.splice(0, Infinity, ...others);
  forgiveLines(faults, /favicon\.ico/);
}

/** A connection on which a page fetches nothing ahead, but runs live code when it is seen. */
export const METERED = { effectiveType: "4g", type: "cellular" };

/** Sets what the browser says of its connection. */
export async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

/** The paths of everything that a page requests from now on. */
export function listRequests(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The addresses of the documents that a page loads from now on; a test may empty the list. */
export function listLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url());
  });
  return loads;
}

/** How much wider than its window a page is, in CSS px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Sets the width of the window, in CSS px, and waits until the page has it. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

/** The title of a page. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

export const sidebar = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Documentation" });

export const sidebarLink = (page: Page, name: string): Locator =>
  sidebar(page).getByRole("link", { name, exact: true });

/** Marks the document, to check later whether it is still the same. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { marked: true });
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "marked" in window);
}

/** The test of a page on which nothing may go wrong. */
export const test = base.extend<SiteFixtures>({
  page: async ({ page, browserName }, provide) => {
    if (browserName === "firefox") openTwice(page);
    await provide(page);
  },
  faults: [
    async ({ page }, use) => {
      const faults = await listenForFaults(page);
      await use(faults);
      expect(faults).toEqual({ console: [], errors: [], requests: [], violations: [] });
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

/** Presses a key that does nothing: a sign that a reader wants to use the page, so that the app starts. */
export async function showIntent(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
}

/** Lets the app start, and waits until it has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await showIntent(page);
  await waitForApp(page);
}

/** Whether React has taken over the page; only its own data says so. Runs in the page. */
export function isHydrated(): boolean {
  const root = Object.entries(document.getElementById("___gatsby") ?? {}).find(([key]) =>
    key.startsWith("__reactContainer"),
  );
  const fiber = root?.[1] as
    { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined;
  return fiber?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until the app, which something has started, has hydrated the page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Effects run after the first frame that React owns.
  await waitForFrames(page);
}

/** Waits until the page's current change has been painted: two animation frames. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Expects that no navigation is in progress: its bar would show after 200 ms. */
export async function expectNoNavigation(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(page.locator("#Site-progress:not([hidden])")).toHaveCount(0);
}

/** A file of the site that no page requests. */
const PROBE = "/robots.txt?intercepted";

/**
 * Waits until the test answers what an open page requests. Chromium tells the page about an interception
 * after `page.route` has returned, and on a busy machine a key or a click is faster.
 */
async function waitForInterception(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  const answer = (route: Route): Promise<void> => route.fulfill({ body: "intercepted" });
  await page.route(`**${PROBE}`, answer);
  await page.waitForFunction(
    async (probe) => (await (await fetch(probe)).text()) === "intercepted",
    PROBE,
  );
  await page.unroute(`**${PROBE}`, answer);
}

/** Types a text into a field, in place of what it has. */
export async function enterText(field: Locator, text: string): Promise<void> {
  // Not by fill(): in Firefox it sets the value in a way that React takes for its own.
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}

/** Holds back the page's requests to a matching address, until the returned function is called. */
export async function holdRequests(
  page: Page,
  pattern: Parameters<Page["route"]>[0],
): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  await waitForInterception(page);
  return () => release();
}

/** Follows a link of the page's text to an address; the link is added to the page. */
export async function followAddress(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Chooses a theme before the page loads, as a returning reader would have. */
export async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((value) => {
    // The script also runs in sandboxed frames and in empty documents, which have no storage.
    if (window.origin !== "null") localStorage.setItem("theme", value);
  }, theme);
}

/** Opens a phone in a separate context, which the test closes: 390 by 844 px, and touch input. */
export async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport });
  return context.newPage();
}

export { expect };
