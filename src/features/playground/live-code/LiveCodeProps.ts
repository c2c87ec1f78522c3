import type { IslandProps } from "../../../shared/contracts/islandProps";
import type { LivePicture } from "../../../shared/contracts/livePicture";
import type { OpenFrame } from "../host/PlayFrame";

export interface LiveCodeProps extends Omit<IslandProps["LiveCode"], "picture"> {
  /** A picture of the result, shown while there is no result. */
  readonly picture?: LivePicture | undefined;
  readonly framePath: string;
  readonly openFrame?: OpenFrame | undefined;
}
