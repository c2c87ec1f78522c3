import type { GatsbyNode } from "gatsby";
import { TOOLKIT } from "../../../shared/toolkit";

/** Options of the plugin, with the defaults filled in. */
export interface TypedocSourceOptions {
  /** Name of the installed package whose declarations are documented. */
  readonly toolkit: string;
  /** Our own words and categories, relative to the site's root. */
  readonly overlay: string;
  /** The known limits, relative to the site's root. */
  readonly limits: string;
  /** What each published version changed, relative to the site's root; empty for none. */
  readonly versions: string;
  /**
   * Where the sources of one version of the toolkit are: the address of its repository's root at that version,
   * with a slash at the end. Other versions get no links to sources.
   */
  readonly sources: { readonly version: string; readonly url: string };
}

/** The values used where gatsby-config.ts sets none. */
export const DEFAULT_OPTIONS: TypedocSourceOptions = {
  toolkit: TOOLKIT,
  overlay: "content/api/overlay.yml",
  limits: "content/api/limits.yml",
  versions: "content/api/versions.json",
  // The maintainers set no tags, so this is the commit whose package.json names the version and whose
  // lines match the package's declaration maps.
  sources: {
    version: "0.2.14",
    url: "https://github.com/boardzilla/boardzilla-core/blob/a0c7a27d92df8e3e6e1ee4102ae75c3a50dd6bc9/",
  },
};

/** Checks the options; all have a default, and TypedocSourceOptions says what they mean. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    toolkit: Joi.string().default(DEFAULT_OPTIONS.toolkit),
    overlay: Joi.string().default(DEFAULT_OPTIONS.overlay),
    limits: Joi.string().default(DEFAULT_OPTIONS.limits),
    versions: Joi.string().allow("").default(DEFAULT_OPTIONS.versions),
    sources: Joi.object({
      version: Joi.string().required(),
      url: Joi.string().uri().required(),
    }).default(DEFAULT_OPTIONS.sources),
  });
