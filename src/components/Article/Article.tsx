import React from "react";
import type { PageNavigation } from "../../shared/contracts/pageContext";
import type { TocHeading } from "../../shared/toc";
import { site } from "../../site";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs";
import { Pagination } from "../Pagination/Pagination";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import * as styles from "./Article.module.css";

interface ArticleProps {
  readonly title: string;
  readonly headings: readonly TocHeading[];
  readonly navigation: PageNavigation;
  readonly children: React.ReactNode;
  /** Opens the page in place of the plain title; it holds the h1. */
  readonly hero?: React.ReactNode;
  /** What can be done with the page as a whole; shown beside the title. */
  readonly actions?: React.ReactNode;
  /** Whether the page is about a tool, which then takes the room of the table of contents too. */
  readonly isWide?: boolean;
  /** What comes between the text and the pagination: edit link, date. */
  readonly footer?: React.ReactNode;
}

/** A page of the documentation: breadcrumbs, title, table of contents, text, pagination. */
export function Article(props: ArticleProps): React.JSX.Element {
  const { title, headings, navigation, children, hero, actions, isWide = false, footer } = props;
  return (
    <article className={styles["article"]} data-wide={isWide || undefined}>
      <div className={styles["opening"]} data-hero={hero !== undefined || undefined}>
        <Breadcrumbs steps={navigation.breadcrumbs} />
        <div className={styles["title"]}>{hero ?? <h1>{title}</h1>}</div>
        {actions && <div className={styles["actions"]}>{actions}</div>}
      </div>
      <TableOfContents headings={headings} levels={site.tableOfContents} isBar={isWide} />
      <div className={styles["body"]}>
        {children}
        {footer}
        <Pagination previous={navigation.previous} next={navigation.next} />
      </div>
    </article>
  );
}
