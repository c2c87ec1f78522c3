import { formatProblem } from "../../shared/problem";
import { applySiteOptions } from "./siteOptions";
import { checkVersionPlace } from "../../shared/olderVersion";
import { site } from "../../site";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { isPreview, pathPrefix, siteUrl } from "./environment";

const options = process.env["SITE_OPTIONS"] ?? "";

function readConfig(): { readonly config: SiteConfig; readonly fault?: string } {
  try {
    const config = options === "" ? site : applySiteOptions(site, options);
    const place = { prefix: pathPrefix(), siteUrl: siteUrl() };
    const problems = checkVersionPlace(config.docs, place);
    if (problems.length === 0) return { config };
    return { config, fault: problems.map(formatProblem).join("\n\n") };
  } catch (error) {
    return { config: site, fault: error instanceof Error ? error.message : String(error) };
  }
}

const { config, fault } = readConfig();

/** The configuration of this build: `src/site.ts` with `SITE_OPTIONS` laid over it. */
export const siteConfig = config;

/** Whether search engines are asked to leave this build out: a preview, or an older version. */
export function isHidden(): boolean {
  return isPreview() || siteConfig.docs.current !== null;
}

/**
 * What is wrong with `SITE_OPTIONS`, if anything. It is not thrown, because Gatsby continues without a
 * configuration that throws, and then complains about missing pages.
 */
export const optionsFault = fault;
