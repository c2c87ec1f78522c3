import React from "react";
import { Link } from "../Link/Link";

interface CardGridProps {
  readonly cards: readonly {
    readonly title: string;
    readonly route: string;
    readonly text: string;
  }[];
}

/** A list of pages with a sentence each; looks like the author's component `Cards`. */
export function CardGrid({ cards }: CardGridProps): React.JSX.Element {
  return (
    <ul className="cards">
      {cards.map(({ title, route, text }) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
