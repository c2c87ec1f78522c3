import { sentenceEnds } from "../../shared/firstSentence";
import {
  documentUrl,
  type DocumentScope,
  type PageDocument,
  type SearchPage,
} from "../../shared/search/document";
import { protectWords } from "../../shared/search/packedIndex";
import { textTokens } from "../../shared/search/words";

/** What the search query returns. */
export interface SearchData {
  readonly allSection: {
    readonly nodes: readonly Pick<Queries.Section, "name" | "label">[];
  };
  readonly allSiteDocument: { readonly nodes: readonly QueriedPage[] };
  readonly allApiSymbol: { readonly nodes: readonly QueriedSymbol[] };
}

type QueriedPage = Pick<
  Queries.SiteDocument,
  "route" | "title" | "description" | "section" | "searchSections"
>;
type QueriedSymbol = Pick<Queries.ApiSymbol, "name" | "url" | "signature" | "exported">;

/** A document on its way into lunr: it numbers and indexes it; `page` and `document` are stored. */
export interface IndexedDocument {
  readonly id: number;
  readonly page: Omit<SearchPage, "documents">;
  readonly document: PageDocument;
  /** The words of the text that `document` does not show. */
  readonly text: readonly string[];
}

/** Sections that only link to others. */
const LINK_LISTS: ReadonlySet<string> = new Set(["Where to go next", "Next", "Practice"]);
/** Longest excerpt and signature, in UTF-16 code units: two lines of the dialog, and one. */
const EXCERPT_LENGTH = 160;
/** Longest excerpt where the sentence that answers would not be whole otherwise: three lines. */
const SENTENCE_LENGTH = 240;
const SIGNATURE_LENGTH = 90;
/** Classes whose methods repeat same-named methods of other classes, for all elements of a list. */
const COLLECTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ElementCollection", ["GameElement", "Piece"]],
  ["PlayerCollection", ["ElementCollection"]],
]);

function scopeOf(route: string): DocumentScope {
  if (route === "/api" || route.startsWith("/api/")) return "api";
  return route.startsWith("/examples/") ? "games" : "guides";
}

const isGame = ({ route }: QueriedPage): boolean =>
  scopeOf(route) === "games" && route !== "/examples/examples";

/**
 * Pages that search knows by their titles and descriptions: news, and what repeats the guides for one game or for
 * readers of one other toolkit.
 */
const TITLE_ONLY = /^\/(tutorial\/|challenges\/|introduction\/coming-from-|changes$)/;

/** The sections of a page that search can return; the page as a whole is the first. */
function listSections(page: QueriedPage): readonly Queries.SearchSection[] {
  const sections = page.searchSections.filter(({ title }) => !LINK_LISTS.has(title));
  if (scopeOf(page.route) === "api") return sections;
  if (TITLE_ONLY.test(page.route))
    return [{ slug: "", title: "", kind: "section", text: page.description }];
  const kind = isGame(page) ? "game" : "section";
  const start = sections.find(({ slug }) => slug === "");
  const whole = { slug: "", title: "", kind, text: start?.text ?? page.description };
  return [whole, ...sections.filter((section) => section !== start)];
}

/** Whether a method repeats one of the same name for a list. */
function isRepeated(heading: string, names: ReadonlySet<string>): boolean {
  const [owner = "", member = ""] = heading.split(".");
  return (COLLECTIONS.get(owner) ?? []).some((other) => names.has(`${other}#${member}`));
}

/** Cuts a text at the end of a word; inside a word only when there is no space at all. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // One more than fits, so that a word ending at the limit is kept.
  const end = text.slice(0, length + 1).lastIndexOf(" ");
  const kept = text.slice(0, end > 0 ? end : length);
  // A split surrogate pair would show as a replacement character.
  return `${kept.replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}

/**
 * The sentences with which a text begins. A short one alone would say little, so the next one is shown with it, whole if
 * it is not much too long.
 */
function toExcerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const ends = sentenceEnds(text);
  const fitting = ends.findLast((each) => each <= EXCERPT_LENGTH) ?? 0;
  if (fitting >= EXCERPT_LENGTH / 3) return text.slice(0, fitting);
  const whole = ends.find((each) => each > fitting && each <= SENTENCE_LENGTH);
  return whole === undefined ? cut(text, EXCERPT_LENGTH) : text.slice(0, whole);
}

/** Makes the documents of the search, in the order of the pages, numbered from 0. */
export function toDocuments(data: SearchData): IndexedDocument[] {
  const labels = new Map(data.allSection.nodes.map(({ name, label }) => [name, label]));
  const symbols = new Map(data.allApiSymbol.nodes.map((symbol) => [symbol.url, symbol]));
  const names = new Set(data.allApiSymbol.nodes.map(({ name }) => name));
  return data.allSiteDocument.nodes
    .flatMap((node) => {
      const { route, title, section } = node;
      const page = { title, route, area: labels.get(section) ?? section, scope: scopeOf(route) };
      return listSections(node).map(({ slug, title: heading, text, kind }) => {
        const symbol = symbols.get(documentUrl(route, slug));
        const signature = cut(symbol?.signature ?? "", SIGNATURE_LENGTH);
        const repeats = isRepeated(heading, names);
        // The method that it repeats has the same text.
        const own = repeats ? "" : text;
        const excerpt = toExcerpt(own);
        const document: PageDocument = {
          anchor: slug,
          heading,
          kind,
          excerpt,
          ...(signature !== "" && { signature }),
          ...((repeats || symbol?.exported === false) && { minor: true }),
        };
        const shown = new Set(textTokens(`${title} ${heading} ${excerpt}`));
        const words = textTokens(own).filter((word) => !shown.has(word));
        return { page, document, text: protectWords(words) };
      });
    })
    .map((document, id) => ({ id, ...document }));
}

/** The documents by page. */
export function collectPages(
  documents: readonly Pick<IndexedDocument, "page" | "document">[],
): SearchPage[] {
  const pages = new Map<string, SearchPage & { documents: PageDocument[] }>();
  for (const { page, document } of documents) {
    const found = pages.get(page.route) ?? { ...page, documents: [] };
    found.documents.push(document);
    pages.set(page.route, found);
  }
  return [...pages.values()];
}

/** Options of gatsby-plugin-local-search; the query is sorted so that two builds give one index. */
export const searchPluginOptions = {
  name: "docs",
  engine: "lunr",
  ref: "id",
  index: ["text"],
  store: ["id", "page", "document"],
  query: /* GraphQL */ `
    query SearchDocuments {
      allSection {
        nodes {
          name
          label
        }
      }
      allApiSymbol {
        nodes {
          name
          url
          signature
          exported
        }
      }
      allSiteDocument(sort: { route: ASC }, filter: { draft: { eq: false } }) {
        nodes {
          route
          title
          description
          section
          searchSections {
            slug
            title
            text
            kind
          }
        }
      }
    }
  `,
  normalizer: ({ data }: { readonly data: SearchData }) => toDocuments(data),
};
