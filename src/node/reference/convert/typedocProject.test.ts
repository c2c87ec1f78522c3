import { expect, test } from "vitest";
import { parseProject } from "./typedocProject";

test("accepts the schema version it was written for", () => {
  const json = { schemaVersion: "2.0", children: [] };
  expect(parseProject(json)).toBe(json);
});

test("refuses an unknown schema version and names both versions", () => {
  expect(() => parseProject({ schemaVersion: "3.0", children: [] }))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: TypeDoc's JSON has schema version "3.0"; the API reference understands "2.0".
    Fix: install the TypeDoc version of package-lock.json (npm ci), or teach src/node/reference/convert the new schema.]
  `);
});

test.each([undefined, null, "text", {}, []])("refuses %j, which has no schema version", (json) =>
  expect(() => parseProject(json)).toThrow("(none)"),
);

test("refuses a project without symbols", () =>
  expect(() => parseProject({ schemaVersion: "2.0" })).toThrow("no symbols"));
