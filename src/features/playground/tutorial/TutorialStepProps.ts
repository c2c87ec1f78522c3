import type { GamePicture } from "../../../shared/contracts/gamePicture";
import type { Course } from "../../../shared/contracts/tutorialStep";
import type { OpenFrame } from "../host/PlayFrame";

export interface TutorialStepProps {
  readonly course: Course;
  readonly title: string;
  /** Its number, how many steps there are, and its chapter, in words. */
  readonly place: string;
  /** The slugs of the steps before and after it. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** What holds when each goal is met, as sentences. */
  readonly goals: readonly string[];
  /** The table that the solution begins with. */
  readonly picture?: GamePicture | undefined;
  /** Address of the published step, with the path prefix. */
  readonly stepPath: string;
  /** Address of the play frame, with the path prefix. */
  readonly framePath: string;
  readonly openFrame?: OpenFrame | undefined;
}
