import { createInterface } from "@boardzilla/core";
import type { Anything, PageRuns, SampleRun } from "../../tests/samples/runs";
import { expectOwnMessages, expectOwnViews, secretSeats } from "../../tests/samples/secretSeats";

/** What `src/server/match` exports. */
const matchModule = (sample: SampleRun) => {
  const engine = { __esModule: true, default: createInterface(secretSeats) };
  const modules = { "../game/game-interface": engine };
  return sample.other("Keep your room as the host #2").load({ modules });
};

/** The part of a room of Colyseus that the sample uses; messages of its clients come from `receive`. */
class Room {
  readonly clients: object[] = [];
  private readonly handlers = new Map<string, (client: object, data?: object) => void>();
  onMessage(type: string, handler: (client: object, data?: object) => void) {
    this.handlers.set(type, handler);
  }
  receive(client: object, { type, data }: Anything) {
    this.handlers.get(type)!(client, data);
  }
}

export default {
  "Keep your room as the host": (sample) => {
    const modules = { colyseus: { Room }, "../server/match": matchModule(sample) };
    const { MarketRoom } = sample.load({ modules });
    const room = new MarketRoom();
    room.onCreate();
    const sent: { seat: number; message: Anything }[] = [];
    const clients = ["one", "two"].map((sessionId, index) => ({
      sessionId,
      send: (_: string, view: object) =>
        sent.push({ seat: index + 1, message: JSON.parse(JSON.stringify(view)) }),
    }));
    for (const client of clients) {
      room.clients.push(client);
      room.onJoin(client);
    }
    const post = (seat: number, message: object) => room.receive(clients[seat - 1], message);
    expectOwnMessages({ frames: [], sent, post }, 2);
  },

  "Keep your room as the host #2": (sample) => {
    const server = matchModule(sample);
    expectOwnViews(server, server.begin(["one", "two", "three"]));
  },
} satisfies PageRuns;
