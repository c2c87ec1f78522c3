import React from "react";
import type { NamedLink, Tokens } from "../../shared/contracts/apiPage";
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

interface CodeNameProps extends NamedLink {
  /** Whether it names what the page is about. */
  readonly isCurrent?: boolean;
}

/** A name from code, with its link if it has one. */
export function CodeName({ name, url, isCurrent = false }: CodeNameProps): React.JSX.Element {
  const label = <code>{name}</code>;
  if (url === undefined) return label;
  return (
    <Link to={url} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </Link>
  );
}
