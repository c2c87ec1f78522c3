import React from "react";
import type { ApiMember } from "../../shared/contracts/apiPage";
import { AnchorHeading } from "./AnchorHeading";
import { CopyButton } from "./CopyButton";
import * as styles from "./MemberHeading.module.css";
import { SourceLink } from "./SourceLink";

interface MemberHeadingProps {
  readonly member: Pick<ApiMember, "name" | "anchor" | "since" | "source">;
  readonly level: 3 | 4;
}

/** The name of a member with its copy button, its age and the link to its source. */
export function MemberHeading({ member, level }: MemberHeadingProps): React.JSX.Element {
  const { name, anchor, since, source } = member;
  return (
    <div className={styles["row"]}>
      <AnchorHeading level={level} id={anchor} text={name} isCode />
      <CopyButton text={`#${anchor}`} label="Copy link" subject={`to ${name}`} />
      <span className={styles["facts"]}>
        {since !== undefined && <>since {since} </>}
        {source !== undefined && <SourceLink url={source} name={name} />}
      </span>
    </div>
  );
}
