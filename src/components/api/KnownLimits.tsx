import React from "react";
import { limitAnchor } from "../../shared/api/apiUrl";
import type { ApiLimit } from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";
import { LimitText } from "./LimitText";

interface KnownLimitsProps {
  readonly limits: readonly ApiLimit[];
  /** Of the toolkit that is installed. */
  readonly version: string;
}

/** What goes wrong in the installed version, and what to do instead; explained once on a page. */
export function KnownLimits({ limits, version }: KnownLimitsProps): React.JSX.Element {
  return (
    <>
      {limits.map((limit) =>
        limit.url !== undefined ? (
          <p key={limit.id}>
            {`Known limit in ${version}: `}
            <Link to={limit.url}>{limit.title}</Link>
          </p>
        ) : (
          <div
            key={limit.id}
            id={limitAnchor(limit.id)}
            className="admonition"
            role="note"
            data-kind="limit"
          >
            <p className="admonition-title">{`Known limit in ${version}: ${limit.title}`}</p>
            <LimitText limit={limit} />
          </div>
        ),
      )}
    </>
  );
}
