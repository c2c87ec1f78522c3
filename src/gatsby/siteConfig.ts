import { applySiteOptions } from "../lib/siteOptions";
import { site, type SiteConfig } from "../site";

const options = process.env["SITE_OPTIONS"] ?? "";

function readConfig(): { readonly config: SiteConfig; readonly fault?: string } {
  try {
    return { config: options === "" ? site : applySiteOptions(site, options) };
  } catch (error) {
    return { config: site, fault: error instanceof Error ? error.message : String(error) };
  }
}

const { config, fault } = readConfig();

/** The configuration of this build: `src/site.ts` with `SITE_OPTIONS` laid over it. */
export const siteConfig = config;

/**
 * What is wrong with `SITE_OPTIONS`, if anything. It is not thrown, because Gatsby goes on without a
 * configuration that throws, and then complains of missing pages.
 */
export const optionsFault = fault;

/** JSON in ASCII: webpack reads a `data:` address byte by byte. */
function toAscii(data: unknown): string {
  return JSON.stringify(data).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * The text of a module that stands in for `src/site.ts` in the pages and their scripts; `undefined`
 * when no option is set, and the file itself is right.
 */
export function siteModule(): string | undefined {
  return options === "" ? undefined : `export const site = ${toAscii(siteConfig)};`;
}
