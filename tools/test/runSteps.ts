import { asOne, NOT_MADE, type Outcome } from "./outcome";

/** One check of a test run. */
export interface Step {
  readonly name: string;
  /** Names of steps that must have passed; if one did not, this step is skipped. Absent steps count as passed. */
  readonly needs?: readonly string[];
  /** Names of steps that must have ended, whatever their outcome. */
  readonly after?: readonly string[];
  /** Runs while no other step does, and prints directly to the terminal. */
  readonly alone?: boolean;
  /** Does the work and collects what to print. Anything it throws fails the step. */
  readonly run: () => Promise<StepResult>;
}

export interface StepResult {
  readonly outcome: Outcome;
  /** Printed when the step fails. */
  readonly output: string;
}

/** A step that has ended. */
export interface EndedStep {
  readonly name: string;
  readonly outcome: Outcome;
  /** Wall time in s. */
  readonly seconds: number;
}

type Print = (line: string) => void;

async function runStep({ name, run }: Step, print: Print): Promise<EndedStep> {
  const start = performance.now();
  const { outcome, output } = await run().catch((error: unknown) => ({
    outcome: asOne(false),
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${outcome.failed > 0 ? "✘" : "✓"} ${name} (${String(seconds)} s)`);
  if (outcome.failed > 0 && output !== "") print(output);
  return { name, outcome, seconds };
}

/**
 * Runs all steps, as many at once as `lanes` says, and continues after a failure, so that one run reports
 * everything. Starts the first ready step of the list. Returns the ended steps in list order. Throws when
 * steps wait for each other in a cycle.
 */
export async function runSteps(
  steps: readonly Step[],
  { lanes, print }: { readonly lanes: number; readonly print: Print },
): Promise<readonly EndedStep[]> {
  const ended = new Map<string, EndedStep>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  const isPending = (name: string): boolean =>
    running.has(name) || waiting.some((step) => step.name === name);
  const isReady = ({ needs = [], after = [], alone = false }: Step): boolean =>
    ![...needs, ...after].some(isPending) && !(alone && running.size > 0);

  const begin = (step: Step): void => {
    const failed = step.needs?.find((name) => (ended.get(name)?.outcome.failed ?? 0) > 0);
    if (failed !== undefined) {
      print(`– ${step.name}: skipped, because "${failed}" failed`);
      ended.set(step.name, { name: step.name, outcome: NOT_MADE, seconds: 0 });
      return;
    }
    print(`  ${step.name} …`);
    const work = runStep(step, print).then((end) => {
      ended.set(step.name, end);
      running.delete(step.name);
    });
    running.set(step.name, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    const isBlocked = [...running.keys()].some(
      (name) => steps.find((step) => step.name === name)?.alone,
    );
    const next =
      isBlocked || running.size >= lanes ? -1 : waiting.findIndex((step) => isReady(step));
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) begin(step);
    else if (running.size > 0) await Promise.race(running.values());
    else
      throw new Error(`These steps wait for each other: ${waiting.map((w) => w.name).join(", ")}`);
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
