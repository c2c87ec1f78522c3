import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { readStarter } from "../../src/node/frames/readStarter";
import { sampleCompilerOptions } from "../../src/node/content/source/samples/sampleProgram";

test("samples are compiled with the settings that readers get", () => {
  const { compilerOptions } = JSON.parse(readStarter("content/introduction")["tsconfig.json"]) as {
    readonly compilerOptions: object;
  };
  const { options, errors } = ts.convertCompilerOptionsFromJson(compilerOptions, ".");
  expect(errors).toEqual([]);
  // Readers have the types of the packages that they install.
  const { types, ...shown } = sampleCompilerOptions(ts);
  expect(types).toEqual(["react"]);
  expect(shown).toEqual(options);
});

test.each(["vitest.config.ts", "test/setup.ts"] as const)(
  "the page about tests prints %s as it is in every download",
  (file) => {
    const page = readFileSync("content/cookbook/testing.mdx", "utf8");
    expect(page).toContain(readStarter("content/introduction")[file]);
  },
);
