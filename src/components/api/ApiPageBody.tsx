import React from "react";
import { INDEX } from "../../shared/api/outline";
import type { ApiContent, Html } from "../../shared/contracts/apiPage";
import { AnchorHeading } from "./AnchorHeading";
import { ApiPart } from "./ApiPart";
import { ClassBody } from "./ClassBody";
import { MemberGroups } from "./MemberSection";
import { VersionsBody } from "./VersionsBody";

interface ApiPageBodyProps {
  /** The `content` of an `ApiPage` node. */
  readonly content: ApiContent;
  /** HTML of its parts before and after the index, on the page that the server sent. */
  readonly shown?: readonly Html[] | undefined;
  /** The list of what the page explains. */
  readonly index: React.ReactNode;
}

/** The content under the title of an API page. Works without JavaScript; belongs inside `.prose`. */
export function ApiPageBody({ content, shown = [], index }: ApiPageBodyProps): React.JSX.Element {
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
          <ApiPart shown={shown[0]}>
            <p>{content.summary}</p>
            <AnchorHeading level={2} id={INDEX.slug} text={INDEX.title} />
          </ApiPart>
          {index}
          <ApiPart shown={shown[1]}>
            <MemberGroups groups={content.groups} version={content.version} isModules />
          </ApiPart>
        </>
      );
    case "versions":
      return (
        <ApiPart shown={shown[0]}>
          <VersionsBody content={content} />
        </ApiPart>
      );
    case "class":
      return <ClassBody content={content} shown={shown} index={index} />;
  }
}
