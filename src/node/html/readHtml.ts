import { type HtmlToken, readTokens } from "./htmlTokens";

/** What the link check needs of a built page. */
export interface BuiltPage {
  /** All ids, in order, with repetitions. */
  readonly ids: readonly string[];
  /** All addresses of links, images, scripts, styles and frames, in order. */
  readonly references: readonly Reference[];
}

export interface Reference {
  readonly tag: string;
  /** As written, with character references resolved. */
  readonly address: string;
}

const REFERENCE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: "href",
  link: "href",
  img: "src",
  script: "src",
  iframe: "src",
};

/** Finds ids and references among the tokens of a built page. */
export function readLinks(tokens: readonly HtmlToken[]): BuiltPage {
  const tags = tokens.filter((token) => token.kind === "tag");
  return {
    ids: tags.flatMap(({ attributes }) => attributes.get("id") ?? []),
    references: tags.flatMap(({ name: tag, attributes }) => {
      const address = attributes.get(REFERENCE_ATTRIBUTES[tag] ?? "");
      return address === undefined ? [] : [{ tag, address }];
    }),
  };
}

/** Reads ids and references of a built page; throws where its markup violates the HTML standard. */
export function readHtml(html: string): BuiltPage {
  return readLinks(readTokens(html));
}
