import React from "react";
import { StaticHtml } from "../components/StaticHtml/StaticHtml";
import type { PageBlock } from "../shared/contracts/islandProps";
import { Enlargements } from "./Enlargements";
import { Island } from "./Island";
import { LayoutTries } from "./LayoutTries";

interface PageBodyProps {
  readonly blocks: readonly PageBlock[];
}

/** The body of a guide page: static HTML, with interactive components in between. */
export function PageBody({ blocks }: PageBodyProps): React.JSX.Element {
  return (
    <div className="prose">
      {blocks.map((block, index) =>
        block.kind === "html" ? (
          <StaticHtml key={index} html={block.html} />
        ) : (
          <Island key={index} name={block.name} props={block.props} />
        ),
      )}
      <LayoutTries />
      <Enlargements />
    </div>
  );
}
