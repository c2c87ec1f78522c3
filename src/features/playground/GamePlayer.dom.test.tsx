import { act, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { editorOf, textOf } from "../../../tests/dom/codeEditor";
import { PEBBLES, pebblesAt } from "../../../tests/dom/pebbles";
import { encodePlayLink } from "./model/share/playLink";
import { GamePlayer } from "./GamePlayer";
import {
  LINK,
  button,
  expectMove,
  fetchFile,
  frames,
  openLink,
  play,
  preparePlayer,
  published,
  renderPlayer,
  startGame,
  user,
} from "../../../tests/dom/pebblePlayer";

preparePlayer();

describe("a game in the page", () => {
  test("can be started in the HTML that was sent, because a click is kept until hydration", () => {
    const sent = renderToString(
      <GamePlayer title="Pebbles" facts="" gamePath="" framePath="" move={0} />,
    );
    expect(sent).toContain('<button type="button"');
    expect(sent).not.toContain(" disabled");
  });

  test("is fetched when the reader points at Play, not before and once, and runs nothing yet", async () => {
    renderPlayer();
    await screen.findByText("2 to 4 players");
    expect(fetchFile).not.toHaveBeenCalled();
    await user.hover(play());
    await user.unhover(play());
    await user.hover(play());
    expect(fetchFile.mock.calls.map(([path]) => path)).toEqual(["/live/games/pebbles.json"]);
    expect(frames.opened).toEqual([]);
    await user.click(play());
    await expectMove(0);
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  test("takes the focus from Play to the table, and back when it is closed", async () => {
    renderPlayer();
    play().focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("game-table")));
    await expectMove(0);
    button("Close").focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(play());
    expect(frames.open()).toEqual([]);
  });

  test("gives the reader the first seat, and all by one click; bots play the others again when asked", async () => {
    renderPlayer();
    await user.click(play());
    await expectMove(0);
    button("Ada (you)");
    button("Ben · bot");
    screen.getByText("Your turn");
    await user.click(button("All seats"));
    button("Ben");
    screen.getByText("Ada to move");
    screen.getByRole("region", { name: "Ben's table" });
    await user.click(button("Bots answer"));
    expect(document.activeElement).toBe(button("Bots answer"));
    button("Ben · bot");
    expect(screen.queryByRole("region", { name: "Ben's table" })).toBeNull();
  });

  test("keeps the picture in place of the reader's table until the table answers", async () => {
    renderPlayer();
    await user.click(play());
    await expectMove(0);
    const table = frames.table(1);
    const { host } = table.options;
    expect(host.querySelectorAll("img")).toHaveLength(2);
    expect(host.dataset["answers"]).toBeUndefined();
    act(() => table.report({ t: "ui", message: { type: "ready" }, byReader: false }));
    expect(host.dataset["answers"]).toBe("");
    await user.click(button("All seats"));
    expect(frames.table(2).options.host.querySelector("img")).toBeNull();
  });

  test("gives the reader another seat where the author asks for it", async () => {
    renderPlayer(2);
    await user.click(play());
    await expectMove(0);
    button("Ben (you)");
    screen.getByRole("region", { name: "Ben's table" });
    expect(screen.queryByRole("region", { name: "Ada's table" })).toBeNull();
    // Ada moves by herself.
    await screen.findByText("Move 1 of 1", {}, { timeout: 5000 });
    screen.getByText("Your turn");
  });

  test("leaves the focus where the reader has gone while it was loaded", async () => {
    let arrive: () => void = () => undefined;
    fetchFile.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(Response.json(PEBBLES));
        }),
    );
    renderPlayer();
    const elsewhere = document.createElement("button");
    document.body.append(elsewhere);
    await user.click(play());
    await screen.findByText("Loading the game…");
    expect(screen.getAllByAltText("A table of Pebbles")).toHaveLength(2);
    elsewhere.focus();
    arrive();
    await expectMove(0);
    expect(document.activeElement).toBe(elsewhere);
  });

  test("that does not load is reported below its picture, with a way to try again", async () => {
    published.delete("/live/games/pebbles.json");
    renderPlayer();
    await user.click(play());
    await screen.findByText("The game did not load. The server answered 404.");
    // One for each theme.
    expect(screen.getAllByAltText("A table of Pebbles")).toHaveLength(2);
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

  test("starts when Play was pressed before the link was read", async () => {
    openLink(LINK);
    // Nothing waits between the opening and the click: the link's script has not come yet.
    act(() => play().click());
    screen.getByRole("button", { name: "Loading…" });
    await expectMove(2, 3);
    expect(frames.asked[0]?.args[0]).toMatchObject({ seed: "from a link" });
  });

  test("with changed code shows it as text, and runs it only when the reader says so", async () => {
    const code = "export const max = 3;\n";
    delete document.documentElement.dataset["preloaded"];
    openLink({ ...LINK, files: { "game.ts": code } });
    await screen.findByText("This code came from a link.");
    screen.getByText(/after move 2 of 3, with changed code, made with version 0\.2\.14/);
    expect(textOf(editorOf("game.ts of Pebbles"))).toBe(code);
    expect(frames.opened).toEqual([]);
    expect(document.documentElement.dataset["preloaded"]).toBeUndefined();
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

  const whole = (encodePlayLink(LINK) as { hash: string }).hash;
  test.each([
    ["with HTML in it", "#play=1.<img src=x onerror=alert(1)>", "damaged or was cut"],
    [
      "to another game",
      (encodePlayLink({ ...LINK, game: "chess" }) as { hash: string }).hash,
      'the game "chess"',
    ],
  ])("%s is reported, and the game is there unchanged", async (_, hash, reason) => {
    openLink(hash);
    const notice = await screen.findByRole("status");
    expect(notice.textContent).toContain(reason);
    await user.click(play());
    await expectMove(0);
    expect(frames.asked[0]?.args[0]).toMatchObject({ seed: "brook", settings: { pebbles: 5 } });
  });

  test.each([
    [
      "players",
      { players: 6 },
      "The link holds a game of 6 players, but Pebbles is for 2 to 4. This is the game unchanged.",
    ],
    [
      "settings",
      { settings: { pebbles: 12 } },
      "The link sets “pebbles” to 12, but it must be a whole number from 3 to 9. This is the game unchanged.",
    ],
    [
      "names of settings",
      { settings: { "pebbles\u202e": 5 } },
      "The link sets “pebbles\ufffd”, which is no setting of this game. This is the game unchanged.",
    ],
  ])(
    "with %s that no form offers is reported, and the game is there unchanged",
    async (_, odd, why) => {
      openLink({ ...LINK, ...odd });
      await screen.findByText(/^A link holds this game/);
      await user.click(play());
      await expectMove(0);
      expect(screen.getByRole("alert").textContent).toBe(why);
      expect(frames.asked[0]?.args[0]).toEqual({
        players: 2,
        seed: "brook",
        settings: { pebbles: 5 },
      });
    },
  );

  test("with changed code may have settings that the published game has not", async () => {
    const settings = { pebbles: 12, depth: 3 };
    openLink({ ...LINK, settings, files: { "game.ts": "export const max = 3;\n" } });
    await user.click(await screen.findByRole("button", { name: "Run" }));
    await expectMove(2, 3);
    expect(frames.asked[0]?.args[0]).toMatchObject({ settings });
  });

  test("with code that does not start gives way to the published game", async () => {
    frames.hold();
    openLink({ ...LINK, files: { "game.ts": "export const max = 3;\n" } });
    await user.click(await screen.findByRole("button", { name: "Run" }));
    await waitFor(() => expect(frames.engines()).toHaveLength(1));
    act(() => frames.engines()[0]?.fail("hung"));
    await screen.findByText(/did not answer for a while.*Restart to try again\.$/);
    frames.release();
    await user.click(button("Play the published game"));
    await expectMove(0);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(frames.engines().at(-1)?.options.first).toMatchObject({ modules: PEBBLES.modules });
    expect(frames.asked.at(-1)?.args[0]).toMatchObject({ seed: "brook" });
    expect(document.activeElement).toBe(screen.getByTestId("game-table"));
  });

  test("that does not start is offered nothing but a restart when it is the published game", async () => {
    renderPlayer();
    frames.hold();
    await user.click(play());
    await waitFor(() => expect(frames.engines()).toHaveLength(1));
    act(() => frames.engines()[0]?.fail("silent"));
    await screen.findByText(/did not load within 15 seconds/);
    button("Restart");
    expect(screen.queryByRole("button", { name: "Play the published game" })).toBeNull();
  });

  test("that is opened in the same tab takes the place of the game", async () => {
    await startGame();
    act(() => {
      history.replaceState(null, "", whole);
      window.dispatchEvent(new Event("hashchange"));
    });
    await screen.findByText("A link holds this game after move 2 of 3.");
    await waitFor(() => expect(frames.open()).toEqual([]));
  });
});
