import React from "react";
import type { ImportFact } from "../../lib/api/pageContent";
import { StaticHtml } from "../StaticHtml/StaticHtml";

interface ImportLineProps {
  readonly fact: ImportFact;
}

/** The line that brings a symbol into a game, or what to do without one. */
export function ImportLine({ fact: { statement, note } }: ImportLineProps): React.JSX.Element {
  return (
    <>
      {statement !== undefined && <code translate="no">{statement}</code>}{" "}
      {note !== undefined && <StaticHtml html={note} />}
    </>
  );
}
