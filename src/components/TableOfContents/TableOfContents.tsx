import React from "react";
import { buildToc, type TocEntry, type TocHeading } from "../../shared/toc";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  readonly headings: readonly TocHeading[];
  /** Heading levels to show. */
  readonly levels: { readonly from: number; readonly to: number };
  /** Whether it is a bar above the text even where there is room beside it. */
  readonly isBar: boolean;
}

function Entries({ entries }: { readonly entries: readonly TocEntry[] }): React.JSX.Element {
  return (
    <ul>
      {entries.map(({ slug, text, children }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{text}</a>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * The headings of the page; `features/prose` highlights the one being read. Beside the text where there is room,
 * otherwise in a bar above it that opens; both are one `nav`, so a screen reader meets it once.
 */
export function TableOfContents({
  headings,
  levels,
  isBar,
}: TableOfContentsProps): React.JSX.Element | null {
  const entries = buildToc(headings, levels);
  if (entries.length === 0) return null;
  return (
    <nav className={styles["toc"]} aria-label="On this page" data-contents={isBar ? "bar" : ""}>
      <details className={styles["box"]}>
        <summary>On this page</summary>
        <Entries entries={entries} />
      </details>
      <div className={styles["column"]}>
        <p className={styles["title"]}>On this page</p>
        <Entries entries={entries} />
      </div>
    </nav>
  );
}
