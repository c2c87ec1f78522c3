import type { HeadProps, PageProps } from "gatsby";
import React from "react";
import { HealthAnswer } from "../components/Health/HealthAnswer";
import { Seo } from "../components/Seo/Seo";
import type { HealthContext } from "../shared/contracts/healthPage";

/** What the queries of `docs/queries` answer for this build; in previews and `npm run dev`. */
export default function HealthTemplate({
  pageContext,
}: PageProps<object, HealthContext>): React.JSX.Element {
  return (
    <article className="plain-page prose">
      <h1>Health</h1>
      <p>
        What readers run into comes first, then what is left to do, then what this documentation
        covers. Each section is a query of <code>docs/queries</code>.
      </p>
      {pageContext.queries.map((query) => (
        <HealthAnswer key={query.name} {...query} />
      ))}
    </article>
  );
}

export function Head({ pageContext }: HeadProps<object, HealthContext>): React.JSX.Element {
  return (
    <Seo
      site={pageContext.site}
      title="Health"
      description="What the Boardzilla documentation covers, what is checked and run, and what needs work."
      route="/health"
      noindex
    />
  );
}
