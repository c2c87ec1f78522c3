import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import {
  Builder,
  By,
  Capabilities,
  error,
  Key,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import { findMiniBrowser } from "../../../tools/webkit";
import { isHydrated } from "../site";

/** A running WebKitWebDriver on a screen of its own. */
interface DriverProcess {
  readonly url: string;
  /** The environment of a browser on that screen. */
  readonly env: NodeJS.ProcessEnv;
}

interface WebKitFixtures {
  /** A browser that nobody has used before. */
  readonly driver: WebDriver;
  /** Opens a page of the site, and lets React take it over. */
  readonly open: (route: string) => Promise<void>;
}

interface WebKitWorker {
  readonly process: DriverProcess;
  /** Lines of the settings of GTK, such as `gtk-enable-animations=0`, which is reduced motion. */
  readonly gtkSettings: readonly string[];
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a screen in memory; resolves with its name for `DISPLAY`. */
async function startScreen(started: ChildProcess[]): Promise<string> {
  // Its pointer starts in the middle, where it must point at nothing: beyond the window.
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "2800x2000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  started.push(screen);
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    screen.once("exit", () => reject(new Error("Xvfb has ended.")));
  });
  return `:${number}`;
}

/** Writes the settings of the browser's toolkit; returns the folder for `XDG_CONFIG_HOME`. */
async function writeSettings(lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-"));
  await mkdir(path.join(folder, "gtk-3.0"));
  await writeFile(
    path.join(folder, "gtk-3.0/settings.ini"),
    ["[Settings]", ...lines, ""].join("\n"),
  );
  return folder;
}

