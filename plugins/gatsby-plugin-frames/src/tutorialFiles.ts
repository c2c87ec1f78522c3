import { readTutorial, type TutorialStep } from "../../../src/build/tutorial/readTutorial";
import { installedVersion } from "../../../src/build/versions/installedVersion";
import type { StepFile } from "../../../src/shared/contracts/tutorialStep";
import { formatProblems } from "../../../src/shared/problem";
import { compileForFrame } from "./bundleGames";

/** How many play the tutorial's game. */
const PLAYERS = { min: 2, max: 4, default: 2 };

const SEED = "tutorial";

const TITLE = "Stampede";
const TAGLINE = "Drive your dinosaurs down a trail, and outrun the others.";

async function toStepFile(step: TutorialStep): Promise<StepFile> {
  const { slug, start, solution, places, goals } = step;
  const id = `tutorial-${slug}`;
  return {
    slug,
    bundle: {
      id,
      facts: { title: TITLE, players: PLAYERS, settings: {}, seed: SEED },
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
      title: TITLE,
      tagline: TAGLINE,
      players: PLAYERS,
      files: start,
    },
    solution,
    places,
    goals: await compileForFrame(goals, "ts"),
  };
}

/** The steps of the tutorial in a folder, by their slugs; throws an Error that names what is wrong. */
export async function bundleTutorial(folder: string): Promise<ReadonlyMap<string, StepFile>> {
  const { steps, problems } = readTutorial(folder);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const files = await Promise.all(
    steps.map(async (step) => [step.slug, await toStepFile(step)] as const),
  );
  return new Map(files);
}
