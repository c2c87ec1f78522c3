import React from "react";
import { withPrefix } from "../../components/Link/Link";
import type { SearchHit } from "../../lib/search/searchIndex";
import { splitMatches } from "../../lib/search/splitMatches";
import { toWords } from "../../lib/search/words";
import * as styles from "./ResultList.module.css";

interface ResultListProps {
  readonly id: string;
  readonly hits: readonly SearchHit[];
  readonly query: string;
  readonly active: number;
  readonly onOpen: () => void;
}

/** Id of a result, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

/** A text with the searched words marked; it never becomes HTML. */
function Marked({
  text,
  query,
}: {
  readonly text: string;
  readonly query: string;
}): React.JSX.Element {
  return (
    <>
      {splitMatches(text, toWords(query)).map(({ text: part, match }, index) =>
        match ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
      )}
    </>
  );
}

/** The results as options; each is the link itself. */
export function ResultList({
  id,
  hits,
  query,
  active,
  onOpen,
}: ResultListProps): React.JSX.Element {
  return (
    <div className={styles["list"]} id={id} role="listbox" aria-label="Results">
      {hits.map(({ document }, index) => (
        <a
          key={document.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={withPrefix(document.url)}
          onClick={onOpen}
        >
          <span className={styles["path"]}>
            {document.area} › {document.title}
          </span>
          <span className={styles["title"]}>
            <Marked text={document.heading || document.title} query={query} />
          </span>
          <span className={styles["excerpt"]}>
            <Marked text={document.excerpt} query={query} />
          </span>
        </a>
      ))}
    </div>
  );
}
