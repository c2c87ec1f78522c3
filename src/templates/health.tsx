import type { HeadProps, PageProps } from "gatsby";
import React from "react";
import { HealthSection } from "../components/Health/HealthSection";
import { Seo } from "../components/Seo/Seo";
import type { HealthContext } from "../shared/contracts/healthPage";

/** How much is documented, checked and run, and what needs work; in previews and `npm run dev`. */
export default function HealthTemplate({
  pageContext,
}: PageProps<object, HealthContext>): React.JSX.Element {
  return (
    <article className="plain-page prose">
      <h1>Health</h1>
      <p>
        What this documentation covers, what is checked, and what needs work. Behind each figure are
        the pages, names and lines that it counts.
      </p>
      {pageContext.sections.map((section) => (
        <HealthSection key={section.slug} {...section} />
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
