import React from "react";
import * as styles from "./SearchField.module.css";
import { optionId } from "./useCombobox";

interface SearchFieldProps {
  readonly field: React.RefObject<HTMLInputElement>;
  readonly listId: string;
  readonly text: string;
  readonly count: number;
  readonly active: number;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** The combobox's field, and the button that closes the dialog. */
export function SearchField(props: SearchFieldProps): React.JSX.Element {
  const { field, listId, text, count, active, onText, onClose } = props;
  return (
    <div className="search-field">
      <svg className="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Search the documentation"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search guides and API"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text !== "" && (
        <button
          type="button"
          className={`button ${styles["clear"] ?? ""}`}
          aria-label="Clear the text"
          onClick={() => onText("")}
        >
          <svg className="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="m7 7 10 10M17 7 7 17" />
          </svg>
        </button>
      )}
      <button type="button" className="button" aria-label="Close search, Esc" onClick={onClose}>
        <span className="search-key">Esc</span>
        <span className="search-word">Close</span>
      </button>
    </div>
  );
}
