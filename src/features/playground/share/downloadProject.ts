import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { parseStarter } from "../../../shared/project/starter";
import type { RulesDraft } from "../rules/RulesDraft";
import type { GameSession } from "../session/GameSession";
import { seatingOf } from "../session/sessionState";
import { loadJson } from "./loadJson";

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

interface ProjectSource {
  readonly session: GameSession;
  readonly bundle: GameBundle;
  readonly draft: RulesDraft;
  /** Folder of the published play files, with the path prefix and a slash at its end. */
  readonly livePath: string;
}

/**
 * Packs the reader's game as a project and gives it to the reader. Rejects with an Error when a part of it
 * does not arrive.
 */
export async function downloadProject({
  session,
  bundle,
  draft,
  livePath,
}: ProjectSource): Promise<void> {
  const [{ projectZip }, { projectFiles }, starter] = await Promise.all([
    import("../../../shared/project/projectZip"),
    import("../../../shared/project/projectFiles"),
    loadJson(`${livePath}starter.json`, parseStarter),
  ]);
  const { state } = session.store;
  const files = projectFiles({
    source: draft.source,
    texts: draft.state.texts,
    writer: draft.writer,
    starter,
    played: { ...seatingOf(state), moves: state.moves },
    page: window.location.origin + window.location.pathname,
  });
  save(`${bundle.id}.zip`, projectZip(bundle.id, files));
}
