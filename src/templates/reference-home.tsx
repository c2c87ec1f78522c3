import type { HeadProps, PageProps } from "gatsby";
import React from "react";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Seo, type SeoSite } from "../components/Seo/Seo";
import { site } from "../site";
import { TOOLKIT } from "../shared/toolkit";

/**
 * What `createPages` passes to the page. A query here would cause a warning in every build that has
 * guides.
 */
export interface ReferenceHomeContext {
  readonly site: SeoSite;
  readonly toolkitVersion: string;
}

const PAGES = [
  {
    title: "API reference",
    route: "/api",
    text: "Every class, function and type by category, with one line about each.",
  },
  {
    title: "Functions and types",
    route: "/api/modules",
    text: "Everything that is no class, on one page.",
  },
  {
    title: "What changed in each version",
    route: "/versions",
    text: "What every version up to this one added, removed and changed.",
  },
];

/** The home page of a build without guides: what it offers, and which version its parts were written for. */
export default function ReferenceHome({
  pageContext: { toolkitVersion },
}: PageProps<object, ReferenceHomeContext>): React.JSX.Element {
  const later = site.docs.current?.label ?? "a later version";
  return (
    <article className="plain-page prose">
      <h1>Reference of {toolkitVersion}</h1>
      <p>
        This is the API reference of <code>{TOOLKIT}</code> {toolkitVersion}, made from the
        declarations of that version. It has no guides, samples and games, because nobody has
        checked them with {toolkitVersion}.
      </p>
      <CardGrid cards={PAGES} />
      <h2>What was written when</h2>
      <p>
        Signatures and the toolkit’s own comments are those of {toolkitVersion}. The explanations
        that this site adds were written for {later}, so details may differ. Known limits are left
        out, because they were observed in {later}.
      </p>
    </article>
  );
}

export function Head({ pageContext }: HeadProps<object, ReferenceHomeContext>): React.JSX.Element {
  return (
    <Seo
      site={pageContext.site}
      title={site.title}
      description="The API reference of an older version of the Boardzilla toolkit: classes, functions, types and what changed."
      route="/"
    />
  );
}
