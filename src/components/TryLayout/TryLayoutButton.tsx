import React from "react";

/**
 * A small button that opens the layout sandbox for an attribute. `src/islands/LayoutTries.tsx` adds its
 * behavior; not shown without JavaScript. Its style is in `src/styles/author.css`.
 */
export function TryLayoutButton({ attribute }: { readonly attribute: string }): React.JSX.Element {
  return (
    <button
      type="button"
      className="try-layout"
      data-try-layout={attribute}
      aria-label={`Try it: ${attribute}`}
    >
      Try it
    </button>
  );
}
