import React from "react";
import { SPOT_SIZE, spotAddresses } from "../../shared/contracts/spot";
import { Link, withPrefix } from "../Link/Link";
import { ThemedPicture } from "../ThemedPicture/ThemedPicture";

interface CardGridProps {
  readonly cards: readonly {
    readonly title: string;
    readonly route: string;
    readonly text: string;
    /** The name of its small drawing. */
    readonly spot?: string | undefined;
  }[];
}

/** It says nothing that the title does not say. */
function Spot({ name }: { readonly name: string }): React.JSX.Element {
  const { light, dark } = spotAddresses(name);
  return <ThemedPicture {...SPOT_SIZE} light={withPrefix(light)} dark={withPrefix(dark)} alt="" />;
}

/** A list of pages with a sentence each; looks like the author's component `Cards`. */
export function CardGrid({ cards }: CardGridProps): React.JSX.Element {
  return (
    <ul className="cards">
      {cards.map(({ title, route, text, spot }) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          {spot !== undefined && <Spot name={spot} />}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
