import React from "react";
import { limitAnchor } from "../../shared/api/apiUrl";
import type { ApiClassContent, ApiLimit } from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";
import * as styles from "./ClassLimits.module.css";
import { LimitText } from "./LimitText";

interface MemberLimit {
  readonly member: string;
  readonly limit: ApiLimit;
}

/** The limits that the page lists under a member, each with the first member it concerns. */
function listMemberLimits({ groups }: ApiClassContent): MemberLimit[] {
  return groups
    .flatMap(({ members }) => members)
    .flatMap(({ name, limits = [] }) => limits.map((limit) => ({ member: name, limit })))
    .filter(({ limit }) => limit.url === undefined);
}

interface ClassLimitsProps {
  readonly content: ApiClassContent;
}

/**
 * All known limits on the page of a class: those of the class itself to be opened in place, those of its
 * members as links. A browser opens the box that an address points into.
 */
export function ClassLimits({ content }: ClassLimitsProps): React.JSX.Element | null {
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
