import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { editorOf, muteSelections, pasteOver, textOf } from "../../../tests/dom/codeEditor";
import {
  PEBBLES,
  PEBBLES_SOURCE,
  createPebbleFrames,
  pebblesAt,
  takeAt,
  type PebbleFrames,
} from "../../../tests/dom/pebbles";
import { decodePlayLink, encodePlayLink, type PlayLink } from "../../lib/share/playLink";
import { GamePlayer } from "./GamePlayer";

const LINK: PlayLink = {
  game: "pebbles",
  toolkit: "0.2.14",
  players: 2,
  seed: "from a link",
  settings: { pebbles: 7 },
  moves: [
    [1, "take", { count: 1 }],
    [2, "take", { count: 2 }],
    [1, "take", { count: 1 }],
  ],
  at: 2,
  lens: 2,
};

let frames: PebbleFrames;
let user: ReturnType<typeof userEvent.setup>;
/** What the server has, by address; a function to answer in its own way. */
let published: Map<string, unknown>;
const fetchFile = vi.fn<(path: string) => Promise<Response>>();

// What the page loads on demand, so that no test waits for it longer than another.
beforeAll(async () => {
  await Promise.all([
    import("./GamePlayerRoot"),
    import("./rules/HeldRules"),
    import("./rules/RulesPanel"),
    import("./share/SharePanel"),
  ]);
});

beforeEach(() => {
  user = userEvent.setup();
  frames = createPebbleFrames();
  published = new Map<string, unknown>([
    ["/live/games/pebbles.json", PEBBLES],
    ["/live/games/pebbles.source.json", PEBBLES_SOURCE],
  ]);
  fetchFile.mockReset().mockImplementation((path) => {
    const file = published.get(path);
    return Promise.resolve(
      file === undefined ? new Response("", { status: 404 }) : Response.json(file),
    );
  });
  vi.stubGlobal("fetch", fetchFile);
  history.replaceState(null, "", "/examples/pebbles");
  return muteSelections();
});
afterEach(() => {
  // Before the editors lose what keeps them quiet.
  cleanup();
});

function renderPlayer(): void {
  render(
    <GamePlayer
      title="Pebbles"
      facts="2 to 4 players"
      gamePath="/live/games/pebbles.json"
      framePath="/live/frame.html"
      move={0}
      openFrame={frames.openFrame}
    />,
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const play = () => button("Play Pebbles");
const expectMove = async (at: number, of = at): Promise<void> => {
  await screen.findByText(`Move ${String(at)} of ${String(of)}`);
  await waitFor(() => {
    expect(button("Share").disabled).toBe(false);
  });
};

async function startGame(): Promise<void> {
  renderPlayer();
  await user.click(play());
  await expectMove(0);
  await waitFor(() => {
    expect(button("Bot move").disabled).toBe(false);
  });
}

/** Opens the page by a link to a game. */
function openLink(link: PlayLink | string): void {
  const hash = typeof link === "string" ? link : (encodePlayLink(link) as { hash: string }).hash;
  history.replaceState(null, "", `/examples/pebbles${hash}`);
  renderPlayer();
}

/** Replaces the text of a file in its editor. */
async function edit(file: string, text: string): Promise<void> {
  const open = button("Edit the rules");
  if (open.getAttribute("aria-expanded") === "false") await user.click(open);
  await user.click(await screen.findByRole("tab", { name: new RegExp(`^${file}`) }));
  pasteOver(editorOf(`${file} of Pebbles`), text);
}

describe("a game in the page", () => {
  test("is not loaded before the reader asks for it", async () => {
    renderPlayer();
    await screen.findByText("2 to 4 players");
    expect(fetchFile).not.toHaveBeenCalled();
    expect(frames.opened).toEqual([]);
  });

  test("is fetched when the reader points at Play, once, and runs nothing yet", async () => {
    renderPlayer();
    await user.hover(play());
    await user.unhover(play());
    await user.hover(play());
    expect(fetchFile.mock.calls.map(([path]) => path)).toEqual([
      "/live/games/pebbles.json",
      "/live/frame.html",
    ]);
    expect(frames.opened).toEqual([]);
  });

  test("takes the focus from Play to the table, and back when it is closed", async () => {
    renderPlayer();
    play().focus();
    await user.keyboard("{Enter}");
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByTestId("game-table"));
    });
    await expectMove(0);
    button("Close").focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(play());
    expect(frames.alive()).toEqual([]);
  });

  test("leaves the focus where the reader has gone while it was loaded", async () => {
    let arrive: () => void = () => undefined;
    fetchFile.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => {
            resolve(Response.json(PEBBLES));
          };
        }),
    );
    renderPlayer();
    const elsewhere = document.createElement("button");
    document.body.append(elsewhere);
    await user.click(play());
    await screen.findByText("Loading the game…");
    elsewhere.focus();
    arrive();
    await expectMove(0);
    expect(document.activeElement).toBe(elsewhere);
  });

  test("that does not load is told, with a way to try again", async () => {
    published.delete("/live/games/pebbles.json");
    renderPlayer();
    await user.click(play());
    await screen.findByText("The game did not load. The server answered 404.");
    expect(document.activeElement).toBe(button("Try again"));
    published.set("/live/games/pebbles.json", { id: "a page that a proxy put there" });
    await user.click(button("Try again"));
    await screen.findByText("The game did not load. What the server sent is something else.");
    published.set("/live/games/pebbles.json", PEBBLES);
    await user.click(button("Try again"));
    await expectMove(0);
  });
});

