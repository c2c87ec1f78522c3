import React from "react";
import type { Breadcrumb } from "../../lib/nav/nav";
import type { TocHeading } from "../../lib/toc";
import { site } from "../../site";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs";
import { Pagination } from "../Pagination/Pagination";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import * as styles from "./Article.module.css";

/** Where a page stands; the GraphQL type `PageNavigation`. */
export interface ArticleNavigation {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly previous: Breadcrumb | null;
  readonly next: Breadcrumb | null;
}

interface ArticleProps {
  readonly title: string;
  readonly headings: readonly TocHeading[];
  readonly navigation: ArticleNavigation;
  readonly children: React.ReactNode;
  /** What stands between the text and the pagination: edit link, date. */
  readonly footer?: React.ReactNode;
}

/** A page of the documentation: breadcrumbs, title, text, table of contents, pagination. */
export function Article(props: ArticleProps): React.JSX.Element {
  const { title, headings, navigation, children, footer } = props;
  return (
    <div className={styles["page"]}>
      <TableOfContents headings={headings} levels={site.tableOfContents} />
      <article className={styles["article"]}>
        <Breadcrumbs steps={navigation.breadcrumbs} />
        <h1>{title}</h1>
        {children}
        {footer}
        <Pagination previous={navigation.previous} next={navigation.next} />
      </article>
    </div>
  );
}
