import path from "node:path";
import { compileFunction } from "node:vm";
import * as core from "@boardzilla/core";
import * as components from "@boardzilla/core/components";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { readText } from "../../src/node/files/readText";
import { compileModule } from "../../src/features/playground/model/live/compileModule";
import type { PageSample, PlacedCode } from "./pageSamples";
import type { RenderOptions, Setup } from "../../src/frame/play/live/LiveGame";
import type { Additions } from "./runs";

/** What a sample exports. */
export type SampleModule = Record<string, unknown>;

/** Loops are not guarded here: a run that does not end fails. */
Object.assign(globalThis, { __guard: () => undefined, __component: () => undefined });

/** What a sample may import, and what it passes out besides its exports. */
export interface SampleHost {
  /** Receives what the sample passes to the toolkit's `render`. */
  readonly render: (setup: Setup, options: RenderOptions) => void;
  readonly report: (value: unknown) => void;
}

/** What projects import for its side effect or as an address. */
const ASSET = /\.(?:css|scss|svg|png|jpg)$/;

const PRELUDE = /\/preludes\/([\w-]+)$/;

/** Evaluates a whole file that samples import; errors name it as `file`, relative to `content`. */
export function evaluateFile(file: string, code: string, host: SampleHost): SampleModule {
  const place = (): PlacedCode => ({ text: code, linesBefore: 0 });
  return evaluateSample({ key: file, page: file, line: 1, code, place }, {}, host);
}

/** Evaluates a prelude that others import. */
function evaluatePrelude(name: string, host: SampleHost): SampleModule {
  const code = readText(path.resolve("content/preludes", `${name}.ts`));
  return evaluateFile(`preludes/${name}.ts`, code, host);
}

function importsOf(host: SampleHost, own: Additions["modules"]): (name: string) => unknown {
  const known: Record<string, unknown> = {
    "@boardzilla/core": { ...core, render: host.render },
    "@boardzilla/core/components": components,
    react,
    "react/jsx-runtime": jsxRuntime,
    ...own,
  };
  return (name) => {
    if (name in known) return known[name];
    const prelude = PRELUDE.exec(name)?.[1];
    if (prelude !== undefined) return (known[name] = evaluatePrelude(prelude, host));
    if (ASSET.test(name)) return { __esModule: true, default: path.basename(name) };
    const valid = Object.keys(known).sort().join(", ");
    throw new Error(`The sample imports "${name}"; the run gives ${valid}. Add it to "modules".`);
  };
}

/**
 * Evaluates a sample as a module. Errors inside it have the lines of the page. Throws an Error with the
 * page's line when it does not compile.
 */
export function evaluateSample(
  sample: PageSample,
  { modules, ...additions }: Additions,
  host: SampleHost,
): SampleModule {
  const { text, linesBefore } = sample.place(additions);
  const shift = sample.line - 1 - linesBefore;
  const compiled = compileModule(text, { name: `${sample.page}.tsx` });
  if ("problem" in compiled) {
    const { message, line } = compiled.problem;
    throw new Error(`content/${sample.page}:${String(line + shift)}: ${message}`);
  }
  const module = { exports: {} };
  const run = compileFunction(compiled.code, ["require", "module", "exports", "report"], {
    filename: path.resolve("content", sample.page),
    lineOffset: shift,
  }) as (...given: readonly unknown[]) => void;
  run(importsOf(host, modules), module, module.exports, host.report);
  return module.exports;
}
