import React from "react";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { Link } from "../Link/Link";
import * as styles from "./Footer.module.css";

interface FooterProps {
  readonly footer: SiteConfig["footer"];
  readonly tagline: string;
  /** Where to report a problem with the page that is shown. */
  readonly reportUrl: string;
}

/** The end of every page, in the same order everywhere (WCAG 3.2.6). */
export function Footer({ footer, tagline, reportUrl }: FooterProps): React.JSX.Element {
  const links = [...footer.links, { label: "Report a problem", href: reportUrl }];
  return (
    <footer className={styles["footer"]}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link to={href} rel="noopener">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        {footer.copyright} · {tagline}
      </p>
    </footer>
  );
}
