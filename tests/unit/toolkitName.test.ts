import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../../src/node/files/readText";
import { TOOLKIT } from "../../src/shared/toolkit";

/** Statements that import or export from a module; its name cannot be a constant there. */
const IMPORT = /^(?:import|export|\})[^;]* from "[^"]+";$/gm;

test("code reads the name of the toolkit from src/shared/toolkit.ts", () => {
  const files = ["src", "tools", "plugins"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const named = files
    .filter((file) => /\.m?[jt]sx?$/.test(file) && !/\.test\.|gatsby-types/.test(file))
    .filter((file) => readText(file).replace(IMPORT, "").includes(TOOLKIT));
  expect(named, "import TOOLKIT from src/shared/toolkit.ts").toEqual(["src/shared/toolkit.ts"]);
});
