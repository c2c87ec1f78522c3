import React, { useLayoutEffect, useRef } from "react";
import { splitMatches } from "../../../shared/search/splitMatches";

interface HighlightedProps {
  readonly as: "span" | "code";
  readonly className: string | undefined;
  readonly text: string;
  readonly words: readonly string[];
}

/** A text in pieces: what is highlighted as `<mark>`, the rest as it is. It never becomes HTML. */
function toPieces(text: string, words: readonly string[]): (string | HTMLElement)[] {
  return splitMatches(text, words, "part start").map((part) => {
    if (!part.match) return part.text;
    const mark = document.createElement("mark");
    mark.textContent = part.text;
    return mark;
  });
}

/**
 * A text with the searched words highlighted. React does not hold its pieces: they change with every key,
 * so they have to be cheap, and translation tools may have replaced them by their own.
 */
export function Highlighted({ as, className, text, words }: HighlightedProps): React.JSX.Element {
  const element = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    element.current?.replaceChildren(...toPieces(text, words));
  }, [text, words]);
  return React.createElement(as, { ref: element, className });
}
