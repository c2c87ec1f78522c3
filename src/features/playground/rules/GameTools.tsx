import React, { useState } from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { TableForTools } from "../ui/tableView";
import type { RulesDraft } from "./RulesDraft";
import * as styles from "./RulesEditor.module.css";

interface GameToolsProps {
  readonly table: TableForTools;
  readonly bundle: GameBundle;
  readonly livePath: string;
  readonly draft: RulesDraft | undefined;
  /** Loads the game's source; rejects with an Error for readers. */
  readonly loadDraft: () => Promise<void>;
  readonly initialTool?: Tool | undefined;
}

type Tool = "rules" | "share";

const RulesPanel = lazyPart("The editor", () => import("./RulesPanel"));
const SharePanel = lazyPart("Sharing", () => import("../share/SharePanel"));

const TOOLS = [
  { name: "rules", label: "Edit the rules" },
  { name: "share", label: "Share" },
] as const;

/** What is below a table: editing the game's code, and passing the game on. Loaded on demand. */
export function GameTools(props: GameToolsProps): React.JSX.Element {
  const { table, bundle, livePath, draft, loadDraft, initialTool } = props;
  const [tool, setTool] = useState<Tool | undefined>(initialTool);
  const [fault, setFault] = useState<string | undefined>();
  const open = (name: Tool): void => {
    setFault(undefined);
    setTool(tool === name ? undefined : name);
    if (draft) return;
    loadDraft().catch((error: unknown) => {
      setTool(undefined);
      const reason = error instanceof Error ? error.message : String(error);
      setFault(`The game's source did not load. ${reason} Try again.`);
    });
  };
  return (
    <>
      <div className={`tool-buttons ${styles["bar"] ?? ""}`}>
        {TOOLS.map(({ name, label }) => (
          <button key={name} type="button" aria-expanded={tool === name} onClick={() => open(name)}>
            {label}
          </button>
        ))}
        {fault !== undefined && <span role="alert">{fault}</span>}
      </div>
      {tool && !draft && (
        <p className={styles["note"]} role="status">
          Loading…
        </p>
      )}
      {tool === "rules" && draft && (
        <RulesPanel
          draft={draft}
          session={table.session}
          bundle={bundle}
          typesPath={`${livePath}types.js`}
        />
      )}
      {tool === "share" && draft && (
        <SharePanel table={table} bundle={bundle} draft={draft} livePath={livePath} />
      )}
    </>
  );
}
