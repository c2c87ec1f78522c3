import { createInterface } from "@boardzilla/core";
import type { PageRuns } from "../../tests/samples/runs";
import { seatPlayers } from "../../src/shared/games/seatPlayers";
import { expectOwnViews, secretSeats } from "../../tests/samples/secretSeats";

export default {
  "Replace the server and its storage #2": ({ load }) => {
    const engine = { __esModule: true, default: createInterface(secretSeats) };
    const server = load({ modules: { "../game/game-interface": engine } });
    const start = { players: seatPlayers(3), settings: {}, randomSeed: "one" };
    expectOwnViews(server, server.begin(start));
  },
} satisfies PageRuns;
