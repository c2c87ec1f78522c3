import type { LivePicture } from "../../../shared/contracts/livePicture";
import type { OpenFrame } from "../host/PlayFrame";

export interface LiveCodeProps {
  readonly code: string;
  /** The code as the page's other blocks show it, rendered at build. */
  readonly html: string;
  readonly language: "ts" | "tsx";
  readonly title: string;
  /** How many play a game; 2 by default. */
  readonly players?: number | undefined;
  /** Height of the result in CSS px, if the author has set it. */
  readonly height?: number | undefined;
  /** A picture of the result, shown while there is no result. */
  readonly picture?: LivePicture | undefined;
  readonly framePath: string;
  readonly openFrame?: OpenFrame | undefined;
}
