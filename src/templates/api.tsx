import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import invariant from "tiny-invariant";
import { ApiPageBody } from "../components/api/ApiPageBody";
import { Article } from "../components/Article/Article";
import { Seo } from "../components/Seo/Seo";
import { CopyPage } from "../features/copy-page";
import type { ApiContent } from "../lib/api/pageContent";
import { toSeoSite } from "./seoFields";

/** A page of the reference. */
export default function ApiTemplate({
  data,
}: PageProps<Queries.ApiTemplateQuery>): React.JSX.Element {
  invariant(data.page, "The API page's node is missing.");
  const { route, title, headings, navigation, content } = data.page;
  return (
    <Article
      title={title}
      headings={headings}
      navigation={navigation}
      actions={<CopyPage route={route} title={title} />}
    >
      <div className="prose">
        <ApiPageBody content={content as unknown as ApiContent} />
      </div>
    </Article>
  );
}

export function Head({ data }: HeadProps<Queries.ApiTemplateQuery>): React.JSX.Element {
  invariant(data.page, "The API page's node is missing.");
  const { title, description, route } = data.page;
  return (
    <Seo site={toSeoSite(data)} title={title} description={description} route={route} hasTwin />
  );
}

export const query = graphql`
  query ApiTemplate($id: String!) {
    ...SeoFields
    page: apiPage(id: { eq: $id }) {
      route
      title
      description
      content
      headings {
        depth
        text
        slug
      }
      navigation {
        breadcrumbs {
          label
          route
        }
        previous {
          label
          route
        }
        next {
          label
          route
        }
      }
    }
  }
`;
