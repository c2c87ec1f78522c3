import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import invariant from "tiny-invariant";
import { Article } from "../components/Article/Article";
import { Hero } from "../components/Hero/Hero";
import { PageInfo } from "../components/PageInfo/PageInfo";
import { Seo } from "../components/Seo/Seo";
import { CopyPage } from "../features/copy-page";
import { samplesNote } from "../shared/samplesNote";
import type { PageBlock } from "../shared/contracts/islandProps";
import type { MovedPageContext } from "../shared/contracts/pageContext";
import { PageBody } from "../islands/PageBody";
import { site } from "../site";
import { toPageSeo } from "./seoFields";

/** Whether a page is about a tool: a game, the layout sandbox, or a step of the tutorial. */
function isAboutTool(file: string, blocks: readonly PageBlock[]): boolean {
  const isGame = file.startsWith("content/games/");
  return blocks.some(
    (block) =>
      block.kind === "island" &&
      (block.name === "GamePlayer"
        ? isGame
        : block.name === "LayoutSandbox" || block.name === "TutorialStep"),
  );
}

/** A guide page. */
export default function DocTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocTemplateQuery, MovedPageContext>): React.JSX.Element {
  invariant(data.page, "The page's node is missing.");
  const { route, title, headings, body, file, lastUpdated, checkedSamples } = data.page;
  const { navigation, movedAnchors } = pageContext;
  const isHome = route === "/";
  const samples =
    checkedSamples === null ? null : samplesNote(checkedSamples, data.buildInfo.toolkitVersion);
  const blocks = [
    ...(body as unknown as readonly PageBlock[]),
    ...(movedAnchors === null ? [] : [{ kind: "html", html: movedAnchors } as const]),
  ];
  const editUrl = `${site.repository}/edit/main/${file}`;
  return (
    <Article
      title={title}
      headings={headings}
      navigation={navigation}
      hero={
        isHome ? <Hero title={site.title} tagline={site.tagline} lead={site.lead} /> : undefined
      }
      isWide={isAboutTool(file, blocks)}
      actions={<CopyPage route={route} title={title} />}
      footer={<PageInfo editUrl={editUrl} lastUpdated={lastUpdated} samples={samples} />}
    >
      <PageBody blocks={blocks} />
    </Article>
  );
}

export function Head({ data }: HeadProps<Queries.DocTemplateQuery>): React.JSX.Element {
  const seo = toPageSeo(data);
  const title = seo.route === "/" ? site.title : seo.title;
  return <Seo {...seo} title={title} noindex={data.page?.draft === true} />;
}

export const query = graphql`
  query DocTemplate($id: String!) {
    ...SeoFields
    buildInfo {
      toolkitVersion
    }
    page: docPage(id: { eq: $id }) {
      route
      title
      description
      linkCard {
        path
        alt
      }
      draft
      file
      lastUpdated
      checkedSamples
      body
      headings {
        depth
        text
        slug
      }
    }
  }
`;
