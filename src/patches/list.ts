/*
 * Every place that bends Gatsby, webpack, React or a plugin: that depends on what their manuals do not promise, replaces a part
 * of them, or works around a fault. Read it before you update any of them: `src/patches/list.test.ts` fails until each
 * entry of the package has been checked with the new version, and names every file that bends Gatsby without an entry.
 */

import { inBrowser } from "./browser/list";
import { inBuild, inDevelop, inScripts, ofPlugins } from "./node/list";
import type { Patch } from "./patch";

/** All patches, in the order in which a page meets them: browser, scripts, build, `npm run dev`, plugins. */
export const PATCHES: readonly Patch[] = [
  ...inBrowser,
  ...inScripts,
  ...inBuild,
  ...inDevelop,
  ...ofPlugins,
];
