import type { compileLive } from "../model/live/compileLive";

type Compile = typeof compileLive;

/** The compiler of live code, whose script is larger than the rest of a live block. */
export class Compiler {
  /** The compiler, once it is there. */
  loaded: Compile | undefined;

  constructor(private readonly loadScript: () => Promise<Compile>) {}

  /** Rejects when the script does not arrive; the next call tries again. */
  async load(): Promise<Compile> {
    this.loaded ??= await this.loadScript();
    return this.loaded;
  }
}

export const pageCompiler = new Compiler(
  async () =>
    (await import(/* webpackChunkName: "compiler" */ "../model/live/compileLive")).compileLive,
);
