import { expect, test } from "vitest";
import { findFresh, GAMES, type PictureKind } from "./kinds";

const [job] = GAMES.jobs;
const name = GAMES.nameOf(job!);

/** The kind of the pictures of games, of which something else is written in its list or on its pages. */
const kind = (change: Partial<typeof GAMES>) => ({ ...GAMES, ...change });

test("a picture is fresh that is there and drawn from what is there now", () =>
  expect(findFresh(GAMES, job!)).toMatchObject({ drawnFrom: GAMES.hashOf(job!) }));

test.each<[string, Partial<typeof GAMES>]>([
  ["that no list names", { drawn: {} }],
  ["that was drawn from something else", { hashOf: () => "another" }],
  [
    "whose file is missing",
    { nameOf: () => "gone", drawn: { gone: { ...GAMES.drawn[name]!, alt: "A table of pairs" } } },
  ],
])("a picture %s is old", (_, change) => expect(findFresh(kind(change), job!)).toBeUndefined());

test("a live block that shows nothing needs no file", () => {
  const silent: PictureKind<string, { readonly drawnFrom: string }> = {
    what: "live blocks",
    jobs: ["a"],
    list: "",
    drawn: { a: { drawnFrom: "code" } },
    nameOf: (each) => each,
    hashOf: () => "code",
    isSeen: () => false,
  };
  expect(findFresh(silent, "a")).toBeDefined();
});
