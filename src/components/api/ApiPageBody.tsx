import React from "react";
import { INDEX } from "../../shared/api/outline";
import { toIndexGroups } from "../../shared/api/memberIndex";
import type { ApiContent } from "../../shared/contracts/apiPage";
import { AnchorHeading } from "./AnchorHeading";
import { ClassBody } from "./ClassBody";
import { MemberIndex } from "./MemberIndex";
import { MemberGroups } from "./MemberSection";
import { VersionsBody } from "./VersionsBody";

interface ApiPageBodyProps {
  /** The `content` of an `ApiPage` node. */
  readonly content: ApiContent;
}

/** The content under the title of an API page. Works without JavaScript; belongs inside `.prose`. */
export function ApiPageBody({ content }: ApiPageBodyProps): React.JSX.Element {
  switch (content.kind) {
    case "index":
      return (
        <>
          <p>{content.summary}</p>
          <MemberIndex groups={content.groups} noun="symbols" isContent />
        </>
      );
    case "modules":
      return (
        <>
          <p>{content.summary}</p>
          <AnchorHeading level={2} id={INDEX.slug} text={INDEX.title} />
          <MemberIndex groups={toIndexGroups(content)} noun="symbols" />
          <MemberGroups groups={content.groups} version={content.version} isModules />
        </>
      );
    case "versions":
      return <VersionsBody content={content} />;
    case "class":
      return <ClassBody content={content} />;
  }
}
