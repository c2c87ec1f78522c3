import React from "react";
import { usesOf, type UseTable } from "../../shared/api/uses";
import { Link } from "../Link/Link";
import * as styles from "./UsedIn.module.css";
import { usePageUses } from "./UsesContext";

type Places = UseTable["places"];

/** How many places are on the line; the others open on demand. */
const SHOWN = 3;

function PlaceList({ places }: { readonly places: Places }): React.JSX.Element {
  return (
    <ul className={styles["places"]}>
      {places.map(([page, section, url]) => (
        <li key={url}>
          <Link to={url}>{section === "" ? page : `${page}: ${section}`}</Link>
        </li>
      ))}
    </ul>
  );
}

interface UseLineProps {
  readonly label: string;
  readonly places: Places;
}

function UseLine({ label, places }: UseLineProps): React.JSX.Element | null {
  if (places.length === 0) return null;
  const more = places.slice(SHOWN);
  return (
    <div className={styles["line"]}>
      <span className={styles["label"]}>{label}</span>
      <PlaceList places={places.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          <PlaceList places={more} />
        </details>
      )}
    </div>
  );
}

interface UsedInProps {
  /** Id of the entry on its page; absent for the page's own class. */
  readonly anchor?: string;
}

/** Where the guides explain a symbol and which games use it; computed at build. */
export function UsedIn({ anchor }: UsedInProps): React.JSX.Element | null {
  const { uses, route } = usePageUses();
  const url = anchor === undefined ? route : `${route}#${anchor}`;
  const guides = usesOf(uses.guides, url);
  const games = usesOf(uses.games, url);
  if (guides.length === 0 && games.length === 0) return null;
  return (
    <div className={styles["uses"]} data-mdast="ignore">
      <UseLine label="In the guides" places={guides} />
      <UseLine label="Played in" places={games} />
    </div>
  );
}
