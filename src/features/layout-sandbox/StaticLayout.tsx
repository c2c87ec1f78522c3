import React from "react";
import * as styles from "./LayoutSandbox.module.css";

/** The default figure, drawn at build. */
export function BuiltFigure({ svg }: { readonly svg: string }): React.JSX.Element {
  const label = "Six numbered cards in two rows of three with a gap between them.";
  return <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface StaticLayoutProps {
  readonly svg: string;
  /** Its TypeScript. */
  readonly code: string;
}

/** The default layout without controls: what the server renders, and what stays if code is missing. */
export function StaticLayout({ svg, code }: StaticLayoutProps): React.JSX.Element {
  return (
    <div className={styles["sandbox"]}>
      <div className={styles["stage"]}>
        <figure className={`layout-figure ${styles["figure"] ?? ""}`}>
          <BuiltFigure svg={svg} />
        </figure>
        <pre className={styles["code"]} translate="no">
          <code>{code}</code>
        </pre>
      </div>
    </div>
  );
}
