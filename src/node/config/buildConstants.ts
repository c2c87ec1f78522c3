import { isPreview } from "./environment";
import { siteConfig } from "./siteConfig";

const { announcement, docs, navbar } = siteConfig;

/** The values of the constants that `src/types/buildConstants.d.ts` declares, as code. */
export const buildConstants = {
  __SITE__: JSON.stringify(siteConfig),
  __ANNOUNCEMENT__: String(announcement !== null),
  __HIDING_NAVBAR__: String(navbar.hideOnScroll),
  __OLDER_VERSION__: String(docs.current !== null),
  __PREVIEW__: String(isPreview()),
  __REFERENCE_ONLY__: String(docs.scope === "reference"),
};
