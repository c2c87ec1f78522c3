import { PLAY_COMPILER_PATH } from "../../../shared/contracts/playFrame";
import { GAME_FILES } from "../../../shared/contracts/gameSource";
import type { CompilerCalls } from "../model/compilerCalls";
import { CallWorker, TooLongError } from "./CallWorker";

const TOO_LONG =
  "Reading this takes longer than 2 seconds, so it was stopped. Is something nested very deeply? Write it in simpler parts.";

type Arguments<Name extends keyof CompilerCalls> = Parameters<CompilerCalls[Name]>;
type Answer<Name extends keyof CompilerCalls> = ReturnType<CompilerCalls[Name]>;

/**
 * Compiles what readers write and links bring, in a worker: the time that a compiler takes can grow without a bound with
 * the nesting of its text, and the page would stand still. A text that takes more than 2 s, and more than 5 s in a second
 * try, is answered with a problem that says so. Every call rejects when the worker does not load, and the next one tries
 * again.
 */
export class Compiler {
  private readonly worker: CallWorker<CompilerCalls>;

  constructor(startWorker: () => Worker) {
    this.worker = new CallWorker(startWorker, { load: 15_000, tries: [2000, 5000] });
  }

  /** Whether a call is answered without anything being loaded. */
  get isLoaded(): boolean {
    return this.worker.isLoaded;
  }

  compileLive(source: string): Promise<Answer<"compileLive">> {
    return this.call("compileLive", [source], {
      problem: { message: TOO_LONG, line: 1, column: 1 },
    });
  }

  compileGame(parts: Arguments<"compileGame">[0]): Promise<Answer<"compileGame">> {
    const { original, texts } = parts;
    const { modules, style } = parts.published;
    const file = GAME_FILES.find((name) => texts[name] !== original[name]) ?? GAME_FILES[0];
    const problem = { file, severity: "error", message: TOO_LONG, line: 1, column: 1 } as const;
    return this.call("compileGame", [{ ...parts, published: { modules, style } }], {
      problems: [problem],
    });
  }

  guardQuery(query: string): Promise<Answer<"guardQuery">> {
    return this.call("guardQuery", [query], { problem: TOO_LONG });
  }

  private async call<Name extends keyof CompilerCalls>(
    name: Name,
    args: Arguments<Name>,
    tooLong: Answer<Name>,
  ): Promise<Answer<Name>> {
    try {
      return await this.worker.call(name, args);
    } catch (error) {
      if (error instanceof TooLongError) return tooLong;
      throw error;
    }
  }
}

/** The compiler of the page. */
export const pageCompiler = new Compiler(() => new Worker(__PATH_PREFIX__ + PLAY_COMPILER_PATH));
