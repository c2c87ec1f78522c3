import React, { useLayoutEffect, useRef } from "react";
import { findMarks } from "./findMarks";

interface MarkedProps {
  readonly as: "span" | "code";
  readonly className: string | undefined;
  readonly text: string;
  readonly words: readonly string[];
}

/** A text in pieces: what is marked as `<mark>`, the rest as it is. It never becomes HTML. */
function cutAtMarks(text: string, words: readonly string[]): (string | HTMLElement)[] {
  const pieces: (string | HTMLElement)[] = [];
  let plain = 0;
  for (const { start, end } of findMarks(text, words)) {
    const mark = document.createElement("mark");
    mark.textContent = text.slice(start, end);
    pieces.push(text.slice(plain, start), mark);
    plain = end;
  }
  return [...pieces, text.slice(plain)];
}

/**
 * A text with the searched words marked. React does not hold its pieces: they change with every key, so they
 * have to be cheap, and translation tools may have replaced them by their own.
 */
export function Marked({ as, className, text, words }: MarkedProps): React.JSX.Element {
  const element = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    element.current?.replaceChildren(...cutAtMarks(text, words));
  }, [text, words]);
  return React.createElement(as, { ref: element, className });
}
