import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { describeSpace, findDiskFault } from "./diskSpace";

test("a disk on which a build does not fit is named, with what is left", () => {
  expect(describeSpace("/site", 12.9)).toMatch(/^\/site: the disk has 12 MB left.*\n {2}Fix: /);
  expect(describeSpace("/site", 300)).toBeUndefined();
});

test.skipIf(!existsSync("/proc"))("the free space is that of the folder's own disk", () => {
  // No disk of this machine holds files there.
  expect(findDiskFault("/proc")).toContain("/proc: the disk has 0 MB left");
});
