import React from "react";
import type { ApiExample } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";

interface ExampleBlockProps {
  readonly example: ApiExample;
  /** What the example is about, for the names of its buttons. */
  readonly subject: string;
}

/** A code block with the same markup as those of the guides, whose feature runs its buttons. */
export function ExampleBlock({ example, subject }: ExampleBlockProps): React.JSX.Element {
  const name = `example of ${subject}`;
  return (
    <>
      {example.caption !== undefined && <StaticHtml html={example.caption} />}
      {example.code !== "" && (
        <figure className="code" data-language="ts">
          <div className="code-actions">
            <button
              type="button"
              data-action="wrap"
              aria-pressed="false"
              aria-label={`Wrap lines: ${name}`}
            >
              Wrap
            </button>
            <button type="button" data-action="copy" aria-label={`Copy code: ${name}`}>
              Copy
            </button>
          </div>
          <pre translate="no">
            <code dangerouslySetInnerHTML={{ __html: example.code }} />
          </pre>
        </figure>
      )}
    </>
  );
}
