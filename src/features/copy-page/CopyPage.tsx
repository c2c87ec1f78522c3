import React, { useEffect, useState } from "react";
import { Link, withPrefix } from "../../components/Link/Link";
import { markdownPath } from "../../shared/url";
import * as styles from "./CopyPage.module.css";
import { copyMarkdown, toCopyFault, type CopyFault } from "./copyMarkdown";

/** ms that the button says it has copied. */
const FEEDBACK_TIME = 4000;

type CopyState = "ready" | "copying" | "copied" | CopyFault;

function useCopy(url: string): { readonly state: CopyState; readonly copy: () => void } {
  const [state, setState] = useState<CopyState>("ready");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("ready"), FEEDBACK_TIME);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    if (state === "copying") return;
    setState("copying");
    copyMarkdown(url).then(
      () => setState("copied"),
      (fault: unknown) => setState(toCopyFault(fault)),
    );
  };
  return { state, copy };
}

interface CopyPageProps {
  readonly route: string;
  readonly title: string;
}

/**
 * Copies the page as Markdown, for a language model or an editor. Without JavaScript the Markdown is
 * a link.
 */
export function CopyPage({ route, title }: CopyPageProps): React.JSX.Element {
  const alternate = markdownPath(route);
  const { state, copy } = useCopy(withPrefix(alternate));
  const viewLink = (
    <Link to={alternate} aria-label={`View as Markdown: ${title}`}>
      View as Markdown
    </Link>
  );
  return (
    <div className={styles["copyPage"]}>
      <button type="button" className={styles["button"]} onClick={copy}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8Z" />
        </svg>
        <span className="icon-label">Copy page</span>
      </button>
      <p className={styles["link"]}>{viewLink}</p>
      <p className={styles["status"]} role="status">
        {state === "copying" && "Copying…"}
        {state === "copied" && "Copied"}
        {typeof state === "object" && (
          <>
            {state.message} {state.isReadable && viewLink}
          </>
        )}
      </p>
    </div>
  );
}
