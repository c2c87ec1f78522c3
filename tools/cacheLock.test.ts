import { mkdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../src/node/testing/folders";
import { lockCache } from "./cacheLock.mjs";

afterEach(deleteFolders);

test("a second build in the same folder is refused until the first has ended", async () => {
  const root = writeFolder();
  const release = await lockCache(root);
  await expect(lockCache(root, 0)).rejects.toThrow(
    `${root}: another build, or \`npm run dev\`, is at work`,
  );
  await release();
  await (
    await lockCache(root)
  )();
});

test("builds in two folders do not meet", async () => {
  const releases = await Promise.all([writeFolder(), writeFolder()].map((root) => lockCache(root)));
  for (const release of releases) await release();
});

test("what a killed build has left behind is no hindrance", async () => {
  const root = writeFolder();
  const left = path.join(root, ".cache.lock");
  mkdirSync(left);
  utimesSync(left, 1, 1);
  await (
    await lockCache(root)
  )();
});

test("a folder that cannot be written is named", async () => {
  const root = path.join(writeFolder(), "missing");
  await expect(lockCache(root)).rejects.toThrow(`${root}: Gatsby cannot write to this folder`);
});
