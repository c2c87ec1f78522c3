import type { GatsbyNode } from "gatsby";

/** What `gatsby-config.ts` passes to this plugin. */
export interface FramesOptions {
  /** Whether the site has games and live code. */
  readonly games: boolean;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    games: Joi.boolean().default(true).description("Whether the site has games and live code."),
  });
