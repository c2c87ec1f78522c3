import path from "node:path";
import { readTutorial, type TutorialStep } from "../../../src/build/tutorial/readTutorial";
import { installedVersion } from "../../../src/build/versions/installedVersion";
import type { Course, StepFile } from "../../../src/shared/contracts/tutorialStep";
import { formatProblems } from "../../../src/shared/problem";
import { compileForFrame } from "./bundleGames";

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

async function toStepFile(course: Course, step: TutorialStep): Promise<StepFile> {
  const { slug, start, solution, places, goals } = step;
  const { title, tagline } = nameGame(course, step);
  const id = `${course}-${slug}`;
  return {
    slug,
    bundle: {
      id,
      facts: { title, players: PLAYERS, settings: {}, seed: SEED },
      recording: { players: PLAYERS.default, seed: SEED, settings: {}, moves: [], winners: [] },
      modules: {
        "./game": await compileForFrame(start["game.ts"], "ts"),
        "./ui": await compileForFrame(start["ui.tsx"], "tsx"),
      },
      style: start["style.css"],
    },
    source: {
      id,
      toolkit: installedVersion("@boardzilla/core"),
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

/** The steps of a course in the content folder, by their slugs; throws an Error that names what is wrong. */
export async function bundleCourse(
  contentPath: string,
  course: Course,
): Promise<ReadonlyMap<string, StepFile>> {
  const { steps, problems } = readTutorial(path.join(contentPath, course));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const files = await Promise.all(
    steps.map(async (step) => [step.slug, await toStepFile(course, step)] as const),
  );
  return new Map(files);
}
