import * as core from "@boardzilla/core";
import type { GoalResult } from "../../features/playground/model/play/engineCalls";
import { cutReport } from "../../features/playground/model/play/protocol";
import type { Seating } from "../../shared/games/engine";
import { TOOLKIT } from "../../shared/toolkit";
import type { TableSetup } from "../games/openTable";
import { refusalText } from "../play/faultText";
import { EndlessError, restartBudget } from "../play/guard";
import { createModules } from "../play/modules";
import { createHostCheck } from "./checkAsHost";
import { dealTable, type Circumstances, type DealtTable, type Look } from "./goalTable";

/** What a check found to be otherwise, for the reader. */
class Unmet extends Error {}

function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Unmet(message);
}

/** Runs the look, and returns what it gives to `render`. */
function runLook(gameExports: object, look: string): Look {
  let given: Look = {};
  const render = (_: unknown, options: Look = {}): void => {
    given = options;
  };
  const load = createModules(
    { "./ui": look },
    { "./game": gameExports, [TOOLKIT]: { ...core, render } },
  );
  load("./ui");
  return given;
}

/** The exports of the reader's rules; asking for one that is missing throws and says what to write. */
function strict(gameExports: object): object {
  const missing = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === "symbol" || name === "__esModule") return undefined;
        throw new Unmet(
          name === "default"
            ? "game.ts exports no game. Write `export default createGame(…)` in it."
            : `game.ts exports no ${name}. Write it, with \`export\` before it.`,
        );
      },
    },
  );
  return Object.create(missing, Object.getOwnPropertyDescriptors(gameExports)) as object;
}

interface Goal {
  readonly title: string;
  /** Throws when the goal is not met. */
  readonly run: () => undefined;
  /** The tables that its last run has dealt. */
  readonly dealt: readonly DealtTable[];
}

interface Answer {
  readonly gameExports: object;
  readonly code: string;
  readonly look: string;
}

/** The goals of a step, to be run under some circumstances. */
function loadGoals({ gameExports, code, look }: Answer, circumstances: Circumstances): Goal[] {
  const goals: Goal[] = [];
  let dealt: DealtTable[] = [];
  const readLook = (): Look => runLook(gameExports, look);
  const onDeal = (table: DealtTable): void => void dealt.push(table);
  const table = {
    check,
    goal: (title: string, run: () => void): void => {
      const own: DealtTable[] = [];
      const runAnew = (): undefined => {
        own.length = 0;
        dealt = own;
        run();
        return undefined;
      };
      goals.push({ title, run: runAnew, dealt: own });
    },
    deal: <G>(setup: TableSetup<G>, seating: Partial<Seating> = {}) =>
      dealTable(setup, seating, { circumstances, readLook, onDeal }),
  };
  createModules(
    { "./goals": code },
    { "./game": strict(gameExports), "./table": table },
  )("./goals");
  return goals;
}

/** How most goals are meant: a table for two, with the players in the order of their seats. */
const PLAIN: Circumstances = { seats: 2, isReversed: false };

/** What an answer must stand as well: all of it at once, then what of it is to blame. */
const HARDER: readonly (Circumstances & { readonly when: string })[] = [
  { seats: 3, isReversed: true, when: "At a table of 3 with the turn order reversed" },
  { seats: 3, isReversed: false, when: "At a table of 3" },
  { seats: 2, isReversed: true, when: "With the turn order reversed" },
];

/**
 * Runs the goals of a step against the reader's code, in order. A goal that is met must hold as well at a table of
 * three, if it does not say how many play; for a host that loads the game with the turn order reversed; and when
 * its moves are played again (`checkAsHost`).
 *
 * @param gameExports what the rules export
 * @param code the goals, compiled (CommonJS)
 * @param look `ui.tsx`, compiled
 */
export function checkGoals(gameExports: object, code: string, look: string): GoalResult[] {
  const answer: Answer = { gameExports, code, look };
  /** Whether code has run for too long twice. */
  let isEndless = false;
  /** What was found to be otherwise, if anything. A busy machine makes the first run late, so there is a second one. */
  const attempt = (run: () => string | undefined, isSecond = isEndless): string | undefined => {
    restartBudget();
    try {
      return run();
    } catch (error) {
      if (error instanceof EndlessError) {
        if (!isSecond) return attempt(run, true);
        isEndless = true;
      }
      return error instanceof Unmet ? error.message : refusalText(error);
    }
  };
  const loaded = new Map<Circumstances, Goal[]>();
  const runUnder = (circumstances: Circumstances, index: number): string | undefined => {
    const goals = loaded.get(circumstances) ?? loadGoals(answer, circumstances);
    loaded.set(circumstances, goals);
    return attempt(() => goals[index]?.run());
  };
  const checkHarder = (index: number): string | undefined => {
    const [all, ...parts] = HARDER;
    const found = all && runUnder(all, index);
    if (found === undefined) return undefined;
    for (const part of parts) {
      const unmet = runUnder(part, index);
      if (unmet !== undefined) return `${part.when}: ${unmet}`;
    }
    return `${all?.when ?? ""}: ${found}`;
  };
  const checkAsHost = createHostCheck();
  return loadGoals(answer, PLAIN).map(({ title, run, dealt }, index) => {
    const unmet = attempt(run) ?? attempt(() => checkAsHost(dealt)) ?? checkHarder(index);
    return unmet === undefined ? { title } : { title, unmet: cutReport(unmet) };
  });
}
