import { expect, test } from "vitest";
import { findFolderFault } from "./projectFolder.mjs";

test.each([
  ["/home/ada/docs #2", "#"],
  ["/home/ada/docs?/site", "?"],
  ["/home/ada/%41/site", "%"],
  ["/home/ada/100%/site", "%"],
  ["/home/ada/site [1]", "["],
  ["/home/ada/site (1)", "("],
  ["/home/ada/{site}", "{"],
  ["/home/ada/*/site", "*"],
  ["/home/ada/a|b", "|"],
  ["/home/ada/site!", "!"],
  ["/home/ada's/site", "'"],
  ["/home/[ada]/site's", "[ and '"],
])("Gatsby cannot work in %s, because of its %s", (root, characters) => {
  const fault = findFolderFault(root) ?? "";
  expect(fault.split("\n")[0]).toBe(
    `${root}: the path of the project has ${characters} in it, and Gatsby cannot work there.`,
  );
  expect(fault).toMatch(/\n {2}Fix: rename the folder/);
});

test.each([
  "/home/ada/docs",
  "/home/ада/the docs",
  "/srv/a b&c;$d`e,f+g@h~i=j^k",
  '/srv/a"b<c>d)e]f}g',
])("Gatsby works in %s", (root) => expect(findFolderFault(root)).toBeUndefined());
