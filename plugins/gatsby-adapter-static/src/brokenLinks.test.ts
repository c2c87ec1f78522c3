import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findBrokenLinks } from "./brokenLinks";

const folder = mkdtempSync(path.join(tmpdir(), "dist-"));

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("names what a built page links to and the folder does not hold, frames aside", () => {
  mkdirSync(path.join(folder, "live"), { recursive: true });
  writeFileSync(path.join(folder, "index.html"), `<a href="/flwo">x</a><a href="/flow">y</a>`);
  writeFileSync(path.join(folder, "flow.html"), `<img src="/no.png" alt="">`);
  writeFileSync(path.join(folder, "live/frame.html"), `<a href="/anything">x</a>`);
  expect(findBrokenLinks(folder, "")).toEqual([
    "/: /flwo leads to no page. Did you mean /flow?",
    "/flow: /no.png leads to no page.",
  ]);
});
