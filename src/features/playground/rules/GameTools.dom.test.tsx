import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { leavePage, editorOf, pressControl, textOf } from "../../../../tests/dom/codeEditor";
import { PEBBLES_SOURCE, takeAt } from "../../../../tests/dom/pebbles";
import { decodePlayLink } from "../model/share/playLink";
import {
  LINK,
  button,
  edit,
  expectMove,
  frames,
  openLink,
  preparePlayer,
  published,
  startGame,
  user,
} from "../../../../tests/dom/pebblePlayer";

preparePlayer();

describe("sharing", () => {
  const status = () =>
    within(screen.getByRole("region", { name: "Share the game" })).getByRole("status").textContent;

  async function openShare(): Promise<void> {
    await user.click(button("Share"));
    await screen.findByRole("button", { name: "Copy link" });
  }

  test("copies a link that holds all of the game, and leaves the address alone", async () => {
    await startGame();
    const text = "/* mine */ export const max = 2;\n";
    await edit("game.ts", text);
    await waitFor(() =>
      expect(frames.engines().map(({ isClosed }) => isClosed)).toEqual([true, false]),
    );
    screen.getByText("1 line changed");
    for (const seat of [1, 2, 1])
      await act(async () => {
        takeAt(frames.table(seat), 1);
        await Promise.resolve();
      });
    await expectMove(3);
    await user.click(button("Ben"));
    await openShare();
    await user.click(button("Copy link"));
    await waitFor(() => expect(status()).toMatch(/^The link is copied: \d+ characters\.$/));
    expect(window.location.hash).toBe("");
    const address = new URL(await navigator.clipboard.readText());
    expect(address.pathname).toBe("/examples/pebbles");
    expect(decodePlayLink(address.hash)).toEqual({
      link: {
        game: "pebbles",
        toolkit: "0.2.14",
        players: 2,
        seed: "brook",
        settings: { pebbles: 5 },
        moves: [1, 2, 1].map((seat) => [seat, "take", { count: 1 }]),
        at: 3,
        lens: 2,
        files: { "game.ts": text },
      },
    });
  });

  test("gives the link in a field where the browser forbids copying", async () => {
    await startGame();
    await openShare();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
    await user.click(button("Copy link"));
    const field = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Link to this game",
    });
    expect(field.value).toMatch(/\/examples\/pebbles#play=2\./);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(status()).toContain("Your browser does not let the page copy.");
  });

  test("of code that is too long for a link offers the project instead", async () => {
    await startGame();
    const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919 ** 2).toString(36));
    await edit("game.ts", `export const max = 2; // ${noise.join("")}`);
    await openShare();
    await user.click(button("Copy link"));
    await waitFor(() =>
      expect(status()).toMatch(/too long for a link: .* Download the project instead\.$/),
    );
  });

  test("warns of a project whose code came from a link, until it is the original again", async () => {
    const warning = () =>
      within(screen.getByRole("region", { name: "Share the game" })).queryByText(
        /Read it before you run the project/,
      );
    openLink({ ...LINK, files: { "game.ts": "export const max = 3;\n" } });
    await user.click(await screen.findByRole("button", { name: "Run" }));
    await expectMove(2, 3);
    await openShare();
    expect(warning()).not.toBeNull();
    await user.click(button("Edit the rules"));
    await user.click(button("Back to the original"));
    await openShare();
    expect(warning()).toBeNull();
  });

  test("says when a project cannot be packed", async () => {
    await startGame();
    await openShare();
    await user.click(button("Download project"));
    await waitFor(() =>
      expect(status()).toBe("The project was not packed. The server answered 404. Try again."),
    );
  });

  test("that does not load is reported, and can be tried again", async () => {
    await startGame();
    published.delete("/live/games/pebbles.source.json");
    await user.click(button("Share"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The game's source did not load. The server answered 404. Try again.",
    );
    expect(button("Share").getAttribute("aria-expanded")).toBe("false");
    published.set("/live/games/pebbles.source.json", PEBBLES_SOURCE);
    await openShare();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("changed rules", () => {
  const outdated = /no longer the one that you changed/;

  test("that cannot start are said to be so below their text", async () => {
    await startGame();
    frames.hold();
    await edit("game.ts", "export const max = 3;\n");
    await waitFor(() => expect(frames.engines()).toHaveLength(2));
    act(() => frames.engines()[1]?.fail("hung"));
    await screen.findByText(/^The game cannot start with this text/);
    frames.release();
    await edit("game.ts", "export const max = 4;\n");
    await screen.findByText("Applied: the game runs this text.");
  });

  test("run at once with Ctrl+S, which says so each time", async () => {
    const applied = () => screen.queryByText("Applied: the game runs this text.");
    await startGame();
    await edit("game.ts", "export const max = 3;\n");
    await waitFor(() => expect(applied()).not.toBeNull());
    for (const key of ["s", "s"]) {
      act(() => pressControl(editorOf("game.ts of Pebbles"), key));
      expect(applied()).toBeNull();
      await waitFor(() => expect(applied()).not.toBeNull());
    }
    expect(frames.engines()).toHaveLength(2);
  });

  test("stay in the tab, and do not run by themselves when the page is opened again", async () => {
    await startGame();
    await edit("game.ts", "export const max = 3;\n");
    await screen.findByText("1 line changed");
    await waitFor(() => expect(frames.engines()).toHaveLength(2));
    leavePage();
    await startGame();
    await user.click(button("Edit the rules"));
    await screen.findByText(/^This is what you changed in this tab before\./);
    expect(frames.engines()).toHaveLength(3);
    await user.click(button("Run"));
    await waitFor(() => expect(frames.engines()).toHaveLength(4));
    expect(screen.queryByText(/in this tab before/)).toBeNull();
  });

  test("of a game that has changed since are kept whole, and not run unasked", async () => {
    await startGame();
    await edit("game.ts", "/* mine */ export const max = 3;\n");
    await screen.findByText("1 line changed");
    leavePage();
    published.set("/live/games/pebbles.source.json", {
      ...PEBBLES_SOURCE,
      files: { ...PEBBLES_SOURCE.files, "ui.tsx": "export const look = 2;\n" },
    });
    await startGame();
    const engines = frames.engines().length;
    await user.click(button("Edit the rules"));
    await screen.findByText(outdated);
    expect(textOf(editorOf("game.ts of Pebbles"))).toContain("/* mine */");
    expect(button("Run").disabled).toBe(false);
    // The other files are those the reader knew, not the author's new ones among the reader's.
    screen.getByText("2 lines changed");
    expect(frames.engines()).toHaveLength(engines);
    await user.click(button("Back to the original"));
    expect(screen.queryByText(outdated)).toBeNull();
    expect(textOf(editorOf("game.ts of Pebbles"))).not.toContain("/* mine */");
  });
});
