import { PLAY_FRAME_PATH } from "../../../shared/contracts/playFrame";
import { FRAME_ANCESTORS } from "./policy";

/** A document that runs in a sandboxed frame. */
export interface FrameDocument {
  /** Where it is in the deployable folder. */
  readonly file: string;
  /**
   * Whether it runs code that it is sent, which may use any styles and images. The sandbox blocks everything
   * else.
   */
  readonly runsCode: boolean;
}

/** Draws layouts. */
export const LAYOUT_FRAME: FrameDocument = { file: "live/layout.html", runsCode: false };

/** Runs games and live blocks. */
export const PLAY_FRAME: FrameDocument = { file: PLAY_FRAME_PATH.slice(1), runsCode: true };

/**
 * The policy of a frame: what it does not name, the frame cannot do.
 *
 * @param script The sources of its inline scripts, in the form a policy uses: `'sha256-…'`.
 */
export function renderFramePolicy(script: string, runsCode: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${script}${runsCode ? " 'unsafe-eval'" : ""}`,
    ...(runsCode
      ? ["style-src 'unsafe-inline'", "img-src data: blob:", "font-src data:", "media-src data:"]
      : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * The policy of a frame as a header. It names no hash: the script changes with most builds, and a host with
 * the settings of another build would block it. The `<meta>` in the document names the hash, and both apply.
 */
export function renderFrameHeader({ runsCode }: FrameDocument): string {
  return `${renderFramePolicy("'unsafe-inline'", runsCode)}; ${FRAME_ANCESTORS}`;
}
