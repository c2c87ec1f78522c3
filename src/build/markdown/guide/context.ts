import type { Content } from "mdast";
import type { KnownLimit } from "../../content/frontmatter";

/** What printing a guide needs to know besides its source. */
export interface GuideContext {
  readonly route: string;
  readonly title: string;
  readonly limits: ReadonlyMap<string, KnownLimit>;
  /** What a figure shows, by its YAML. */
  readonly figures: ReadonlyMap<string, string>;
  /** The toolkit's version, such as `0.2.14`. */
  readonly version: string;
}

/** Prints what is inside a component under headings of at least this level plus one. */
export type PrintChildren = (nodes: readonly Content[], level: number) => Content[];
