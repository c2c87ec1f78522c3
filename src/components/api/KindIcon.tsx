import React from "react";
import type { MemberKind } from "../../shared/contracts/apiPage";
import * as styles from "./KindIcon.module.css";

interface KindIconProps {
  readonly kind: MemberKind;
  /** Whether the kind is written beside it. */
  readonly decorative?: boolean;
}

/** A letter on a shape: round for what is called, square for what is read, six-sided for types. */
export function KindIcon({ kind, decorative = false }: KindIconProps): React.JSX.Element {
  const name = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": kind };
  return <span className={styles["icon"]} data-kind={kind} {...name} />;
}
