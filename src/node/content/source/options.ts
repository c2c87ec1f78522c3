import type { GatsbyNode, PluginOptions } from "gatsby";

export interface DocsOptions extends PluginOptions {
  /** Absolute path of the content folder. */
  readonly contentPath: string;
  /** Whether drafts become pages: in previews and in develop. */
  readonly showDrafts: boolean;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentPath: Joi.string().required().description("Absolute path of the content folder."),
    showDrafts: Joi.boolean().required().description("Whether drafts become pages."),
  });
