import React, { useEffect, useState } from "react";
import { Link } from "../../components/Link/Link";
import { rankRoutes } from "../../lib/nav/rankRoutes";

/** Pages to offer. */
const OFFERED = 3;

/** Every page of the site, from the sidebar that the layout shows. */
function listRoutes(): { route: string; label: string }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("#sidebar a")].map((link) => ({
    route: link.pathname.slice(__PATH_PREFIX__.length) || "/",
    label: link.textContent,
  }));
}

/** The pages whose addresses are nearest to the one the reader asked for. */
export function NearestPages(): React.JSX.Element | null {
  const [pages, setPages] = useState<readonly { route: string; label: string }[]>([]);
  useEffect(() => {
    const asked = window.location.pathname.slice(__PATH_PREFIX__.length);
    setPages(rankRoutes(asked, listRoutes()).slice(0, OFFERED));
  }, []);
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
