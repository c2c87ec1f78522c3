import React from "react";
import type { ApiContent } from "../../lib/api/pageContent";
import { ClassBody } from "./ClassBody";
import { IndexBody } from "./IndexBody";
import { MemberGroups } from "./MemberGroups";

interface ApiPageBodyProps {
  /** The `content` of an `ApiPage` node. */
  readonly content: ApiContent;
}

/** What stands under the title of an API page. Works without JavaScript; belongs inside `.prose`. */
export function ApiPageBody({ content }: ApiPageBodyProps): React.JSX.Element {
  switch (content.kind) {
    case "index":
      return (
        <>
          <p>{content.summary}</p>
          <IndexBody groups={content.groups} />
        </>
      );
    case "modules":
      return (
        <>
          <p>{content.summary}</p>
          <MemberGroups groups={content.groups} isModules />
        </>
      );
    case "class":
      return <ClassBody content={content} />;
  }
}
