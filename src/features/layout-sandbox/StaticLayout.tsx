import React from "react";
import { layoutCode } from "../../lib/layout/layoutCode";
import { DEFAULT_LAYOUT_SPEC } from "../../lib/layout/layoutSpec";
import * as styles from "./LayoutSandbox.module.css";

interface StaticLayoutProps {
  /** The default figure, drawn at build. */
  readonly svg: string | undefined;
}

/** The default layout without controls: what the server renders, and what stays if code is missing. */
export function StaticLayout({ svg }: StaticLayoutProps): React.JSX.Element {
  return (
    <div className={styles["sandbox"]}>
      <div className={styles["stage"]}>
        <figure className={`layout-figure ${styles["figure"] ?? ""}`}>
          {svg === undefined ? (
            <p>The toolkit computes the figure in your browser.</p>
          ) : (
            <div
              role="img"
              aria-label="Six numbered cards in two rows of three with a gap between them."
              dangerouslySetInnerHTML={{ __html: svg }}
            />
          )}
        </figure>
        <pre className={styles["code"]} translate="no">
          <code>{layoutCode(DEFAULT_LAYOUT_SPEC)}</code>
        </pre>
      </div>
    </div>
  );
}
