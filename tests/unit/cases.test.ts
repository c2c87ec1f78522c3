import { describe, expect, test } from "vitest";
import { formatProblem } from "../../src/lib/problem";
import {
  CATALOGUE,
  findIds,
  findTests,
  readCases,
  type NamedTest,
} from "../../tools/faults/readCases";

const { groups, problems } = readCases(process.cwd());
const cases = new Map(groups.flatMap((group) => [...group.cases]));
const tests = findTests(process.cwd());

const listFiles = (named: readonly NamedTest[]): string => named.map(({ file }) => file).join(", ");

describe("the table of cases", () => {
  test("has only fields that are known", () => {
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test("names each case once", () => {
    const ids = groups.flatMap((group) => [...group.cases.keys()]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("has a test for every case, or says why not", () => {
    const untested = [...cases].filter(([id, { notRun }]) => !notRun && !tests.has(id));
    expect(untested.map(([id, { fault, row }]) => `${id} ${fault ?? row ?? ""}`)).toEqual([]);
  });

  test("has an entry for every case that a test names", () => {
    const unknown = [...tests].filter(([id]) => !cases.has(id));
    expect(unknown.map(([id, named]) => `${id} in ${listFiles(named)}`)).toEqual([]);
  });

  test("says of no case that it is not run which a test names", () => {
    const run = [...cases].filter(([id, { notRun }]) => notRun && tests.has(id));
    expect(run.map(([id]) => `${id} in ${listFiles(tests.get(id) ?? [])}`)).toEqual([]);
  });

  test("has every case of the catalogue", () => {
    expect(CATALOGUE.filter((id) => !cases.has(id))).toEqual([]);
  });
});

describe("the ids of a test file", () => {
  test.each([
    ['test("N01 a link", …', ["N01"]],
    ['test("N01 U02 a link", …', ["N01", "U02"]],
    ["test(`X09 ${route} answers`, …", ["X09"]],
    ['["M02 of an unknown type", {', ["M02"]],
    ['test("that is no MDX: %j (C03, C04)", …', ["C03", "C04"]],
    ['test("two pages with one title (W5)", …', ["W5"]],
    ['test("D19: plain Node cannot load it", …', []],
    ['test("a D6 is thrown", …', []],
    ["// as in (C03)", []],
    ['expect(list("C03"), "D01")', []],
    ['test("a link (case C03)", …', []],
  ])("in %s are %j", (code, ids) => {
    expect(findIds(code).map(({ id }) => id)).toEqual(ids);
  });
});
