import { graphql, type HeadProps, type PageProps } from "gatsby";
import React, { useMemo } from "react";
import invariant from "tiny-invariant";
import { ApiPageBody } from "../components/api/ApiPageBody";
import { UsesContext } from "../components/api/UsesContext";
import { Article } from "../components/Article/Article";
import { Seo } from "../components/Seo/Seo";
import { StaticHtml } from "../components/StaticHtml/StaticHtml";
import { MemberIndex } from "../features/api-reference";
import { CopyPage } from "../features/copy-page";
import { LayoutTries } from "../islands/LayoutTries";
import { toIndexGroups } from "../shared/api/memberIndex";
import { listHeadings } from "../shared/api/outline";
import type { ApiPageData } from "../shared/contracts/apiPage";
import type { MovedPageContext } from "../shared/contracts/pageContext";
import { toPageSeo } from "./seoFields";
import { useApiUses } from "./useApiUses";

/** A page of the reference. */
export default function ApiTemplate({
  data,
  pageContext,
}: PageProps<Queries.ApiTemplateQuery, MovedPageContext>): React.JSX.Element {
  invariant(data.page, "The API page's node is missing.");
  const { navigation, movedAnchors } = pageContext;
  const { title, route } = data.page;
  const content = data.page.content as unknown as ApiPageData;
  const groups = useMemo(() => toIndexGroups(content), [content]);
  const isContent = content.kind === "index";
  const headings = useMemo(() => listHeadings(content), [content]);
  const uses = useApiUses();
  const pageUses = useMemo(() => ({ uses, route }), [uses, route]);
  return (
    <Article
      title={title}
      headings={headings}
      navigation={navigation}
      actions={<CopyPage route={route} title={title} />}
    >
      <div className="prose">
        <UsesContext.Provider value={pageUses}>
          <ApiPageBody
            content={content}
            shown={content.shown}
            index={
              <MemberIndex
                groups={groups}
                noun={content.kind === "class" ? "members" : "symbols"}
                isContent={isContent}
              />
            }
          />
        </UsesContext.Provider>
        {movedAnchors !== null && <StaticHtml html={movedAnchors} />}
      </div>
      <LayoutTries />
    </Article>
  );
}

export function Head({ data }: HeadProps<Queries.ApiTemplateQuery>): React.JSX.Element {
  return <Seo {...toPageSeo(data)} />;
}

export const query = graphql`
  query ApiTemplate($id: String!) {
    ...SeoFields
    page: apiPage(id: { eq: $id }) {
      route
      title
      description
      linkCard {
        path
        alt
      }
      content
    }
  }
`;
