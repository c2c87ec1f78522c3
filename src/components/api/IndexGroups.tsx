import React, { useState } from "react";
import { markName, markSummary, type IndexGroup } from "../../shared/api/memberIndex";
import type { IndexEntry } from "../../shared/contracts/apiPage";
import { LEADS_ON } from "../../shared/contracts/leadsOn";
import type { TextPart } from "../../shared/search/splitMatches";
import { Link } from "../Link/Link";
import { AnchorHeading } from "./AnchorHeading";
import * as styles from "./IndexGroups.module.css";
import { KindIcon } from "./KindIcon";

interface IndexRowProps {
  readonly entry: IndexEntry;
  /** Where readers may ask the page for the entry. */
  readonly id?: string | undefined;
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
const IndexRow = React.memo(function IndexRow({ entry, id, words, shown }: IndexRowProps) {
  const { name, url, kind, summary } = entry;
  return (
    <li className={styles["row"]} id={id} hidden={!shown}>
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

/** Hidden rows keep this array, and so do not render again. */
const NO_WORDS: readonly string[] = [];

interface GroupProps {
  readonly group: IndexGroup;
  readonly words: readonly string[];
  readonly shown: ReadonlySet<IndexEntry>;
}

/** How many entries a group has, and how many of them are left. */
function Count({ group: { entries }, shown }: GroupProps): React.JSX.Element {
  const left = entries.filter((entry) => shown.has(entry)).length;
  const total = String(entries.length);
  return (
    <span className={styles["count"]}>
      {left === entries.length ? total : `${String(left)} of ${total}`}
    </span>
  );
}

function Rows({ group, words, shown }: GroupProps): React.JSX.Element {
  return (
    <ul className={styles["rows"]}>
      {group.entries.map((entry) => {
        const isShown = shown.has(entry);
        const marked = isShown ? words : NO_WORDS;
        // The page of a class answers for what it inherits: `Piece#first` leads to `GameElement#first`.
        const id = group.inheritedFrom && entry.url.split("#")[1];
        return <IndexRow key={entry.url} entry={entry} id={id} words={marked} shown={isShown} />;
      })}
    </ul>
  );
}

/** Closed until you open it or filter: whatever is found must be visible. */
function InheritedGroup(props: GroupProps): React.JSX.Element {
  const [openedByReader, setOpenedByReader] = useState(false);
  const { group, words } = props;
  const isFiltering = words.length > 0;
  return (
    <details
      className={styles["inherited"]}
      data-mdast="names"
      {...{ [LEADS_ON]: "" }}
      open={isFiltering || openedByReader}
      onToggle={(event) => {
        if (!isFiltering) setOpenedByReader(event.currentTarget.open);
      }}
    >
      <summary>
        Inherited from <code>{group.title}</code> <Count {...props} />
      </summary>
      <Rows {...props} />
    </details>
  );
}

function OwnGroup({
  isContent,
  ...props
}: GroupProps & { readonly isContent: boolean }): React.JSX.Element {
  const { title, slug = "" } = props.group;
  return (
    <>
      {isContent ? (
        <AnchorHeading level={2} id={slug} text={title} />
      ) : (
        <h3 className={styles["title"]}>
          <Link to={`#${slug}`}>{title}</Link> <Count {...props} />
        </h3>
      )}
      <Rows {...props} />
    </>
  );
}

interface IndexGroupsProps {
  readonly groups: readonly IndexGroup[];
  /** The words that were searched for. */
  readonly words: readonly string[];
  /** The entries that are left. */
  readonly shown: ReadonlySet<IndexEntry>;
  /** Whether the index is the page's content, with its group headings as the page's own. */
  readonly isContent: boolean;
}

/** The groups of an index that still have entries. */
export function IndexGroups({
  groups,
  words,
  shown,
  isContent,
}: IndexGroupsProps): React.JSX.Element {
  return (
    <>
      {groups.map((group) => {
        const isEmpty = !group.entries.some((entry) => shown.has(entry));
        const props = { group, words, shown };
        // The page itself says the same below.
        const isRepeated = !isContent && !group.inheritedFrom;
        return (
          <div
            key={group.slug ?? group.title}
            className={styles["group"]}
            hidden={isEmpty}
            data-mdast={isRepeated ? "ignore" : undefined}
          >
            {group.inheritedFrom ? (
              <InheritedGroup {...props} />
            ) : (
              <OwnGroup {...props} isContent={isContent} />
            )}
          </div>
        );
      })}
    </>
  );
}
