import React from "react";
import { limitAnchor } from "../../shared/api/apiUrl";
import type { ApiClassContent, ApiLimit } from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import * as styles from "./KnownLimits.module.css";

/** What goes wrong, and what to do instead. */
function LimitText({ limit }: { readonly limit: ApiLimit }): React.JSX.Element {
  const { happens = "", instead = "" } = limit;
  return <StaticHtml html={`<p>${happens}</p><p><strong>Instead: </strong>${instead}</p>`} />;
}

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

/** The limits that the page lists under a member, each with the first member it concerns. */
function listMemberLimits({ groups }: ApiClassContent) {
  return groups
    .flatMap(({ members }) => members)
    .flatMap(({ name, limits = [] }) => limits.map((limit) => ({ member: name, limit })))
    .filter(({ limit }) => limit.url === undefined);
}

/**
 * All known limits on the page of a class: those of the class itself to be opened in place, those of its
 * members as links. A browser opens the box that an address points into.
 */
export function ClassLimits({
  content,
}: {
  readonly content: ApiClassContent;
}): React.JSX.Element | null {
  const { version, limits = [] } = content;
  const ofMembers = listMemberLimits(content);
  if (limits.length + ofMembers.length === 0) return null;
  return (
    <div className="admonition" role="note" data-kind="limit">
      <p className="admonition-title">{`Known limits in ${version}`}</p>
      <ul>
        {limits.map((limit) => (
          <li key={limit.id} className={styles["opened"]}>
            <details>
              <summary>{limit.title}</summary>
              <div id={limitAnchor(limit.id)}>
                <LimitText limit={limit} />
              </div>
            </details>
          </li>
        ))}
        {ofMembers.map(({ member, limit: { id, title } }) => (
          <li key={id}>
            <Link to={`#${limitAnchor(id)}`}>{title}</Link> (<code>{member}</code>)
          </li>
        ))}
      </ul>
    </div>
  );
}
