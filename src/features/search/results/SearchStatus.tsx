import React, { useEffect, useState } from "react";
import { describeSearch } from "./describe";
import type { Asked } from "./useAnswer";

/** ms without a change until a text is announced: a fast typist hears one count, not one a key. */
const QUIET = 400;

/** Says what the search says, for those who hear it. */
export function SearchStatus({ asked }: { readonly asked: Asked }): React.JSX.Element {
  const text = describeSearch(asked);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