describe("a link to a game", () => {
  test("without changed code waits for the click, and opens the move and the seat", async () => {
    openLink(LINK);
    await screen.findByText("A link holds this game after move 2 of 3.");
    expect(frames.opened).toEqual([]);
    await user.click(play());
    await expectMove(2, 3);
    expect(screen.queryByRole("region", { name: "Ada's table" })).toBeNull();
    const table = frames.table(2);
    table.report({ t: "ui", message: { type: "ready" }, byReader: false });
    expect(pebblesAt(table)).toBe(4);
    const seating = { players: 2, seed: "from a link", settings: { pebbles: 7 } };
    expect(frames.asked[0]?.args[0]).toEqual(seating);
  });

  test("with changed code shows it as text, and runs it only when the reader says so", async () => {
    const code = "export const max = 3;\n";
    openLink({ ...LINK, files: { "game.ts": code } });
    await screen.findByText("This code came from a link.");
    screen.getByText(/after move 2 of 3, with changed code, made with version 0\.2\.14/);
    expect(`${textOf(editorOf("game.ts of Pebbles"))}`).toBe(code);
    expect(frames.opened).toEqual([]);
    await user.click(button("Run"));
    await expectMove(2, 3);
    expect(frames.engines()[0]?.options.first).toMatchObject({
      modules: { "./game": expect.stringContaining("max = 3") as string },
    });
  });

  test("can be refused: the original opens, and the code can be brought back", async () => {
    openLink({ ...LINK, files: { "game.ts": "throw new Error('it ran');" } });
    await user.click(await screen.findByRole("button", { name: "Back to the original" }));
    await expectMove(0);
    expect(frames.engines()[0]?.options.first).toMatchObject({ modules: PEBBLES.modules });
    await user.click(await screen.findByRole("button", { name: "Bring my changes back" }));
    screen.getByText("This code came from a link. It does not run before you say so.");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(frames.engines()).toHaveLength(1);
  });

  test("with code that does not compile says where, and runs nothing", async () => {
    openLink({ ...LINK, files: { "game.ts": "export const max = ;" } });
    await user.click(await screen.findByRole("button", { name: "Run" }));
    const problems = screen.getByRole("list", { name: "Problems" });
    within(problems).getByRole("button", { name: /^game\.ts:1:\d+$/ });
    expect(frames.opened).toEqual([]);
  });

  test("tells moves that the rules refuse, and stops before them", async () => {
    openLink({ ...LINK, moves: [...LINK.moves, [2, "take", { count: 5 }]], at: 4 });
    await user.click(play());
    await expectMove(3);
    expect(screen.getByRole("alert").textContent).toContain(
      "Move 4, Ben's take, is refused under these",
    );
  });

  const whole = (encodePlayLink(LINK) as { hash: string }).hash;
  test.each([
    ["that was cut", whole.slice(0, -9), "damaged or was cut"],
    ["of a newer format", "#play=9.abc", "format 9 is not known"],
    ["with HTML in it", "#play=1.<img src=x onerror=alert(1)>", "damaged or was cut"],
    [
      "to another game",
      (encodePlayLink({ ...LINK, game: "chess" }) as { hash: string }).hash,
      'the game "chess"',
    ],
  ])("%s is told, and the game is there unchanged", async (_, hash, reason) => {
    openLink(hash);
    const notice = await screen.findByRole("status");
    expect(notice.textContent).toContain(reason);
    await user.click(play());
    await expectMove(0);
    expect(frames.asked[0]?.args[0]).toMatchObject({ seed: "brook", settings: { pebbles: 5 } });
  });

  test("with too many players is told, and the game is there unchanged", async () => {
    openLink({ ...LINK, players: 6 });
    await screen.findByText(/^A link holds this game/);
    await user.click(play());
    await expectMove(0);
    expect(screen.getByRole("alert").textContent).toBe(
      "The link holds a game of 6 players, but Pebbles is for 2 to 4. This is the game unchanged.",
    );
    expect(frames.asked[0]?.args[0]).toMatchObject({ players: 2, seed: "brook" });
  });

  test("that is opened in the same tab takes the place of the game", async () => {
    await startGame();
    act(() => {
      history.replaceState(null, "", whole);
      window.dispatchEvent(new Event("hashchange"));
    });
    await screen.findByText("A link holds this game after move 2 of 3.");
    expect(frames.alive()).toEqual([]);
  });
});

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
    await screen.findByText("1 line changed");
    for (const seat of [1, 2, 1])
      await act(async () => {
        takeAt(frames.table(seat), 1);
        await Promise.resolve();
      });
    await expectMove(3);
    await user.click(button("Undo"));
    await user.click(button("Redo"));
    await user.click(button("Ben"));
    await openShare();
    await user.click(button("Copy link"));
    await waitFor(() => {
      expect(status()).toMatch(/^The link is copied: \d+ characters\.$/);
    });
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
    expect(field.value).toMatch(/\/examples\/pebbles#play=1\./);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(status()).toContain("Your browser does not let the page copy.");
  });

  test("of code that is too long for a link offers the project instead", async () => {
    await startGame();
    const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919 ** 2).toString(36));
    await edit("game.ts", `export const max = 2; // ${noise.join("")}`);
    await openShare();
    await user.click(button("Copy link"));
    await waitFor(() => {
      expect(status()).toMatch(/too long for a link: .* Download the project instead\.$/);
    });
  });

  test("says when a project cannot be packed", async () => {
    await startGame();
    await openShare();
    await user.click(button("Download project"));
    await waitFor(() => {
      expect(status()).toBe("The project was not packed. The server answered 404. Try again.");
    });
  });

  test("that does not load is told, and can be tried again", async () => {
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

  test("stay in the tab, and do not run by themselves when the page is opened again", async () => {
    await startGame();
    await edit("game.ts", "export const max = 3;\n");
    await screen.findByText("1 line changed");
    await waitFor(() => {
      expect(frames.engines()).toHaveLength(2);
    });
    cleanup();
    await startGame();
    await user.click(button("Edit the rules"));
    await screen.findByText(/^This is what you changed in this tab before\./);
    expect(frames.engines()).toHaveLength(3);
    await user.click(button("Run"));
    await waitFor(() => {
      expect(frames.engines()).toHaveLength(4);
    });
    expect(screen.queryByText(/in this tab before/)).toBeNull();
  });

  test("of a game that has changed since are kept whole, and not run unasked", async () => {
    await startGame();
    await edit("game.ts", "/* mine */ export const max = 3;\n");
    await screen.findByText("1 line changed");
    cleanup();
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
