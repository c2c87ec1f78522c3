import React from "react";
import { Link } from "../Link/Link";

interface StepPage {
  readonly route: string;
  readonly title: string;
}

interface StepListProps {
  readonly steps: readonly {
    /** A word for a completed item. */
    readonly title: string;
    /** One sentence. */
    readonly text: string;
    /** Where to read about it. */
    readonly page: StepPage;
    /** The game that shows it. */
    readonly example: StepPage;
  }[];
}

/** The order in which to work through a section; nothing when it has none. */
export function StepList({ steps }: StepListProps): React.JSX.Element | null {
  if (steps.length === 0) return null;
  return (
    <ol>
      {steps.map(({ title, text, page, example }) => (
        <li key={title}>
          <strong>{title}.</strong> {text} Read <Link to={page.route}>{page.title}</Link>, see it in{" "}
          <Link to={example.route}>{example.title}</Link>.
        </li>
      ))}
    </ol>
  );
}
