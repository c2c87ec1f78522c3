import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

/** Where distributions and vendors put their browser. */
const KNOWN_PATHS = [
  "/usr/bin/chromium",
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

function tryRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", but there is no such file.`);
  }
  return [...KNOWN_PATHS, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Path of a Chromium: `CHROME_PATH`, an installed one, Playwright's own download, or on Debian as root
 * the package. Throws with the command to run when none is available.
 */
export function ensureChromium(): string {
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  console.log("No Chromium found; trying Playwright's own download …");
  tryRun("npx", ["playwright", "install", "chromium"]);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Trying Debian's package …");
    tryRun("apt-get", ["update", "-qq"]);
    tryRun("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  }
  const found = findInstalled();
  if (found !== undefined) return found;
  throw new Error(
    "The browser tests need Chromium. Install Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to one.",
  );
}

/** Opens a browser without a window. Throws when there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
}
