import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import invariant from "tiny-invariant";
import { Article } from "../components/Article/Article";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Link } from "../components/Link/Link";
import { Seo } from "../components/Seo/Seo";
import { CopyPage } from "../features/copy-page";
import type { PageContext } from "../shared/contracts/pageContext";
import { toPageSeo } from "./seoFields";

type Props = PageProps<Queries.CategoryTemplateQuery, PageContext>;

/** The generated index of a section: the order in which to work, and its pages with their descriptions. */
export default function CategoryTemplate({ data, pageContext }: Props): React.JSX.Element {
  invariant(data.page, "The category's node is missing.");
  const { route, title, description, section, steps } = data.page;
  const titles = new Map(data.pages.nodes.map((page) => [page.route, page.title]));
  const linkTo = (to: string) => <Link to={to}>{titles.get(to) ?? to}</Link>;
  const cards = data.pages.nodes
    .filter((page) => page.section === section)
    .map(({ description, spot, ...page }) => ({
      ...page,
      text: description,
      spot: spot ?? undefined,
    }));
  return (
    <Article
      title={title}
      headings={[]}
      navigation={pageContext.navigation}
      actions={<CopyPage route={route} title={title} />}
    >
      <div className="prose">
        <p>{description}</p>
        {steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}.</strong> {step.text} Read {linkTo(step.page)}, see it in{" "}
                {linkTo(step.example)}.
              </li>
            ))}
          </ol>
        )}
        <CardGrid cards={cards} />
      </div>
    </Article>
  );
}

export function Head({ data }: HeadProps<Queries.CategoryTemplateQuery>): React.JSX.Element {
  return <Seo {...toPageSeo(data)} />;
}

export const query = graphql`
  query CategoryTemplate($id: String!) {
    ...SeoFields
    page: categoryPage(id: { eq: $id }) {
      route
      title
      description
      linkCard {
        path
        alt
      }
      section
      steps {
        title
        text
        page
        example
      }
    }
    pages: allDocPage(sort: [{ position: ASC }, { route: ASC }]) {
      nodes {
        route
        title
        description
        section
        spot
      }
    }
  }
`;
