import React from "react";
import type { Tokens } from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";

/** Code whose names link to where they are explained. */
export function TokenText({ tokens }: { readonly tokens: Tokens }): React.JSX.Element {
  return (
    <>
      {tokens.map((token, index) =>
        typeof token === "string" ? (
          token
        ) : (
          // Tokens never move, so their position is their key.
          <Link key={index} to={token.u}>
            {token.t}
          </Link>
        ),
      )}
    </>
  );
}
