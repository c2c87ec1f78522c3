import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openTable } from "../../content/games/testing";
import { readTutorial } from "../../src/node/content/tutorial/readTutorial";
import type { RenderOptions, Setup } from "../../src/frame/play/live/LiveGame";
import { lastUpdate, seatView } from "../../src/shared/games/match";
import { drawSeat } from "../games/drawSeat";
import { elementPlaces } from "./elementPlaces";
import { evaluateFile, evaluateSample, type SampleHost, type SampleModule } from "./evaluateSample";
import { pageSamples, type PageSample } from "./pageSamples";
import { runTests } from "./runTests";
import type { Additions, AnyTable, SampleRun, Screen, Seats } from "./runs";

/** A sample that makes a game, evaluated. */
interface LoadedSample {
  readonly module: SampleModule;
  readonly setup: Setup;
}

/** Finds a sample by its key. Throws an Error that lists the keys of the page. */
function findSample(page: string, key: string): PageSample {
  const samples = pageSamples(page);
  const found = samples.find((sample) => sample.key === key);
  if (found) return found;
  const keys = samples.map((sample) => `"${sample.key}"`).join(", ");
  throw new Error(`content/${page} has no sample "${key}"; its samples are ${keys}.`);
}

function sitDown({ module, setup }: LoadedSample, seats: Seats): AnyTable {
  const seating = typeof seats === "number" ? { players: seats } : seats;
  return Object.assign(openTable(setup, seating), { module });
}

/** Evaluates the rules that a step of the tutorial begins with. */
function loadStep(slug: string, host: SampleHost): SampleModule {
  const step = readTutorial("content/tutorial").steps.find((each) => each.slug === slug);
  if (!step) throw new Error(`content/tutorial has no step "${slug}".`);
  return evaluateFile(`tutorial/${slug}/game.ts`, step.start["game.ts"], host);
}

const toMarkup = (node: ReactNode): string => renderToStaticMarkup(<>{node}</>);

/** Prepares the run of a sample; nothing is evaluated yet. */
export function sampleRun(sample: PageSample): SampleRun & { readonly code: string } {
  /** What the sample has passed out since it was last evaluated. */
  let rendered: { readonly setup: Setup; readonly options: RenderOptions }[] = [];
  let reported: unknown[] = [];

  const host: SampleHost = {
    render: (setup, options) => rendered.push({ setup, options }),
    report: (value) => reported.push(value),
  };
  const load = (additions: Additions = {}): SampleModule => {
    rendered = [];
    reported = [];
    return evaluateSample(sample, additions, host);
  };

  const loadGame = (additions?: Additions): LoadedSample => {
    const module = load(additions);
    const setup = rendered[0]?.setup ?? module["default"] ?? module["setup"];
    if (typeof setup !== "function") {
      throw new Error("The sample makes no game: it exports no default and no setup.");
    }
    return { module, setup: setup as Setup };
  };

  const show = (seats: Seats, additions?: Additions): Screen => {
    const loaded = loadGame(additions);
    const table = sitDown(loaded, seats);
    const options = rendered[0]?.options ?? {};
    return {
      table,
      options,
      seat: (seat, boardSize) => {
        const state = seatView(lastUpdate(table.match), seat);
        const received = { seat, state, ...(boardSize === undefined ? {} : { boardSize }) };
        const { game, faces, ...drawn } = drawSeat(loaded.setup, options, received);
        return {
          game,
          markup: faces.map(toMarkup).join(""),
          place: elementPlaces(game, drawn.boardSize, drawn.declare),
        };
      },
    };
  };

  return {
    code: sample.code,
    load,
    open: (seats, additions) => sitDown(loadGame(additions), seats),
    show,
    runTests: (additions = {}) =>
      runTests((vitest) => load({ ...additions, modules: { ...additions.modules, vitest } })),
    rendered: () => rendered.length,
    reported: () => reported,
    toMarkup,
    step: (slug) => loadStep(slug, host),
    other: (key, page = sample.page) => sampleRun(findSample(page, key)),
  };
}
