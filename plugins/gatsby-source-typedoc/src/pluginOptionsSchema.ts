import type { GatsbyNode } from "gatsby";

/** Options of the plugin, with the defaults filled in. */
export interface TypedocSourceOptions {
  /** Name of the installed package whose declarations are documented. */
  readonly toolkit: string;
  /** Our own words and categories, relative to the site's root. */
  readonly overlay: string;
}

/** Checks the options; both have a default. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    toolkit: Joi.string()
      .default("@boardzilla/core")
      .description("Name of the installed package whose declarations are documented."),
    overlay: Joi.string()
      .default("content/api/overlay.yml")
      .description("YAML file with our own words and categories, relative to the site's root."),
  });
