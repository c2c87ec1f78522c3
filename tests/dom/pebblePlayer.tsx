import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { editorOf, leavePage, muteSelections, pasteOver } from "./codeEditor";
import { PEBBLES, PEBBLES_SOURCE, createPebbleFrames, type PebbleFrames } from "./pebbles";
import { encodePlayLink, type PlayLink } from "../../src/features/playground/model/share/playLink";
import { GamePlayer } from "../../src/features/playground/GamePlayer";

export const LINK: PlayLink = {
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

export let frames: PebbleFrames;
export let user: ReturnType<typeof userEvent.setup>;
/** What the server has, by address. */
export let published: Map<string, unknown>;
export const fetchFile = vi.fn<(path: string) => Promise<Response>>();

export function renderPlayer(seat?: number): void {
  render(
    <GamePlayer
      title="Pebbles"
      facts="2 to 4 players"
      gamePath="/live/games/pebbles.json"
      framePath="/live/frame.html"
      move={0}
      seat={seat}
      picture={{ light: "/light.avif", dark: "/dark.avif", alt: "A table of Pebbles" }}
      openFrame={frames.openFrame}
    />,
  );
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
export const play = () => button("Play Pebbles");
export const expectMove = async (at: number, of = at): Promise<void> => {
  await screen.findByText(`Move ${String(at)} of ${String(of)}`);
  await waitFor(() => expect(button("Share").disabled).toBe(false));
};

export async function startGame(): Promise<void> {
  renderPlayer();
  await user.click(play());
  await expectMove(0);
  await waitFor(() => expect(button("Bot move").disabled).toBe(false));
  await user.click(button("All seats"));
}

/** Opens the page through a link to a game. */
export function openLink(link: PlayLink | string): void {
  const hash = typeof link === "string" ? link : (encodePlayLink(link) as { hash: string }).hash;
  history.replaceState(null, "", `/examples/pebbles${hash}`);
  renderPlayer();
}

/** Replaces the text of a file in its editor. */
export async function edit(file: string, text: string): Promise<void> {
  const open = button("Edit the rules");
  if (open.getAttribute("aria-expanded") === "false") await user.click(open);
  await user.click(await screen.findByRole("tab", { name: new RegExp(`^${file}`) }));
  pasteOver(editorOf(`${file} of Pebbles`), text);
}

/** Prepares each test of a file, and cleans up after it. */
export function preparePlayer(): void {
  // What the page loads on demand, so that no test waits longer for it than another.
  beforeAll(async () => {
    await Promise.all([
      import("../../src/features/playground/GamePlayerRoot"),
      import("../../src/features/playground/rules/HeldRules"),
      import("../../src/features/playground/rules/RulesPanel"),
      import("../../src/features/playground/share/SharePanel"),
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
  afterEach(leavePage);
}
