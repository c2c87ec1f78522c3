import React from "react";
import type { IndexGroup } from "../../shared/api/memberIndex";
import type { IndexEntry } from "../../shared/contracts/apiPage";
import { LEADS_ON } from "../../shared/contracts/leadsOn";
import { Link } from "../Link/Link";
import { AnchorHeading } from "./AnchorHeading";
import * as styles from "./IndexGroups.module.css";
import { KindIcon } from "./KindIcon";

interface IndexRowProps {
  readonly entry: IndexEntry;
  /** Where readers may ask the page for the entry. */
  readonly id?: string | undefined;
}

/** One line of an index: kind, name, what it is for. */
function IndexRow({ entry, id }: IndexRowProps): React.JSX.Element {
  const { name, url, kind, summary } = entry;
  return (
    <li className={styles["row"]} id={id}>
      <KindIcon kind={kind} />
      <Link to={url}>
        <code>{name}</code>
      </Link>
      {summary !== "" && <span>{summary}</span>}
    </li>
  );
}

interface GroupProps {
  readonly group: IndexGroup;
}

/** How many entries a group has. */
function Count({ group: { entries } }: GroupProps): React.JSX.Element {
  return <span className={styles["count"]}>{String(entries.length)}</span>;
}

function Rows({ group }: GroupProps): React.JSX.Element {
  return (
    <ul className={styles["rows"]}>
      {group.entries.map((entry) => (
        // The page of a class answers for what it inherits: `Piece#first` leads to `GameElement#first`.
        <IndexRow
          key={entry.url}
          entry={entry}
          id={group.inheritedFrom && entry.url.split("#")[1]}
        />
      ))}
    </ul>
  );
}

/** Closed until you open it or filter: whatever is found must be visible. */
function InheritedGroup({ group }: GroupProps): React.JSX.Element {
  return (
    <details className={styles["inherited"]} data-mdast="names" {...{ [LEADS_ON]: "" }}>
      <summary>
        Inherited from <code>{group.title}</code> <Count group={group} />
      </summary>
      <Rows group={group} />
    </details>
  );
}

function OwnGroup({
  group,
  isContent,
}: GroupProps & Pick<IndexGroupsProps, "isContent">): React.JSX.Element {
  const { title, slug = "" } = group;
  return (
    <>
      {isContent ? (
        <AnchorHeading level={2} id={slug} text={title} />
      ) : (
        <h3 className={styles["title"]}>
          <Link to={`#${slug}`}>{title}</Link> <Count group={group} />
        </h3>
      )}
      <Rows group={group} />
    </>
  );
}

interface IndexGroupsProps {
  readonly groups: readonly IndexGroup[];
  /** Whether the index is the page's content, with its group headings as the page's own. */
  readonly isContent: boolean;
}

/** The groups of an index. */
export function IndexGroups({ groups, isContent }: IndexGroupsProps): React.JSX.Element {
  return (
    <>
      {groups.map((group) => (
        <div
          key={group.slug ?? group.title}
          className={styles["group"]}
          data-group=""
          // The page itself says the same below.
          data-mdast={!isContent && !group.inheritedFrom ? "ignore" : undefined}
        >
          {group.inheritedFrom ? (
            <InheritedGroup group={group} />
          ) : (
            <OwnGroup group={group} isContent={isContent} />
          )}
        </div>
      ))}
    </>
  );
}
