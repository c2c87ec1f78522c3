/** Runs the commands that start Gatsby in a copy of the project whose path Gatsby cannot read. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../src/node/testing/folders";
import { ROOT } from "../../tools/runProgram";

let root = "";

beforeAll(() => {
  root = path.join(writeFolder(), "site [1]");
  mkdirSync(root);
  for (const name of ["tools", "src", "package.json", "tsconfig.json"])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  for (const name of ["node_modules", "docs"])
    symlinkSync(path.join(ROOT, name), path.join(root, name));
});
afterAll(deleteFolders);

const TSX = "node_modules/tsx/dist/cli.mjs";

test.each([
  ["npm start", ["tools/start.mjs"]],
  ["npm test", ["tools/test.mjs"]],
  ["npm run dev", ["tools/dev.mjs"]],
  ["npm run build", [TSX, "tools/build.ts"]],
])("%s says at once that the project cannot be there", (_command, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stderr).toContain(`${root}: the path of the project has [ in it`);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
