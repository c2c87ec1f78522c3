import React from "react";
import type { ThrowsRow } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";

interface ThrowsListProps {
  readonly rows: readonly ThrowsRow[];
}

/** When a call throws, and the message to recognize it by. */
export function ThrowsList({ rows }: ThrowsListProps): React.JSX.Element {
  return (
    <>
      <p>
        <strong>Throws</strong>
      </p>
      <ul>
        {rows.map(({ when, message }) => (
          <li key={when}>
            <StaticHtml html={when} />
            {message !== undefined && (
              <>
                {" "}
                <q translate="no">{message}</q>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
