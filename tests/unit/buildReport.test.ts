import { expect, test } from "vitest";
import { readSteps } from "../../tools/build/buildReport";

test("reads the steps and times that Gatsby prints", () => {
  const output = [
    'verbose set gatsby_log_level: "verbose"',
    "success compile gatsby files - 2.481s",
    "info One or more of your plugins have changed.",
    "success run page queries - 8.412s - 66/66 7.85/s",
    "warn Nothing that took 3.1s",
  ].join("\n");
  expect(readSteps(output)).toEqual([
    { name: "compile gatsby files", seconds: 2.481 },
    { name: "run page queries", seconds: 8.412 },
  ]);
});
