import React from "react";
import type { Html } from "../../shared/contracts/apiPage";
import { STATIC_HTML } from "../../shared/contracts/pageData";
import { StaticHtml } from "../StaticHtml/StaticHtml";

interface ApiPartProps {
  /** The part's HTML, on the page that the server sent. */
  readonly shown: Html | undefined;
  readonly children: React.ReactNode;
}

/**
 * A part of an API page in which nothing needs React once it is there. On the page that the server sent, React leaves it
 * as it is: its hundreds of members cost no hydration, and the data of the page does not repeat them.
 */
export function ApiPart({ shown, children }: ApiPartProps): React.JSX.Element {
  return shown ? (
    <StaticHtml html={shown} />
  ) : (
    <div className={STATIC_HTML} data-api-part="">
      {children}
    </div>
  );
}
