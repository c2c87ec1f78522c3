import React from "react";
import type { ApiClassContent } from "../../shared/contracts/apiPage";
import * as styles from "./ClassFacts.module.css";
import { ImportLine } from "./ImportLine";
import { SourceLink } from "./SourceLink";

interface ClassFactsProps {
  readonly content: ApiClassContent;
}

/** How to import a class, its first version if known, and where it is declared. */
export function ClassFacts({ content }: ClassFactsProps): React.JSX.Element {
  const { name, since, source } = content;
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>Import</dt>
        <dd>
          <ImportLine fact={content.import} name={name} />
        </dd>
      </div>
      {since !== undefined && (
        <div>
          <dt>Since</dt>
          <dd>{since}</dd>
        </div>
      )}
      {source !== undefined && (
        <div>
          <dt>Declared</dt>
          <dd>
            <SourceLink url={source} name={name} />
          </dd>
        </div>
      )}
    </dl>
  );
}
