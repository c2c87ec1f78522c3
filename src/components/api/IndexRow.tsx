import React from "react";
import { markName, markSummary } from "../../shared/api/memberIndex";
import type { IndexEntry } from "../../shared/contracts/apiPage";
import type { TextPart } from "../../shared/search/splitMatches";
import { Link } from "../Link/Link";
import * as styles from "./IndexRow.module.css";
import { KindIcon } from "./KindIcon";

interface IndexRowProps {
  readonly entry: IndexEntry;
  /** The words to highlight. */
  readonly words: readonly string[];
  readonly shown: boolean;
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }): React.JSX.Element {
  return (
    <>
      {parts.map(({ text, match }, index) =>
        match ? (
          <mark key={index}>{text}</mark>
        ) : (
          <React.Fragment key={index}>{text}</React.Fragment>
        ),
      )}
    </>
  );
}

/** One line of an index: kind, name, what it is for. */
export const IndexRow = React.memo(function IndexRow({ entry, words, shown }: IndexRowProps) {
  const { name, url, kind, summary } = entry;
  return (
    <li className={styles["row"]} hidden={!shown}>
      <KindIcon kind={kind} />
      <Link to={url}>
        <code>
          <Marked parts={markName(name, words)} />
        </code>
      </Link>
      {summary !== "" && (
        <span>
          <Marked parts={markSummary(summary, words)} />
        </span>
      )}
    </li>
  );
});
