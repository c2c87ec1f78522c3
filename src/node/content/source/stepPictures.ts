import path from "node:path";
import { readTutorial, type TutorialStep } from "../tutorial/readTutorial";
import { COURSES, stepId, type Course } from "../../../shared/contracts/tutorialStep";
import {
  hashPicture,
  pictureFolder,
  pictureSchema,
  readPictureList,
  type PictureManifest,
} from "./games";

/** A step of a course whose table needs a picture: as its solution begins. */
export interface StepPictureJob extends Pick<TutorialStep, "slug" | "title" | "solution"> {
  readonly course: Course;
}

/** Name of a step's files and of its entry in the list. */
export const stepPictureName = ({
  course,
  slug,
}: Pick<StepPictureJob, "course" | "slug">): string => stepId(course, slug);

/** All steps of the courses, in their order. */
export const listStepPictureJobs = (contentPath: string): StepPictureJob[] =>
  COURSES.flatMap((course) =>
    readTutorial(path.join(contentPath, course)).steps.map((step) => ({ ...step, course })),
  );

/** A hash of what a step's picture is drawn from: its solution, the style of the play frame, and the toolkit. */
export const stepPictureHash = ({ solution }: StepPictureJob): string =>
  hashPicture(JSON.stringify(solution));

/** Path of the list of the steps' pictures. */
export const stepPictureList = (root = process.cwd()): string =>
  path.join(pictureFolder(root), "steps.json");

/** What `npm run make pictures` has drawn, by name; empty before its first run. Throws if it is damaged. */
export const readStepPictures = (root?: string): PictureManifest =>
  readPictureList(stepPictureList(root), pictureSchema);
