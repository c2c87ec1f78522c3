import React, { useRef } from "react";
import { useActiveHeading } from "../../hooks/useActiveHeading";
import { buildToc, type TocEntry, type TocHeading } from "../../shared/toc";
import * as styles from "./TableOfContents.module.css";
import { useActiveInView } from "./useActiveInView";

interface TableOfContentsProps {
  readonly headings: readonly TocHeading[];
  /** Heading levels to show. */
  readonly levels: { readonly from: number; readonly to: number };
}

function Entries({
  entries,
  active,
}: {
  readonly entries: readonly TocEntry[];
  readonly active: string | undefined;
}): React.JSX.Element {
  return (
    <ul>
      {entries.map(({ slug, text, children }) => (
        <li key={slug}>
          <a href={`#${slug}`} aria-current={slug === active ? "location" : undefined}>
            {text}
          </a>
          {children.length > 0 && <Entries entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * The headings of the page; the one being read is highlighted. Beside the text where there is room,
 * otherwise in a box above it that opens; both are one `nav`, so a screen reader meets it once.
 */
export function TableOfContents({
  headings,
  levels,
}: TableOfContentsProps): React.JSX.Element | null {
  const entries = buildToc(headings, levels);
  const active = useActiveHeading(headings.map(({ slug }) => slug));
  const nav = useRef<HTMLElement>(null);
  useActiveInView(nav, active);
  if (entries.length === 0) return null;
  return (
    <nav ref={nav} className={styles["toc"]} aria-label="On this page">
      <details className={styles["box"]}>
        <summary>On this page</summary>
        <Entries entries={entries} active={active} />
      </details>
      <div className={styles["column"]}>
        <p className={styles["title"]}>On this page</p>
        <Entries entries={entries} active={active} />
      </div>
    </nav>
  );
}
