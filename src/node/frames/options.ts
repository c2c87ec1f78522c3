/** What `gatsby-config.ts` passes to this plugin. */
export interface FramesOptions {
  /** Whether the site has games and live code. */
  readonly games: boolean;
}
