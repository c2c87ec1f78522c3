import { THEME_KEY } from "../shared/colorMode";
import { site } from "../site";

/**
 * What `src/boot/boot.js` does before paint, for `gatsby develop`, where the adapter does not run: the
 * theme, and the marker that says JavaScript is on.
 */
export const developBoot = `(function () {
  var root = document.documentElement;
  root.setAttribute("data-js", "");
  var theme = ${JSON.stringify(site.colorMode.default)};
  try {
    var stored = localStorage.getItem(${JSON.stringify(THEME_KEY)});
    if (stored === "light" || stored === "dark") theme = stored;
  } catch (error) {}
  root.setAttribute("data-theme", theme);
})();`;
