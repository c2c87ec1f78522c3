import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BROKEN_STORAGE } from "../../../tests/dom/brokenStorage";
import {
  LINK,
  button,
  expectMove,
  frames,
  openLink,
  play,
  preparePlayer,
  renderPlayer,
  startGame,
  user,
} from "../../../tests/dom/pebblePlayer";
import { enterGame } from "./session/openGames";

preparePlayer();

const resume = () => button("Resume Pebbles");
const SLOT = "game:/examples/pebbles:/live/games/pebbles.json:0";

async function playMoves(count: number): Promise<void> {
  await startGame();
  for (let move = 1; move <= count; move++) {
    await user.click(button("Bot move"));
    await expectMove(move);
  }
}

/** Shows an earlier move of a game of three. */
async function showMove(at: number): Promise<void> {
  fireEvent.change(screen.getByRole("slider", { name: /^Move/ }), {
    target: { value: String(at) },
  });
  await expectMove(at, 3);
}

/** The page goes, with all that it knows, and comes again. */
function reload(): void {
  cleanup();
  renderPlayer();
}

describe("a game that was left by a reload", () => {
  test("is kept: the poster resumes it at the same move", async () => {
    await playMoves(3);
    await showMove(2);
    reload();
    screen.getByText("Your game is kept. It goes on where you left it.");
    await user.click(resume());
    await expectMove(2, 3);
    reload();
    resume();
  });

  test("gives the reader the same seat, unless what was kept is no seat of it", async () => {
    renderPlayer(1);
    await user.click(play());
    await expectMove(0);
    await user.click(button("Bot move"));
    await expectMove(1);
    reload();
    await user.click(resume());
    await screen.findByRole("button", { name: "Ben · bot" });
    await user.click(button("All seats"));
    reload();
    await user.click(resume());
    await screen.findByText(/^Move \d of \d$/);
    button("Ben");
    for (const seat of ["9", "-1", "Ada"]) {
      sessionStorage.setItem(`${SLOT}:seat`, seat);
      reload();
      await user.click(resume());
      await screen.findByText(/^Move \d of \d$/);
      button("Ben");
    }
  });

  test("begins from the start when nothing was done in it", async () => {
    await startGame();
    reload();
    play();
  });

  test("is forgotten when the reader has closed it", async () => {
    await playMoves(1);
    await user.click(button("Close"));
    play();
    reload();
    await user.click(play());
    await expectMove(0);
  });

  test.each([
    ["damaged", " {"],
    ["of another game", ' {"players":6,"seed":"a","settings":{},"moves":[],"at":0}'],
    ["beyond its moves", ' {"players":2,"seed":"a","settings":{},"moves":[],"at":7}'],
    ["without its link", "{}"],
  ])("begins from the start when what was kept is %s", async (_, text) => {
    sessionStorage.setItem(SLOT, text);
    renderPlayer();
    await user.click(button(/^(Play|Resume) Pebbles$/));
    await expectMove(0);
  });

  test("is nothing where storage is denied, and can be played there", async () => {
    BROKEN_STORAGE["is forbidden"]!();
    await playMoves(1);
    reload();
    play();
  });
});

describe("a game from a link that was left by a reload", () => {
  test("goes on where it was, not where the link has it", async () => {
    openLink(LINK);
    await screen.findByText("A link holds this game after move 2 of 3.");
    await user.click(play());
    await expectMove(2, 3);
    await showMove(1);
    reload();
    await user.click(await screen.findByRole("button", { name: "Resume Pebbles" }));
    await expectMove(1, 3);
  });

  test("gives way to another link", async () => {
    await playMoves(1);
    cleanup();
    openLink(LINK);
    await screen.findByText("A link holds this game after move 2 of 3.");
    await user.click(play());
    await expectMove(2, 3);
  });

  test("has its code shown and not run, and then goes on where it was", async () => {
    openLink({ ...LINK, files: { "game.ts": "export const max = 3;\n" } });
    await user.click(await screen.findByRole("button", { name: "Run" }));
    await expectMove(2, 3);
    await showMove(1);
    const before = frames.opened.length;
    reload();
    await screen.findByText("This code came from a link.");
    expect(frames.opened).toHaveLength(before);
    await user.click(button("Run"));
    await expectMove(1, 3);
  });
});

test("a game that gives way to two others says so, and goes on where it was", async () => {
  await playMoves(3);
  await showMove(2);
  const others = [1, 2].map(() => enterGame({ close: () => undefined }));
  await screen.findByText(/so this one was closed at move 2 of 3\. Nothing is lost\.$/);
  expect(frames.open()).toEqual([]);
  await user.click(resume());
  await expectMove(2, 3);
  for (const leave of others) leave();
});
