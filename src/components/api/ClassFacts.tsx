import React from "react";
import type { ApiClassContent } from "../../lib/api/pageContent";
import * as styles from "./ClassFacts.module.css";

function ImportFact({
  name,
  importFrom,
  typeOnly,
}: Pick<ApiClassContent, "name" | "importFrom" | "typeOnly">): React.JSX.Element {
  if (importFrom === undefined) return <>not exported by the package</>;
  return (
    <code translate="no">
      {`import ${typeOnly ? "type " : ""}{ ${name} } from "${importFrom}"`}
    </code>
  );
}

interface ClassFactsProps {
  readonly content: ApiClassContent;
}

/** How to import a class. */
export function ClassFacts({ content }: ClassFactsProps): React.JSX.Element {
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>Import</dt>
        <dd>
          <ImportFact {...content} />
        </dd>
      </div>
    </dl>
  );
}
