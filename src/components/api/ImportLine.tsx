import React from "react";
import type { ImportFact } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { CopyButton } from "./CopyButton";

interface ImportLineProps {
  readonly fact: ImportFact;
  /** What is imported. */
  readonly name: string;
}

/** The line that brings a symbol into a game, or what to do without one. */
export function ImportLine({ fact, name }: ImportLineProps): React.JSX.Element {
  const { statement, note } = fact;
  return (
    <>
      {statement !== undefined && (
        <>
          <code translate="no">{statement}</code>{" "}
          <CopyButton text={statement} label="Copy" subject={`import of ${name}`} />
        </>
      )}{" "}
      {note !== undefined && (
        <div>
          <StaticHtml html={note} />
        </div>
      )}
    </>
  );
}
