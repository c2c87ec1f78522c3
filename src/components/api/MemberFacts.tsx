import React from "react";
import type { ApiMember } from "../../shared/contracts/apiPage";
import { ImportLine } from "./ImportLine";
import * as styles from "./MemberSection.module.css";

interface MemberFactsProps {
  readonly member: ApiMember;
  /** Whether this is a standalone symbol rather than a class member. */
  readonly isSymbol: boolean;
}

/** Kind and flags in one line; below it how a symbol is imported. */
export function MemberFacts({ member, isSymbol }: MemberFactsProps): React.JSX.Element | null {
  const { name, kind, flags = [] } = member;
  const badges = [...(isSymbol ? [kind] : []), ...flags];
  return (
    <>
      {badges.length > 0 && (
        <p className={styles["facts"]}>
          {badges.map((badge) => (
            <span key={badge} className={styles["badge"]}>
              {badge}
            </span>
          ))}
        </p>
      )}
      {member.import !== undefined && (
        <div className={styles["facts"]}>
          <ImportLine fact={member.import} name={name} />
        </div>
      )}
    </>
  );
}
