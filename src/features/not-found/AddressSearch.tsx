import React, { useEffect, useState } from "react";
import { addressWords } from "./addressWords";
import * as styles from "./AddressSearch.module.css";
import { askedPath } from "./listRoutes";
import { ADDRESS_SEARCH } from "../../shared/contracts/siteIds";

interface AddressSearchProps {
  /** Opens a page of this site. */
  readonly onSearch: (to: string) => void;
}

/**
 * A search box that holds the words of the address. Without JavaScript there is none: the list of all
 * pages stands in for it.
 */
export function AddressSearch({ onSearch }: AddressSearchProps): React.JSX.Element | null {
  const [text, setText] = useState<string>();
  useEffect(() => {
    setText(addressWords(askedPath()));
  }, []);
  if (text === undefined) return null;
  return (
    <form
      role="search"
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(`/search?${new URLSearchParams({ q: text }).toString()}`);
      }}
    >
      <label htmlFor={ADDRESS_SEARCH}>Search the documentation</label>
      <input
        id={ADDRESS_SEARCH}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button-main">
        Search
      </button>
    </form>
  );
}
