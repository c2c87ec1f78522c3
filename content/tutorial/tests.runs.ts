import { expect } from "vitest";
import type { PageRuns } from "../../tests/samples/runs";

export default {
  "Test the rules": async ({ runTests, step }) => {
    const outcome = await runTests({ modules: { "../src/game": step("tests") } });
    const passed = ["an egg is a secret", "equal points share the win"];
    expect(outcome).toEqual({ passed, failed: [] });
  },
} satisfies PageRuns;
