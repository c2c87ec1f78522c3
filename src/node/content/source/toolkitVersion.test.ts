import { expect, test } from "vitest";
import { readToolkitVersion } from "../../files/installedVersion";
import { fillToolkitVersion } from "./toolkitVersion";

const fill = (text: string): string => fillToolkitVersion({ text, origins: [1] }).text;

test("a page gets the installed version, its month, and how many there were by then", () => {
  expect(fill("{toolkitVersion} of {toolkitMonth}, {toolkitReleases} in all")).toMatch(
    new RegExp(
      `^${readToolkitVersion().replaceAll(".", "\\.")} of [A-Z][a-z]+ 20\\d\\d, \\d+ in all$`,
    ),
  );
  expect(fill("npm install @boardzilla/core")).toBe("npm install @boardzilla/core");
});
