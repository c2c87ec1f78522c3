import type { Page } from "@playwright/test";
import type { SeatedPlayer } from "../../src/shared/games/engine";
import {
  PLAY_PROTOCOL,
  type PackedReport,
  type PlayOrder,
} from "../../src/features/playground/model/play/protocol";
import { inTime, standStill } from "./studio";

/** The table of a seat as a picture shows it. */
export interface ShownTable {
  readonly first: Extract<PlayOrder, { t: "seat" }>;
  readonly players: readonly SeatedPlayer[];
  /** What the toolkit's UI receives: the state after the last move, without its animation. */
  readonly message: object;
}

/**
 * Plays host for one table in a page that holds only the play frame, with the same protocol as the site,
 * and waits until the board stops moving.
 */
export async function showTable(
  page: Page,
  { first, players, message }: ShownTable,
): Promise<void> {
  const isReady = page.evaluate(
    async ({ version, order, ids, update }) => {
      document.body.replaceChildren();
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts allow-forms");
      frame.src = "/live/frame.html";
      await new Promise<void>((resolve, reject) => {
        addEventListener("message", ({ source }) => {
          if (source !== frame.contentWindow) return;
          const { port1, port2 } = new MessageChannel();
          const tell = (ui: object): void => port1.postMessage({ t: "ui", message: ui });
          port1.onmessage = ({ data }: MessageEvent<PackedReport>) => {
            if (data.t === "fault") reject(new Error(data.message));
            if (data.t !== "ui" || !data.message) return;
            if ((JSON.parse(data.message) as { type?: string }).type !== "ready") return;
            for (const id of ids) tell({ type: "userOnline", id, online: true });
            tell(update);
            resolve();
          };
          frame.contentWindow?.postMessage({ t: "play-init", v: version }, "*", [port2]);
          port1.postMessage(order);
        });
        document.body.append(frame);
      });
    },
    { version: PLAY_PROTOCOL, order: first, ids: players.map(({ id }) => id), update: message },
  );
  await inTime("The table of a seat", isReady);
  const board = page.frameLocator("iframe").locator("#play-area");
  await board.locator(".Space, .Piece").first().waitFor({ state: "attached" });
  await standStill(board);
}
