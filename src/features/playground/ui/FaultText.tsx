import React from "react";
import { Link } from "../../../components/Link/Link";
import { visibleText } from "../../../shared/visibleText";

/** What a message refers to: `See /ui/information.` Messages may come from a game, so nothing else is a link. */
const REFERENCE = /\bSee (\/[a-z][a-z-]*(?:\/[a-z][a-z-]*)*(?:#[a-z-]+)?)/;

/** A message; the page of this site to which it refers is a link. */
export function FaultText(props: { readonly text: string }): React.JSX.Element {
  const text = visibleText(props.text);
  const [reference, route] = REFERENCE.exec(text) ?? [];
  if (reference === undefined || route === undefined) return <p>{text}</p>;
  const [before, ...behind] = text.split(reference);
  return (
    <p>
      {before}See <Link to={route}>{route}</Link>
      {behind.join(reference)}
    </p>
  );
}
