import React from "react";
import { KindIcon } from "../../../components/api/KindIcon";
import type { MemberKind } from "../../../shared/contracts/apiPage";
import type { SearchDocument } from "../../../shared/search/answer";
import { Highlighted } from "../highlights/Highlighted";
import * as styles from "./Hit.module.css";

/** Drawings of what is no symbol, on 24 × 24. */
const DRAWINGS: Readonly<Record<string, string>> = {
  section: "M5 6.5h14M5 11.5h14M5 16.5h8",
  message: "M12 4.5 21 19.5H3zM12 10v4.5M12 17v.2",
  game: "M5 5h14v14H5zM9 9v.2M15 15v.2M12 12v.2",
  page: "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
  pinned: "M9 3.5h6l-.8 6.5 3.3 3.5h-11L9.8 10zM12 13.5v7",
  recent: "M12 7v5l3 2M20.5 12a8.5 8.5 0 1 1-2.5-6M20.5 3.5V7H17",
};

interface HitIconProps {
  /** Kind of a document, or `page`, `pinned` or `recent`. */
  readonly kind: string;
}

/** What kind of thing a row is; the row says it in words too. */
export function HitIcon({ kind }: HitIconProps): React.JSX.Element {
  const drawing = DRAWINGS[kind === "index" ? "section" : kind];
  // Kinds of symbols that have no letter of their own get that of a method, as elsewhere.
  if (drawing === undefined) return <KindIcon kind={kind as MemberKind} decorative />;
  return (
    <svg className={styles["icon"]} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

interface HitBodyProps {
  readonly document: SearchDocument;
  /** Words of a question near to the reader's that it answers. */
  readonly asked?: readonly string[] | undefined;
  readonly words: readonly string[];
}

/**
 * What a hit shows: kind, name, signature, the beginning of its text, and words of a question that it answers.
 * It says in text what the icon and the group's heading show, so that no two hits sound the same. Its rows are
 * blocks, because a list is drawn with every key: flex and grid boxes take twice the time to lay out.
 */
export function HitBody({ document, asked, words }: HitBodyProps): React.JSX.Element {
  const { name, kind, signature, excerpt, breadcrumb } = document;
  return (
    <span className={styles["body"]}>
      <Highlighted as="span" className={styles["name"]} text={name} words={words} />
      <span className={styles["kind"]}>
        <HitIcon kind={kind} />
        <span className={styles["words"]}>{`, ${kind}, ${breadcrumb}. `}</span>
      </span>
      {signature !== undefined && (
        <Highlighted as="code" className={styles["signature"]} text={signature} words={words} />
      )}
      {excerpt !== "" && (
        <Highlighted as="span" className={styles["excerpt"]} text={excerpt} words={words} />
      )}
      {asked && (
        <Highlighted
          as="span"
          className={styles["asked"]}
          text={`Related: ${asked.join(", ")}`}
          words={words}
        />
      )}
    </span>
  );
}
