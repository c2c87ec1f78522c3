import React from "react";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { Link } from "../Link/Link";
import * as styles from "./CommunityLinks.module.css";

interface CommunityLinksProps {
  readonly links: SiteConfig["community"];
}

/** A branch of a source tree, and a speech bubble. */
const ICONS = {
  source: (
    <>
      <circle cx="7" cy="5" r="2.5" />
      <circle cx="7" cy="19" r="2.5" />
      <circle cx="17" cy="8" r="2.5" />
      <path d="M7 7.5v9M17 10.5c0 4-10 2-10 6" />
    </>
  ),
  chat: <path d="M4 5h16v11h-8l-5 4v-4H4ZM9 10.5h.01M12 10.5h.01M15 10.5h.01" />,
} as const;

/** Icons that lead to where the toolkit is made and talked about. */
export function CommunityLinks({ links }: CommunityLinksProps): React.JSX.Element {
  return (
    <div className={styles["links"]}>
      {links.map(({ icon, label, href }) => (
        <Link
          key={href}
          to={href}
          className="icon-button"
          rel="noopener"
          aria-label={label}
          title={label}
        >
          <svg className="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            {ICONS[icon]}
          </svg>
        </Link>
      ))}
    </div>
  );
}
