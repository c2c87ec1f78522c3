import React from "react";
import { importStatement } from "../../lib/api/importStatement";
import type { ApiClassContent, NamedLink } from "../../lib/api/pageContent";
import { Link } from "../Link/Link";
import * as styles from "./ClassFacts.module.css";

interface NameListProps {
  readonly links: readonly NamedLink[];
  readonly separator: string;
}

function NameList({ links, separator }: NameListProps): React.JSX.Element {
  return (
    <>
      {links.map(({ name, url }, index) => (
        <React.Fragment key={name}>
          {index > 0 && separator}
          {url === undefined ? <code>{name}</code> : <Link to={url}>{name}</Link>}
        </React.Fragment>
      ))}
    </>
  );
}

interface ClassFactsProps {
  readonly content: ApiClassContent;
}

function ImportFact({ content }: ClassFactsProps): React.JSX.Element {
  const statement = importStatement(content);
  if (statement === undefined) return <>not exported by the package</>;
  return <code translate="no">{statement}</code>;
}

/** How to import a class, and its place among the others. */
export function ClassFacts({ content }: ClassFactsProps): React.JSX.Element {
  const { name, bases, derived } = content;
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>Import</dt>
        <dd>
          <ImportFact content={content} />
        </dd>
      </div>
      {bases.length > 0 && (
        <div>
          <dt>Hierarchy</dt>
          <dd>
            <NameList links={[...bases, { name }]} separator=" → " />
          </dd>
        </div>
      )}
      {derived.length > 0 && (
        <div>
          <dt>Extended by</dt>
          <dd>
            <NameList links={derived} separator=", " />
          </dd>
        </div>
      )}
    </dl>
  );
}
