import React from "react";
import { INDEX } from "../../shared/api/outline";
import type { ApiContent } from "../../shared/contracts/apiPage";
import { AnchorHeading } from "./AnchorHeading";
import { ClassBody } from "./ClassBody";
import { MemberGroups } from "./MemberSection";
import { VersionsBody } from "./VersionsBody";

interface ApiPageBodyProps {
  /** The `content` of an `ApiPage` node. */
  readonly content: ApiContent;
  /** The list of what the page explains. */
  readonly index: React.ReactNode;
}

/** The content under the title of an API page. Works without JavaScript; belongs inside `.prose`. */
export function ApiPageBody({ content, index }: ApiPageBodyProps): React.JSX.Element {
  switch (content.kind) {
    case "index":
      return (
        <>
          <p>{content.summary}</p>
          {index}
        </>
      );
    case "modules":
      return (
        <>
          <p>{content.summary}</p>
          <AnchorHeading level={2} id={INDEX.slug} text={INDEX.title} />
          {index}
          <MemberGroups groups={content.groups} version={content.version} isModules />
        </>
      );
    case "versions":
      return <VersionsBody content={content} />;
    case "class":
      return <ClassBody content={content} index={index} />;
  }
}
