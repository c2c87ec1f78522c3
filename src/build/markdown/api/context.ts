import type { KnownLimit } from "../../content/frontmatter";

/** What printing an API page needs to know besides its view model. */
export interface ApiMarkdownContext {
  /** The known limits of a symbol or member, by its written name: `playerActions`, `Game#followUp`. */
  readonly limitsOf: (symbol: string) => readonly KnownLimit[];
  /** The toolkit's version, such as `0.2.14`. */
  readonly version: string;
}
