/** Every check of `npm run check <name>`, as a test of `npm test`. */
import { expect, test } from "vitest";
import { CHECKS } from "../../tools/check/checks";
import { runProgram } from "../../tools/runProgram";

test.concurrent.for(Object.entries(CHECKS))(
  "npm run check %s",
  // Nothing that a second run could change.
  { retry: 0 },
  async ([, [program, ...args]]) => {
    const { ok, output } = await runProgram(program, args, { quiet: true });
    expect(ok, output).toBe(true);
  },
);
