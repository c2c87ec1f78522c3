import React, { useEffect } from "react";
import { LoadFault } from "../../../components/LazyPart/LoadFault";
import { useChunk } from "../../../components/LazyPart/useChunk";
import * as styles from "./SearchPage.module.css";

const importResults = () => import(/* webpackChunkName: "search" */ "./SearchResults");

/**
 * What `/search` shows above its list of pages: field and results, or why there are none. A part made by
 * `lazyPart` here would be in the first script of every page, which loads this folder's door.
 */
export function SearchPage(): React.JSX.Element {
  const [chunk, loadChunk] = useChunk(importResults);
  useEffect(() => {
    loadChunk();
  }, [loadChunk]);
  return (
    <div className={styles["room"]}>
      {chunk.kind === "ready" && <chunk.Part />}
      {chunk.kind === "failed" && <LoadFault name="Search" fault={chunk} onRetry={loadChunk} />}
      <noscript>
        <p>
          Searching needs JavaScript. Everything the search leads to is on the pages below, and
          every symbol in the API index.
        </p>
      </noscript>
    </div>
  );
}
