import { expect, test } from "vitest";
import { parseGameBundle } from "../../src/shared/contracts/gameBundle";
import { findStrangeSetting } from "../../src/features/playground/model/share/linkedSettings";
import { bundleGames } from "../../src/node/frames/bundleGames";
import { readSource } from "../../src/node/frames/readSources";

const BUNDLES = await bundleGames("content/games");

test.each(BUNDLES)("$id offers in a lobby what this site plays with", (bundle) => {
  const { forms, recording } = parseGameBundle(JSON.parse(JSON.stringify(bundle))) ?? bundle;
  expect(findStrangeSetting(recording.settings, forms)).toBeUndefined();
  // Every setting that the rules read has a form.
  const rules = readSource(`content/games/${bundle.id}`).files["game.ts"];
  const read = [...rules.matchAll(/game\.setting\("(\w+)"\)/g)].map(([, name = ""]) => name);
  expect(Object.keys(forms)).toEqual(expect.arrayContaining(read));
});

test("a link cannot set the board of Garden Row to a size that its lobby does not offer", () => {
  const { forms } = BUNDLES.find(({ id }) => id === "garden-row")!;
  expect(findStrangeSetting({ size: 1e9 }, forms)).toContain("a whole number from 3 to 6");
});
