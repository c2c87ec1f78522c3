import type { AppStart } from "../../shared/contracts/appStart";
import { site } from "../../site";

/** What the adapter tells the scripts of a first view; in `gatsby develop` the app starts by itself. */
export const developStart: AppStart = {
  prefix: "",
  theme: site.colorMode,
  scripts: [],
  pageScripts: [],
  data: [],
  next: [],
};
