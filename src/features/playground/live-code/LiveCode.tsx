import React, { useCallback, useEffect, useRef, useState } from "react";
import { LoadFault } from "../../../components/LazyPart/LoadFault";
import { useChunk } from "../../../components/LazyPart/useChunk";
import { observeSeen } from "../../../shared/browser/observeSeen";
import { blockId } from "../../../shared/blockId";
import { isUnread } from "../../../shared/browser/isUnread";
import { preloadFrame } from "../../../shared/browser/preloadFrame";
import { isConnectionGood } from "../../../shared/browser/connection";
import { parseLiveLink } from "../model/live/liveLink";
// The shell first: both chunks then name the style sheets in one order.
import { LiveShell } from "./LiveShell";
import type { LiveCodeProps } from "./LiveCodeProps";
import type { FocusInHand } from "./handedFocus";
import type { FoldsInHand } from "./handedFolds";
import type { LiveIntent } from "./useLiveText";
import { linkedHash } from "../tabStorage";
import { readSavedText } from "./savedText";

const loadRoot = async () => import(/* webpackChunkName: "live" */ "./LiveCodeRoot");

/** The code in the address for a block: the one that it names, or else the first of the page. */
function linkedCode(host: HTMLElement, block: string): string | undefined {
  const link = parseLiveLink(window.location.hash);
  if (!link || link.block === block) return link?.code;
  const blocks = [...document.querySelectorAll<HTMLElement>("[data-live-block]")];
  const isNamed = blocks.some((each) => each.dataset["liveBlock"] === link.block);
  return blocks[0] === host && !isNamed ? link.code : undefined;
}

/** Whether a text is to be shown that waits until the reader runs it. */
const bringsText = ({ kind }: LiveIntent): boolean => kind === "restore" || kind === "link";

/** Code of a page that readers run and change. Before it is loaded, and without JavaScript, it is code. */
export function LiveCode({ framePath, openFrame, ...shell }: LiveCodeProps): React.JSX.Element {
  const { code, title } = shell;
  const host = useRef<HTMLElement>(null);
  const focus: FocusInHand = useRef();
  const folds: FoldsInHand = useRef([]);
  const block = blockId(code);
  const [intent, setIntent] = useState<LiveIntent | undefined>();
  const [chunk, loadChunk] = useChunk(loadRoot);

  const start = useCallback(
    (next: LiveIntent): void => {
      setIntent((before) => {
        if (!before || next.kind === "link") return next;
        // The last click counts; it neither drops a text that is to be shown nor yields to what is merely seen.
        return bringsText(before) || next.kind === "seen" ? before : next;
      });
      loadChunk();
    },
    [loadChunk],
  );

  const runsAtOnce = intent !== undefined && !bringsText(intent);
  useEffect(() => {
    if (runsAtOnce) preloadFrame(framePath);
  }, [runsAtOnce, framePath]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const openLink = (scrolls: boolean): void => {
      const linked = linkedCode(element, block);
      if (linked !== undefined) start({ kind: "link", code: linked, scrolls });
    };
    const followLink = (): void => openLink(true);
    const saved = readSavedText({ block, title });
    // The reader's own text goes before the link that it came from.
    if (saved?.link !== linkedHash("code")) openLink(isUnread());
    if (saved && saved.text !== code) start({ kind: "restore", ...saved });
    window.addEventListener("hashchange", followLink);
    const stopObserving = observeSeen([element], () => {
      if (!isConnectionGood()) return;
      stopObserving();
      start({ kind: "seen" });
    });
    return () => {
      window.removeEventListener("hashchange", followLink);
      stopObserving();
    };
  }, [block, title, code, start]);

  return (
    <section ref={host} aria-label={`Live code: ${title}`} data-live-block={block} data-hydrate="">
      {chunk.kind === "ready" && intent ? (
        <chunk.Part
          key={intent.kind === "link" ? intent.code : ""}
          shell={shell}
          block={block}
          intent={intent}
          framePath={framePath}
          openFrame={openFrame}
          focus={focus}
          folds={folds}
        />
      ) : (
        // Its buttons work even while the rest is being loaded.
        <LiveShell
          {...shell}
          focus={focus}
          folds={folds}
          onRun={() => start({ kind: "run" })}
          onEdit={() => start({ kind: "edit" })}
        />
      )}
      {chunk.kind === "failed" && (
        <LoadFault name="The live part" fault={chunk} onRetry={loadChunk} />
      )}
    </section>
  );
}
