import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

/** Debian's package of Chromium without a window, and where it puts it. */
const SHELL_PACKAGE = "chromium-headless-shell";
const SHELL_PATH = `/usr/bin/${SHELL_PACKAGE}`;

/**
 * Where distributions and vendors put their browser. The shell comes first: Chromium draws its own toolbar for
 * each page even when nobody sees it, which takes a second of processor time.
 */
const KNOWN_PATHS = [
  SHELL_PATH,
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

/** Installs Debian's package, which root may do; a machine of CI has no other user. */
function installShell(): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing Debian's package ${SHELL_PACKAGE} …`);
  const install = ["install", "-y", "-qq", "--no-install-recommends", SHELL_PACKAGE];
  if (tryRun("apt-get", install)) return;
  tryRun("apt-get", ["update", "-qq"]);
  tryRun("apt-get", install);
}

/**
 * Path of a Chromium: `CHROME_PATH`, on Debian as root the package without a window, an installed one, or
 * Playwright's own download. Throws with the command to run when none is available.
 */
export function ensureChromium(): string {
  if (!process.env["CHROME_PATH"] && !existsSync(SHELL_PATH)) installShell();
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  console.log("No Chromium found; trying Playwright's own download …");
  tryRun("npx", ["playwright", "install", "chromium"]);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    `The browser tests need Chromium. Install Chrome or Chromium (Debian: apt-get install ${SHELL_PACKAGE}), or set CHROME_PATH to one.`,
  );
}

/** Opens a browser without a window. Throws when there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
}
