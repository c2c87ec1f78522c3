import type { GamePicture } from "../../../shared/contracts/gamePicture";
import type { IslandProps } from "../../../shared/contracts/islandProps";
import type { OpenFrame } from "../host/PlayFrame";

export interface TutorialStepProps extends Omit<IslandProps["TutorialStep"], "step" | "picture"> {
  /** The table that the solution begins with. */
  readonly picture?: GamePicture | undefined;
  /** Address of the published step, with the path prefix. */
  readonly stepPath: string;
  /** Address of the play frame, with the path prefix. */
  readonly framePath: string;
  readonly openFrame?: OpenFrame | undefined;
}
