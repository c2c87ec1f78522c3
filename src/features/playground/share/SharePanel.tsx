import React, { useEffect, useRef, useState } from "react";
import { adviseOnLoad } from "../../../shared/errors/adviseOnLoad";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { encodePlayLink } from "../model/share/playLink";
import { parseStarter } from "../../../shared/project/starter";
import type { RulesDraft } from "../rules/RulesDraft";
import * as styles from "../rules/RulesEditor.module.css";
import { seatingOf } from "../session/sessionState";
import type { TableForTools } from "../ui/GameTable";
import { toPlayLink } from "./gameLink";
import { loadJson } from "./loadJson";

interface SharePanelProps {
  readonly table: TableForTools;
  readonly bundle: GameBundle;
  readonly draft: RulesDraft;
  /** Folder of the published play files, with the path prefix and a slash at its end. */
  readonly livePath: string;
}

/** Gives the reader a file, as if it had been downloaded from the site. */
function save(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over when the click returns; some look at it a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function download({ table, bundle, draft, livePath }: SharePanelProps): Promise<void> {
  const [{ projectZip }, { projectFiles }, starter] = await Promise.all([
    import("../../../shared/project/projectZip"),
    import("../../../shared/project/projectFiles"),
    loadJson(`${livePath}starter.json`, parseStarter),
  ]);
  const { state } = table.session.store;
  const files = projectFiles({
    source: draft.source,
    texts: draft.state.texts,
    starter,
    played: { ...seatingOf(state), moves: state.moves },
    page: window.location.origin + window.location.pathname,
  });
  save(`${bundle.id}.zip`, projectZip(bundle.id, files));
}

/** A link to the game as it is, and the game as a project to go on with. */
export default function SharePanel(props: SharePanelProps): React.JSX.Element {
  const { table, bundle, draft } = props;
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
    const link = window.location.href.replace(/#.*$/s, "") + encoded.hash;
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
    download(props).then(
      () => setMessage(`${bundle.id}.zip is saved: the code, the moves and how to build it.`),
      (error: unknown) => setMessage(`The project was not packed. ${adviseOnLoad(error)}`),
    );
  };
  return (
    <section className={styles["panel"]} aria-label="Share the game">
      <p className={styles["note"]}>
        The link holds the seed, the moves and changed code; nothing is sent to this site. The
        project is what the guide describes, with the code as it is now.
      </p>
      <div className={styles["bar"]}>
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
      <p className={styles["note"]} role="status">
        {message}
      </p>
    </section>
  );
}
