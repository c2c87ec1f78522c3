import React from "react";
import type { SearchDocument } from "../../../shared/search/answer";
import { Marked } from "../marks/Marked";
import { HitIcon } from "./HitIcon";
import * as styles from "./HitBody.module.css";
import { nameOf } from "./rows";

interface HitBodyProps {
  readonly document: SearchDocument;
  readonly words: readonly string[];
}

/**
 * What a hit shows: kind, name, signature, the beginning of its text. What the icon and the group's
 * heading show stands in it as text too, so that no two hits sound the same. Rows of blocks, because a list is
 * drawn with every key: flex and grid boxes take twice the time to lay out.
 */
export function HitBody({ document, words }: HitBodyProps): React.JSX.Element {
  const { kind, signature, excerpt, breadcrumb } = document;
  return (
    <span className={styles["body"]}>
      <Marked as="span" className={styles["name"]} text={nameOf(document)} words={words} />
      <span className={styles["kind"]}>
        <HitIcon kind={kind} />
        <span className={styles["words"]}>{`, ${kind}, ${breadcrumb}. `}</span>
      </span>
      {signature !== undefined && (
        <Marked as="code" className={styles["signature"]} text={signature} words={words} />
      )}
      {excerpt !== "" && (
        <Marked as="span" className={styles["excerpt"]} text={excerpt} words={words} />
      )}
    </span>
  );
}
