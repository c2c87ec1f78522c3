import React, { useEffect, useRef, useState } from "react";
import { describeLoadError } from "../../../shared/errors/describeLoadError";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { encodePlayLink } from "../model/share/playLink";
import type { RulesDraft } from "../rules/RulesDraft";
import * as styles from "../rules/RulesEditor.module.css";
import { useStore } from "../Store";
import type { TableForTools } from "../ui/tableView";
import { downloadProject } from "./downloadProject";
import { toPlayLink } from "./gameLink";

interface SharePanelProps {
  readonly table: TableForTools;
  readonly bundle: GameBundle;
  readonly draft: RulesDraft;
  /** Folder of the published play files, with the path prefix and a slash at its end. */
  readonly livePath: string;
}

/** A link to the game as it is, and the game as a project to go on with. */
export default function SharePanel(props: SharePanelProps): React.JSX.Element {
  const { table, bundle, draft } = props;
  useStore(draft);
  const [message, setMessage] = useState("");
  const [address, setAddress] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (address !== undefined) field.current?.select();
  }, [address]);

  const copy = async (): Promise<void> => {
    const encoded = encodePlayLink(toPlayLink(table, draft));
    setAddress(undefined);
    if ("problem" in encoded) {
      setMessage(encoded.problem);
      return;
    }
    const link = window.location.href.replace(/#.*/s, "") + encoded.hash;
    try {
      await navigator.clipboard.writeText(link);
      setMessage(`The link is copied: ${String(link.length)} characters.`);
    } catch {
      setAddress(link);
      setMessage("Your browser does not let the page copy. Copy the link from the field.");
    }
  };
  const onDownload = (): void => {
    setMessage("Packing the project…");
    downloadProject({ ...props, session: table.session }).then(
      () => setMessage(`${bundle.id}.zip is saved: the code, the moves and how to build it.`),
      (error: unknown) => setMessage(`The project was not packed. ${describeLoadError(error)}`),
    );
  };
  return (
    <section className={styles["panel"]} aria-label="Share the game">
      <p className={styles["note"]}>
        The link holds the seed, the moves and changed code; nothing is sent to this site. The
        project is what the guide describes, with the code as it is now.
      </p>
      <div className={`tool-buttons ${styles["bar"] ?? ""}`}>
        <button type="button" onClick={() => void copy()}>
          Copy link
        </button>
        <button type="button" onClick={onDownload}>
          Download project
        </button>
        {address !== undefined && (
          <input ref={field} readOnly value={address} aria-label="Link to this game" />
        )}
      </div>
      {draft.writer === "link" && (
        <p className={styles["held"]}>
          <strong>This code came from a link.</strong> Read it before you run the project: on your
          computer no sandbox holds it, and <code>npm test</code> lets it do whatever you can do.
        </p>
      )}
      <p className={styles["note"]} role="status">
        {message}
      </p>
    </section>
  );
}
