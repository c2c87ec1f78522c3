import { expect, test } from "vitest";
import { project } from "./__fixtures__/syntheticToolkit";
import { checkSchema } from "./typedocProject";

test("refuses an unknown schema version and names both versions", () => {
  expect(() => checkSchema({ ...project(), schemaVersion: "3.0" }))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: TypeDoc's JSON has schema version "3.0"; the API reference understands "2.0".
    Fix: install the TypeDoc version of package-lock.json (npm ci), or teach src/node/reference/convert the new schema.]
  `);
});
