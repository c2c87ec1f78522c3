import type { SiteConfig } from "../shared/contracts/siteConfig";

/*
 * What webpack writes into the code of pages as constants (`src/node/config/buildConstants.ts`). Code
 * behind a constant that is false is in no script. Vitest defines them in `vitest.config.mts`.
 */
declare global {
  /** The path prefix, such as /preview; empty at the root. Gatsby defines it. */
  const __PATH_PREFIX__: string;

  /** `src/site.ts` with `SITE_OPTIONS` laid over it; undefined in Node. Import `site` instead. */
  const __SITE__: SiteConfig | undefined;

  /** Whether the site has an announcement; also in the script of a first view. */
  const __ANNOUNCEMENT__: boolean;

  /** Whether the navbar hides while the reader scrolls down. */
  const __HIDING_NAVBAR__: boolean;

  /** Whether a newer version of the documentation exists. */
  const __OLDER_VERSION__: boolean;

  /** Whether this is a preview, which shows drafts. */
  const __PREVIEW__: boolean;

  /** Whether the site leaves out the guides. */
  const __REFERENCE_ONLY__: boolean;
}
