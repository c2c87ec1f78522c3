import path from "node:path";
import { readTutorial, type TutorialStep } from "../content/tutorial/readTutorial";
import { readToolkitVersion } from "../files/installedVersion";
import type { GameBundle } from "../../shared/contracts/gameBundle";
import type { GameTexts } from "../../shared/contracts/gameSource";
import { stepId, type Course, type StepFile } from "../../shared/contracts/tutorialStep";
import { formatProblems } from "../../shared/problem";
import { compileForFrame } from "./bundleGames";

/** How many play the game of a step. */
const PLAYERS = { min: 2, max: 4, default: 2 };

const SEED = "tutorial";

/** What the game of a step is called; a challenge is named after its task. */
function nameGame(course: Course, { title, description }: TutorialStep) {
  if (course === "challenges") return { title, tagline: description };
  return {
    title: "Stampede",
    tagline: "Drive your dinosaurs down a trail, and outrun the others.",
  };
}

/** The game of a step, from its start or its solution, as it begins. */
async function bundleFiles(id: string, title: string, files: GameTexts): Promise<GameBundle> {
  return {
    id,
    facts: { title, players: PLAYERS, settings: {}, seed: SEED },
    forms: {},
    recording: { players: PLAYERS.default, seed: SEED, settings: {}, moves: [], winners: [] },
    modules: {
      "./game": await compileForFrame(files["game.ts"], "ts"),
      "./ui": await compileForFrame(files["ui.tsx"], "tsx"),
    },
    style: files["style.css"],
  };
}

/** The game of a step as its solution has it, named after the step. */
export const bundleSolution = (
  step: Pick<TutorialStep, "slug" | "title" | "solution"> & { readonly course: Course },
): Promise<GameBundle> => bundleFiles(stepId(step.course, step.slug), step.title, step.solution);

async function toStepFile(course: Course, step: TutorialStep): Promise<StepFile> {
  const { slug, start, solution, places, goals } = step;
  const { title, tagline } = nameGame(course, step);
  const id = stepId(course, slug);
  return {
    slug,
    bundle: await bundleFiles(id, title, start),
    source: {
      id,
      toolkit: readToolkitVersion(),
      title,
      tagline,
      players: PLAYERS,
      files: start,
    },
    solution,
    places,
    goals: await compileForFrame(goals, "ts"),
  };
}

/** The steps of a course, in their order; throws an Error that names what is wrong. */
function readSteps(contentPath: string, course: Course): readonly TutorialStep[] {
  const { steps, problems } = readTutorial(path.join(contentPath, course));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return steps;
}

/** One step of a course in the content folder, if there is one; throws an Error that names what is wrong. */
export async function bundleStep(
  contentPath: string,
  course: Course,
  slug: string,
): Promise<StepFile | undefined> {
  const step = readSteps(contentPath, course).find((each) => each.slug === slug);
  return step && toStepFile(course, step);
}

/** All steps of a course in the content folder; throws an Error that names what is wrong. */
export async function bundleCourse(
  contentPath: string,
  course: Course,
): Promise<readonly StepFile[]> {
  return Promise.all(readSteps(contentPath, course).map((step) => toStepFile(course, step)));
}
