import React from "react";
import { importStatement } from "../../lib/api/importStatement";
import type { ApiClassContent } from "../../lib/api/pageContent";
import * as styles from "./ClassFacts.module.css";

interface ClassFactsProps {
  readonly content: ApiClassContent;
}

function ImportFact({ content }: ClassFactsProps): React.JSX.Element {
  const statement = importStatement(content);
  if (statement === undefined) return <>not exported by the package</>;
  return <code translate="no">{statement}</code>;
}

/** How to import a class. */
export function ClassFacts({ content }: ClassFactsProps): React.JSX.Element {
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>Import</dt>
        <dd>
          <ImportFact content={content} />
        </dd>
      </div>
    </dl>
  );
}
