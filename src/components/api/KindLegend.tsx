import React from "react";
import type { MemberKind } from "../../shared/contracts/apiPage";
import { KindIcon } from "./KindIcon";
import * as styles from "./KindLegend.module.css";

interface KindLegendProps {
  readonly kinds: readonly MemberKind[];
}

/** What the icons of an index mean. */
export function KindLegend({ kinds }: KindLegendProps): React.JSX.Element {
  return (
    <ul className={styles["legend"]} aria-label="Icons">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindIcon kind={kind} decorative /> {kind}
        </li>
      ))}
    </ul>
  );
}
