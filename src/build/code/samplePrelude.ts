import type { FenceMeta } from "./fenceMeta";

/** The prelude of live blocks: all of React and of the toolkit, and the frame's `render`. */
const LIVE_PRELUDE = "live";

/**
 * The prelude in which a sample is compiled. A live block that imports or exports is a module of its own and
 * imports everything it uses; any other has everything in scope, as in the frame.
 */
export function samplePrelude(code: string, { flags, attributes }: FenceMeta): string | undefined {
  if (!flags.includes("live")) return attributes["prelude"];
  return /^(?:import|export)\s/m.test(code) ? undefined : LIVE_PRELUDE;
}
