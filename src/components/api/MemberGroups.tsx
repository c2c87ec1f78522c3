import React from "react";
import type { ApiGroup } from "../../lib/api/pageContent";
import { AnchorHeading } from "./AnchorHeading";
import { MemberSection } from "./MemberSection";

interface MemberGroupsProps {
  readonly groups: readonly ApiGroup[];
  /** Whether the members are symbols of their own: they show their kind and where they come from. */
  readonly isModules?: boolean;
}

/** Members under their headings. */
export function MemberGroups({ groups, isModules = false }: MemberGroupsProps): React.JSX.Element {
  return (
    <>
      {groups.map(({ title, slug, note, members }) => (
        <React.Fragment key={slug}>
          <AnchorHeading level={2} id={slug} text={title} />
          {note !== undefined && <p>{note}</p>}
          {members.map((member) => (
            <MemberSection key={member.anchor} member={member} level={3} isSymbol={isModules} />
          ))}
        </React.Fragment>
      ))}
    </>
  );
}
