import type { PluginOptions } from "gatsby";

/** What `gatsby-config.ts` passes to this plugin. */
export interface DocsOptions extends PluginOptions {
  /** Absolute path of the content folder. */
  readonly contentPath: string;
  /** Whether drafts become pages: in previews and in develop. */
  readonly showDrafts: boolean;
}
