import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import invariant from "tiny-invariant";
import { ApiPageBody } from "../components/api/ApiPageBody";
import { Article } from "../components/Article/Article";
import { Seo } from "../components/Seo/Seo";
import { CopyPage } from "../features/copy-page";
import type { ApiGroup } from "../lib/api/pageContent";
import { toSeoSite } from "./seoFields";
import { useModuleTypes } from "./useModuleTypes";

function toGroups(groups: unknown): readonly ApiGroup[] {
  return Array.isArray(groups) ? (groups as ApiGroup[]) : [];
}

/** The page of everything that is no class: what can be imported, then the types of signatures. */
export default function ApiModulesTemplate({
  data,
}: PageProps<Queries.ApiModulesTemplateQuery>): React.JSX.Element {
  invariant(data.page, "The API page's node is missing.");
  const { route, title, description, headings, navigation, groups } = data.page;
  const all = [...toGroups(groups), ...toGroups(useModuleTypes())];
  return (
    <Article
      title={title}
      headings={headings}
      navigation={navigation}
      actions={<CopyPage route={route} title={title} />}
    >
      <div className="prose">
        <ApiPageBody content={{ kind: "modules", summary: description, groups: all }} />
      </div>
    </Article>
  );
}

export function Head({ data }: HeadProps<Queries.ApiModulesTemplateQuery>): React.JSX.Element {
  invariant(data.page, "The API page's node is missing.");
  const { title, description, route } = data.page;
  return (
    <Seo site={toSeoSite(data)} title={title} description={description} route={route} hasTwin />
  );
}

export const query = graphql`
  query ApiModulesTemplate($id: String!) {
    ...SeoFields
    page: apiPage(id: { eq: $id }) {
      route
      title
      description
      groups(from: 0, to: 7)
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
