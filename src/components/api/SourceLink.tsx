import React from "react";

interface SourceLinkProps {
  readonly url: string;
  /** What is declared there. */
  readonly name: string;
}

/** Links to a declaration in the toolkit's repository. */
export function SourceLink({ url, name }: SourceLinkProps): React.JSX.Element {
  return (
    <a href={url} aria-label={`Source of ${name}`}>
      Source
    </a>
  );
}
