import React from "react";
import * as styles from "./LayoutSandbox.module.css";

interface StaticLayoutProps {
  /** The default figure, drawn at build. */
  readonly svg: string | undefined;
  /** Its TypeScript. */
  readonly code: string | undefined;
}

/** The default layout without controls: what the server renders, and what stays if code is missing. */
export function StaticLayout({ svg, code }: StaticLayoutProps): React.JSX.Element {
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
        {code !== undefined && (
          <pre className={styles["code"]} translate="no">
            <code>{code}</code>
          </pre>
        )}
      </div>
    </div>
  );
}
