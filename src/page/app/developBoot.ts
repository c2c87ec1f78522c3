import { THEME_KEY } from "../../shared/colorMode";
import type { AppStart } from "../../shared/contracts/appStart";
import { site } from "../../site";

/** What the adapter tells the script of a first view; in `gatsby develop` the app starts by itself. */
export const developStart: AppStart = {
  prefix: "",
  theme: site.colorMode,
  scripts: [],
  pageScripts: [],
  data: [],
  next: [],
};

/**
 * What `src/page/boot/boot.js` does before paint, for `gatsby develop`, where the adapter does not run: the
 * theme, and the marker that says JavaScript is on.
 */
export const developBoot = `(function () {
  var root = document.documentElement;
  root.setAttribute("data-js", "");
  root.setAttribute("data-app", "");
  var theme = ${JSON.stringify(site.colorMode.default)};
  try {
    var stored = localStorage.getItem(${JSON.stringify(THEME_KEY)});
    if (stored === "light" || stored === "dark") theme = stored;
  } catch (error) {}
  root.setAttribute("data-theme", theme);
})();`;
