import { graphql, type HeadProps, type PageProps } from "gatsby";
import React, { useEffect, useMemo, useRef } from "react";
import invariant from "tiny-invariant";
import { ApiPageBody } from "../components/api/ApiPageBody";
import { UsesContext } from "../components/api/UsesContext";
import { Article } from "../components/Article/Article";
import { Seo } from "../components/Seo/Seo";
import { StaticHtml } from "../components/StaticHtml/StaticHtml";
import { startIndex } from "../features/api-reference";
import { CopyPage } from "../features/copy-page";
import { LayoutTries } from "../islands/LayoutTries";
import type { ApiPageData } from "../shared/contracts/apiPage";
import { PART, STATIC_HTML } from "../shared/contracts/pageData";
import type { MovedPageContext } from "../shared/contracts/pageContext";
import { toPageSeo } from "./seoFields";
import { useApiUses } from "./useApiUses";

/**
 * A page of the reference. Nothing in its content needs React once it is there: on the page that the server sent it is one
 * text, its hundreds of members cost no hydration, and the data of the page does not repeat them.
 */
export default function ApiTemplate({
  data,
  pageContext,
}: PageProps<Queries.ApiTemplateQuery, MovedPageContext>): React.JSX.Element {
  invariant(data.page, "The API page's node is missing.");
  const { navigation, movedAnchors } = pageContext;
  const { title, route, headings } = data.page;
  const content = data.page.content as unknown as ApiPageData;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => startIndex(body.current), []);
  const uses = useApiUses();
  const pageUses = useMemo(() => ({ uses, route }), [uses, route]);
  return (
    <Article
      title={title}
      headings={headings}
      navigation={navigation}
      actions={<CopyPage route={route} title={title} />}
    >
      <div className="prose" ref={body}>
        {typeof content === "string" ? (
          <StaticHtml html={content} />
        ) : (
          <div className={STATIC_HTML} {...{ [PART]: "content" }}>
            <UsesContext.Provider value={pageUses}>
              <ApiPageBody content={content} />
            </UsesContext.Provider>
          </div>
        )}
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
      headings {
        depth
        text
        slug
      }
      content
    }
  }
`;
