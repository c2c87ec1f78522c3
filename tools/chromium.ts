import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { installPackages, tryRun } from "./debianPackage";

/**
 * Debian's packages, and where they put the browser. The shell has no window: Chromium draws its own toolbar for
 * each page even when nobody sees it, which takes a second of processor time.
 */
const PACKAGES = {
  shell: { name: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" },
  browser: { name: "chromium", path: "/usr/bin/chromium" },
} as const;

/** Where distributions and vendors put their browser. */
const KNOWN_PATHS = [
  PACKAGES.browser.path,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Flags for a machine without a screen or a network; the sandbox does not start as root. */
export const CHROMIUM_ARGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  // As in every browser with a window: a frame whose code never ends leaves its page alone.
  "--site-per-process",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Opens a page that can receive functions of these tools: tsx preserves their names with a call that no
 * page defines.
 */
export async function openToolPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript("globalThis.__name = (value) => value");
  return page;
}

function findInstalled(preferred: string): string | undefined {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", but there is no such file.`);
  }
  return [preferred, ...KNOWN_PATHS, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Path of a Chromium: `CHROME_PATH`, on Debian as root the package, an installed one, or Playwright's own
 * download. Throws with the command to run when none is available.
 *
 * @param kind `shell` prefers the one without a window; only `browser` keeps pages whole for Back
 */
export function ensureChromium(kind: keyof typeof PACKAGES = "shell"): string {
  const { name, path } = PACKAGES[kind];
  if (!process.env["CHROME_PATH"] && !existsSync(path)) installPackages(name);
  const installed = findInstalled(path);
  if (installed !== undefined) return installed;
  console.log("No Chromium found; trying Playwright's own download …");
  tryRun("npx", ["playwright", "install", "chromium"]);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    `The browser tests need Chromium. Install Chrome or Chromium (Debian: apt-get install ${name}), or set CHROME_PATH to one.`,
  );
}

/** Opens a browser without a window. Throws when there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
}
