import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../node/files/readText";
import { installedVersion } from "../node/files/installedVersion";
import { PATCHES } from "./list";
import { listFiles } from "../../tools/listFiles";

/** What only a patch has: private paths and globals of Gatsby, React's keys, webpack's own functions, replaced modules. */
const SIGNS =
  /\bgatsby(?:-graphiql-explorer)?\/(?:dist|cache-dir)\/|["'`]\.cache\/|\b___(?:chunkMapping|emitter|loader|navigate|push|replace|webpackCompilationHash)\b|__react[A-Z]|__webpack_|(?:IgnorePlugin|NormalModuleReplacementPlugin|replaceWebpackConfig)\(|\b(?:Context|Node)\.prototype\.\w+ =|constructor\.name (?:!==|===) "\w+Plugin|\._router\b/;

const SOURCES = /(?<!\.(?:test|spec))\.(?:ts|tsx|js|mjs|mts)$/;

const sources = [
  ...["src", "plugins", "tools", "tests"].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  ),
  ...["browser.tsx", "config.ts", "node.ts", "ssr.tsx"].map((name) => `gatsby-${name}`),
  "vitest.config.mts",
].filter((file) => SOURCES.test(file));

const listed = PATCHES.flatMap(({ files }) => files);

test("every file of a patch exists", () => {
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
});

test("every file that bends Gatsby, webpack or React is on the list of patches", () => {
  const others = sources.filter(
    (file) => !/^src\/patches\/.*(?:list|patch)\.ts$/.test(file) && !listed.includes(file),
  );
  expect(others.filter((file) => SIGNS.test(readText(file)))).toEqual([]);
});

test("every patch was checked with the version that is installed", () => {
  const outdated = PATCHES.flatMap(({ bends, files }) => {
    const [name = "", version] = bends.split(/(?<=.)@/);
    const installed = installedVersion(name);
    return installed === version ? [] : `${bends} is now ${installed}: check ${files.join(", ")}`;
  });
  expect(outdated).toEqual([]);
});
