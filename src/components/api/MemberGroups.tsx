import React from "react";
import type { ApiGroup } from "../../shared/contracts/apiPage";
import { AnchorHeading } from "./AnchorHeading";
import { MemberSection } from "./MemberSection";

interface MemberGroupsProps {
  readonly groups: readonly ApiGroup[];
  /** Of the toolkit. */
  readonly version: string;
  /** Whether the members are standalone symbols: they show their kind and where they come from. */
  readonly isModules?: boolean;
}

/** Members under their headings. */
export function MemberGroups({
  groups,
  version,
  isModules = false,
}: MemberGroupsProps): React.JSX.Element {
  return (
    <>
      {groups.map(({ title, slug, members }) => (
        <React.Fragment key={slug}>
          <AnchorHeading level={2} id={slug} text={title} />
          {members.map((member) => (
            <MemberSection
              key={member.anchor}
              member={member}
              version={version}
              level={3}
              isSymbol={isModules}
            />
          ))}
        </React.Fragment>
      ))}
    </>
  );
}
