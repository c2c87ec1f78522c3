import React from "react";
import { limitAnchor } from "../../lib/api/apiUrl";
import type { ApiLimit } from "../../lib/api/pageContent";
import { Link } from "../Link/Link";
import { StaticHtml } from "../StaticHtml/StaticHtml";

interface KnownLimitsProps {
  readonly limits: readonly ApiLimit[];
  /** Of the toolkit that is installed. */
  readonly version: string;
}

/** What goes wrong in the installed version, and what to do instead; told once on a page. */
export function KnownLimits({ limits, version }: KnownLimitsProps): React.JSX.Element {
  return (
    <>
      {limits.map(({ id, title, happens = "", instead = "", url }) =>
        url !== undefined ? (
          <p key={id}>
            {`Known limit in ${version}: `}
            <Link to={url}>{title}</Link>
          </p>
        ) : (
          <div key={id} id={limitAnchor(id)} className="admonition" role="note" data-kind="limit">
            <p className="admonition-title">{`Known limit in ${version}: ${title}`}</p>
            <StaticHtml html={`<p>${happens}</p><p><strong>Instead: </strong>${instead}</p>`} />
          </div>
        ),
      )}
    </>
  );
}
