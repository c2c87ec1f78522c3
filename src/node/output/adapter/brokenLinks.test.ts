import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { findBrokenLinks } from "./brokenLinks";

afterEach(deleteFolders);

test("names what a built page links to and the folder does not hold, frames aside", () => {
  const folder = writeFolder({
    "index.html": `<a href="/flwo">x</a><a href="/flow">y</a>`,
    "flow.html": `<img src="/no.png" alt="">`,
    "live/frame.html": `<a href="/anything">x</a>`,
  });
  expect(findBrokenLinks(folder, "")).toEqual([
    "/: /flwo leads to no page. Did you mean /flow?",
    "/flow: /no.png leads to no page.",
  ]);
});
