import { expect } from "vitest";
import type { PageRuns } from "../../tests/samples/runs";

export default {
  "Repeat a bug": async ({ runTests, other }) => {
    const modules = { "../src/game": other("The rules", "introduction/create-a-game.mdx").load() };
    const { passed, failed } = await runTests({ modules });
    expect(failed).toEqual([]);
    expect(passed).toEqual(["a player may not take four bones"]);
  },
} satisfies PageRuns;
