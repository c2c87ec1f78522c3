import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "./debianPackage";

/**
 * Debian's packages: WebKitGTK, which has Safari's engine, with its driver; and a screen with a window manager, without
 * which its window never has the focus.
 */
export const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "openbox"];

const PROGRAMS = ["WebKitWebDriver", "Xvfb", "openbox"];

/** Path of WebKitGTK's own small browser. Throws when there is none. */
export function findMiniBrowser(): string {
  const folders = readdirSync("/usr/lib").flatMap((machine) =>
    ["4.1", "4.0"].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
  );
  const found = folders.find((file) => existsSync(file));
  if (found === undefined)
    throw new Error("There is no MiniBrowser. Fix: install webkit2gtk-driver.");
  return found;
}

/** Whether everything that the tests in WebKit need is installed. */
export const hasWebKit = (): boolean =>
  PROGRAMS.every((program) => existsSync(`/usr/bin/${program}`));

/** The same; installs Debian's packages before it gives up. */
export function ensureWebKit(): boolean {
  if (!hasWebKit()) installPackages(...WEBKIT_PACKAGES);
  return hasWebKit();
}
