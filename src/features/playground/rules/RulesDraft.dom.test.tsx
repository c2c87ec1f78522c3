import { expect, test } from "vitest";
import type { GameSource } from "../../../shared/contracts/gameSource";
import { RulesDraft } from "./RulesDraft";

/** A game as its author has it in one deploy. */
function deploy(id: string, rules: string): GameSource {
  return { id, files: { "game.ts": rules, "ui.tsx": "ui", "style.css": "css" } } as GameSource;
}

test("a draft of older rules says so until the reader has decided, however often it is opened", () => {
  new RulesDraft(deploy("p14", "first")).write("game.ts", "mine");
  const later = deploy("p14", "second");
  const opened = new RulesDraft(later);
  expect(opened.state).toMatchObject({ held: "outdated", texts: { "game.ts": "mine" } });
  opened.write("game.ts", "mine, longer");
  expect(new RulesDraft(later).state.held).toBe("outdated");
  opened.reset();
  opened.undoReset();
  const again = new RulesDraft(later);
  expect(again.state).toMatchObject({
    held: "outdated",
    texts: { "game.ts": "mine, longer" },
  });
  again.release();
  expect(again.state.held).toBeUndefined();
  expect(new RulesDraft(later).state.held).toBe("restored");
});

test("what the reader makes of linked rules is kept, unless the address holds another link", () => {
  const source = deploy("linked", "rules");
  const files = { "game.ts": "linked" };
  new RulesDraft(source, { files, hash: "#play=1" }).write("ui.tsx", "mine");
  const texts = { "game.ts": "linked", "ui.tsx": "mine" };
  const again = new RulesDraft(source, { files, hash: "#play=1" });
  expect(again.state).toMatchObject({ held: "link", texts });
  expect(new RulesDraft(source).state).toMatchObject({ held: "restored", texts });
  const other = new RulesDraft(source, { files: { "game.ts": "other" }, hash: "#play=2" });
  expect(other.state.texts).toEqual({ ...source.files, "game.ts": "other" });
});

test("what a link brought stays its sender's, also when the reader changes it and opens it again", () => {
  const source = deploy("writer", "rules");
  const draft = new RulesDraft(source);
  expect(draft.writer).toBe("author");
  draft.write("ui.tsx", "mine");
  expect(draft.writer).toBe("reader");
  for (const hash of ["#play=3", ""]) {
    const linked = new RulesDraft(source, { files: { "game.ts": "linked" }, hash });
    expect(linked.writer).toBe("link");
    linked.write("ui.tsx", "mine, too");
    expect(new RulesDraft(source, { files: {}, hash }).writer).toBe("link");
    linked.reset();
    expect(linked.writer).toBe("author");
  }
});

test("a solution can be taken back by readers who have written something", () => {
  const source = deploy("solve", "rules");
  const solution = { ...source.files, "game.ts": "solved" };
  const draft = new RulesDraft(source);
  draft.replace(solution);
  expect(draft.state).toMatchObject({ texts: solution, beforeReset: undefined });
  draft.write("ui.tsx", "mine");
  const mine = draft.state.texts;
  draft.replace(solution);
  draft.reset();
  draft.undoReset();
  expect(draft.state.texts).toEqual(mine);
});

test("back at the author's text nothing is kept", () => {
  const source = deploy("reset", "rules");
  const draft = new RulesDraft(source);
  draft.write("ui.tsx", "mine");
  draft.reset();
  expect(new RulesDraft(source).state).toMatchObject({ held: undefined, texts: source.files });
});