async function startDriver(
  started: ChildProcess[],
  XDG_CONFIG_HOME: string,
): Promise<DriverProcess> {
  const DISPLAY = await startScreen(started);
  // As root the sandbox does not start.
  const WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = "1";
  const env = {
    ...process.env,
    DISPLAY,
    XDG_CONFIG_HOME,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS,
  };
  started.push(spawn("openbox", [], { env, stdio: "ignore" }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const driver = spawn("WebKitWebDriver", [`--port=${String(port)}`], {
    env,
    stdio: "ignore",
  });
  started.push(driver);
  const isReady = async (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  return { url, env };
}

/** The test of the site in WebKit. */
export const test = base.extend<WebKitFixtures, WebKitWorker>({
  gtkSettings: [[], { option: true, scope: "worker" }],
  process: [
    async ({ gtkSettings }, provide) => {
      const started: ChildProcess[] = [];
      const folder = await writeSettings(gtkSettings);
      await provide(await startDriver(started, folder));
      for (const child of started.reverse()) child.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  driver: async ({ process }, provide, info) => {
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation"] },
    });
    const driver = await new Builder()
      .usingServer(process.url)
      .withCapabilities(capabilities)
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 960 });
    await provide(driver);
    if (info.status !== info.expectedStatus) {
      const picture = Buffer.from(await driver.takeScreenshot(), "base64");
      await writeFile(info.outputPath("window.png"), picture);
    }
    await driver.quit();
  },
  open: async ({ driver, baseURL }, provide) => {
    await provide(async (route) => {
      await driver.get(`${baseURL ?? ""}${route}`);
      await press(driver, Key.SHIFT);
      await expect.poll(() => driver.executeScript(isHydrated)).toBe(true);
    });
  },
});

/** The title of a page. Runs in the page. */
export const readTitle = (): string | undefined => document.querySelector("h1")?.textContent;

/** The theme of a page. Runs in the page. */
export const readTheme = (): string | undefined => document.documentElement.dataset["theme"];

/** Sets the width of the window in CSS px, at least 447. */
export async function setWindow(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  await expect.poll(() => driver.executeScript(() => innerWidth)).toBe(width);
}

/** Waits until the page's current change has been painted: two animation frames. */
export async function waitForFrames(driver: WebDriver): Promise<void> {
  await driver.executeAsyncScript((done: () => void) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}

/**
 * WebKit does not know this directive, which others need for the manifest; and a page behind another draws no picture
 * that was loaded ahead.
 */
const FINE = /directive 'manifest-src'|was preloaded using link preload/;

/** Logs a last word, ms after it was opened. */
const LAST = (delay: number): string =>
  `data:text/html,<script>setTimeout(() => console.error("the end"), ${String(delay)})</script>`;

/**
 * Opens pages beside one another in a browser that no driver controls, for this many ms, and returns the errors and
 * warnings on their consoles: a controlled one prints none.
 */
export async function readConsole(
  { env }: DriverProcess,
  addresses: readonly string[],
  duration: number,
): Promise<string[]> {
  // It would print only when its buffer is full.
  const browser = spawn(
    "stdbuf",
    [
      "-oL",
      findMiniBrowser(),
      "--enable-write-console-messages-to-stdout=true",
      ...addresses,
      LAST(duration),
    ],
    { env, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [browser.stdout, browser.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain("CONSOLE ERROR the end");
  } finally {
    browser.kill();
  }
  const isFault = (line: string): boolean =>
    /CONSOLE [A-Z ]*(?:ERROR|WARN)/.test(line) && !line.startsWith("data:") && !FINE.test(line);
  return output.split("\n").filter(isFault);
}

/** Presses a key, while others are held. */
export async function press(driver: WebDriver, key: string, ...held: string[]): Promise<void> {
  const actions = driver.actions();
  for (const each of held) actions.keyDown(each);
  actions.keyDown(key).keyUp(key);
  for (const each of held.reverse()) actions.keyUp(each);
  await actions.perform();
}

/** Types a text where the focus is. */
export async function type(driver: WebDriver, text: string): Promise<void> {
  await driver.actions().sendKeys(text).perform();
}

/** Selects a button by its name. */
export const button = (name: string): By =>
  By.xpath(`//button[normalize-space()="${name}" or @aria-label="${name}"]`);

/** Clicks what a selector names, once it is there. */
export async function click(driver: WebDriver, what: By): Promise<void> {
  const scrollTo = (element: Element): void =>
    element.scrollIntoView({ block: "center", behavior: "instant" });
  // React may replace it meanwhile.
  await expect(async () => {
    const element = driver.findElement(what);
    // The driver would scroll it below a bar.
    await driver.executeScript(scrollTo, element);
    await element.click();
  }).toPass({ timeout: 15_000 });
}

/** Waits until the page shows a text. */
export async function expectText(driver: WebDriver, text: string, timeout = 30_000): Promise<void> {
  const isShown = () =>
    driver.executeScript((wanted: string) => document.body.innerText.includes(wanted), text);
  await expect.poll(isShown, { message: text, timeout }).toBe(true);
}

/**
 * The driver gives the focus to each frame that it reads. The page would take that for code which takes the focus,
 * and stop it.
 */
export async function hideFrameFocus(driver: WebDriver): Promise<void> {
  await driver.executeScript(() => {
    const getter = Object.getOwnPropertyDescriptor(Document.prototype, "activeElement");
    Object.defineProperty(document, "activeElement", {
      get: () => {
        const active = getter?.get?.call(document) as Element | null;
        return active instanceof HTMLIFrameElement ? document.body : active;
      },
    });
  });
}

/** What the driver says of a frame that the page has taken away. */
const GONE = [error.NoSuchFrameError, error.NoSuchWindowError, error.StaleElementReferenceError];

/** Reads something inside a frame; `undefined` when the page takes the frame away meanwhile. */
export async function readFrame<T>(
  driver: WebDriver,
  host: WebElement,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    await driver.switchTo().frame(host);
    return await read();
  } catch (fault) {
    if (GONE.some((kind) => fault instanceof kind)) return undefined;
    throw fault;
  } finally {
    await driver.switchTo().defaultContent();
  }
}

/** A place in the window, in CSS px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The middle of the first visible element that a selector names, in the page or in a frame that another selector names,
 * after scrolling to it.
 */
export async function placeOf(driver: WebDriver, selector: string, frame?: string): Promise<Place> {
  const measure = (wanted: string): Place | null => {
    const all = [...document.querySelectorAll(wanted)];
    const element = all.find((each) => each.getClientRects().length > 0);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  };
  if (frame === undefined) {
    await expect.poll(() => driver.executeScript(measure, selector)).not.toBeNull();
    return driver.executeScript(measure, selector);
  }
  await placeOf(driver, frame);
  await driver.switchTo().frame(driver.findElement(By.css(frame)));
  await expect.poll(() => driver.executeScript(measure, selector)).not.toBeNull();
  const inside = await driver.executeScript<Place>(measure, selector);
  await driver.switchTo().defaultContent();
  // The page may have scrolled, too.
  const outside = await driver.executeScript<Place>((wanted: string) => {
    const { x, y } = document.querySelector(wanted)?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return { x, y };
  }, frame);
  return { x: outside.x + inside.x, y: outside.y + inside.y };
}

/** Clicks at a place, as a hand does. */
export async function clickAt(driver: WebDriver, place: Place): Promise<void> {
  await driver.actions().move(round(place)).click().perform();
}

/** Drags from a place by CSS px. */
export async function drag(driver: WebDriver, from: Place, by: Place): Promise<void> {
  const to = { x: from.x + by.x, y: from.y + by.y };
  const half = { x: from.x + by.x / 2, y: from.y + by.y / 2 };
  const actions = driver.actions().move(round(from)).press().move(round(half)).move(round(to));
  await actions.release().perform();
}

const round = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) });

/** Pastes over everything in the editor that has a name, which may be in a shadow root. */
export async function pasteOver(driver: WebDriver, name: string, text: string): Promise<void> {
  const paste = (label: string, pasted: string | null): boolean => {
    const find = (root: Document | ShadowRoot): HTMLElement | undefined => {
      const here = root.querySelector<HTMLElement>(`.cm-content[aria-label="${label}"]`);
      const roots = [...root.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? []);
      return here ?? roots.map(find).find(Boolean);
    };
    const editor = find(document);
    if (pasted === null) editor?.focus();
    else {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const init = { bubbles: true, cancelable: true };
      editor?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...init }));
    }
    return editor !== undefined;
  };
  const focus = () => driver.executeScript(paste, name, null);
  await expect.poll(focus, { timeout: 15_000 }).toBe(true);
  await press(driver, "a", Key.CONTROL);
  await driver.executeScript(paste, name, text);
}

export { expect };
