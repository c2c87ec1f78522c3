import { existsSync } from "node:fs";
import { installPackages } from "./debianPackage";

/** Debian's package. */
export const FIREFOX_PACKAGE = "firefox-esr";

/** Where distributions and vendors put Firefox. */
const KNOWN_PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Settings of Firefox that let tests do what a reader's hands do. */
export const FIREFOX_SETTINGS = {
  // A mouse, also on a machine without one: it can point (4) precisely (2).
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Touch events, also on a machine without a touch screen.
  "dom.w3c_touch_events.enabled": 1,
  // A script may write the clipboard without a click.
  "dom.events.testing.asyncClipboard": true,
  // WebRTC may reach this machine: the control of a test that frames cannot.
  "media.peerconnection.ice.loopback": true,
};

/** Path of an installed Firefox, `FIREFOX_PATH` first; `undefined` without one. Throws when that names no file. */
export function findFirefox(): string | undefined {
  const named = process.env["FIREFOX_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH is "${named}", but there is no such file.`);
  }
  return KNOWN_PATHS.find((file) => existsSync(file));
}

/** The same; installs Debian's package before it gives up. */
export function ensureFirefox(): string | undefined {
  if (findFirefox() === undefined) installPackages(FIREFOX_PACKAGE);
  return findFirefox();
}
