import { cardAlt, cardPath, toCardTexts, type CardPage, type CardTexts } from "./cardTexts";
import { findNodes, type NodeContext } from "../../graphql/findNodes";
import { siteConfig } from "../../config/siteConfig";

/** What GraphQL returns about a page's link card. */
export interface LinkCard extends CardTexts {
  /** Address of the PNG, without origin and prefix. */
  readonly path: string;
  readonly alt: string;
}

interface PageNode extends CardPage {
  readonly section: string;
  readonly draft: boolean;
}

type SectionContext = NodeContext<{ Section: Pick<Queries.Section, "name" | "label"> }>;

/** The link card of a page; a draft is not a page to link to, and has none. */
export const linkCard = {
  type: "LinkCard",
  description: "The picture that link previews show of the page; null for a draft.",
  resolve: async (
    page: PageNode,
    _args: unknown,
    context: SectionContext,
  ): Promise<LinkCard | null> => {
    if (page.draft) return null;
    const sections = await findNodes(context, "Section");
    const section = sections.find(({ name }) => name === page.section);
    const texts = toCardTexts(page, section?.label ?? page.section, siteConfig);
    return { ...texts, path: cardPath(page.route), alt: cardAlt(texts) };
  },
};
