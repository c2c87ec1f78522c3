import React, { useEffect, useState } from "react";
import { Link } from "../../components/Link/Link";
import { rankRoutes } from "./rankRoutes";
import { askedPath, listRoutes, type ListedPage } from "./listRoutes";

/** Pages to offer. */
const OFFERED = 3;

interface NearestPagesProps {
  /** Goes to a page in place of this one. */
  readonly onSpelling: (to: string) => void;
}

/**
 * The pages whose addresses are nearest to the one the reader asked for. An address that is wrong in
 * its case only leads to its page at once; on a first load the boot script does that before.
 */
export function NearestPages({ onSpelling }: NearestPagesProps): React.JSX.Element | null {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    const asked = askedPath();
    const routes = listRoutes();
    const meant = routes.find(({ route }) => route.toLowerCase() === asked.toLowerCase());
    if (meant && meant.route !== asked) {
      onSpelling(meant.route + window.location.search + window.location.hash);
    }
    setPages(rankRoutes(asked, routes).slice(0, OFFERED));
  }, [onSpelling]);
  if (pages.length === 0) return null;
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {pages.map(({ route, label }) => (
          <li key={route}>
            <Link to={route}>{label}</Link> <code>{route}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
