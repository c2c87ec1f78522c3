import React from "react";
import type { SiteConfig } from "../../site";
import * as styles from "./Footer.module.css";

interface FooterProps {
  readonly footer: SiteConfig["footer"];
  readonly tagline: string;
}

export function Footer({ footer, tagline }: FooterProps): React.JSX.Element {
  return (
    <footer className={styles["footer"]}>
      <ul>
        {footer.links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {footer.copyright} · {tagline}
      </p>
    </footer>
  );
}
