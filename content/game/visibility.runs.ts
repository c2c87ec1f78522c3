import { expect } from "vitest";
import type { Anything, PageRuns } from "../../tests/samples/runs";

const texts = (cards: Iterable<Anything>) => [...cards].map(String);
const REPORT_CARD = `report(card.toString());`;

export default {
  "Hide and show": ({ open, reported }) => {
    open(3, { values: true });
    const visible = reported().slice(-2);
    expect(visible).toEqual([true, true]);
    for (const [until, seats] of [
      ["card.hideFromAll();", []],
      ["card.showOnlyTo(player);", [1]],
      ["card.showTo(other);", [1, 2]],
      ["card.hideFrom(other);", [1]],
      ["card.showToAll();", [1, 2, 3]],
    ] as const) {
      const table = open(3, { replace: [until, `${until} ${REPORT_CARD} return;`] });
      const [card] = reported();
      for (const seat of [1, 2, 3]) {
        const hand = table.seenBy(seat).players.atPosition(1).my("hand");
        const seen = texts(hand.all(table.module.Card)).includes(card);
        expect(seen).toBe((seats as readonly number[]).includes(seat));
      }
    }
  },

  "What a browser receives": ({ open }) => {
    const after = `const { createGame, Player, Space } = require("@boardzilla/core");
    export const setup = createGame(Player, Game, (game) => {
      const table = game.create(Space, "table");
      table.contentsWillBeHidden();
      table.create(Ticket, "ticket", { color: "red", destination: "Ghent" });
      game.defineActions({ wait: () => game.action({ prompt: "Wait" }) });
      game.defineFlow(game.flowCommands.playerActions({ player: () => game.players[0], actions: ["wait"] }));
    });`;
    const table = open(1, { after });
    const ticket = table.seenBy(1).first(table.module.Ticket);
    expect(ticket).toMatchObject({ color: "red" });
    expect(ticket.name).toBe(undefined);
    expect(table.sentTo(1)).toContain("red");
    expect(table.sentTo(1)).not.toContain("Ghent");
  },

  "Rules of a space": ({ open }) => {
    const table = open(2);
    const { Card, Hand } = table.module;
    const seen = (seat: number, cards: (game: Anything) => Iterable<Anything>) =>
      [...cards(table.seenBy(seat))].filter(({ name }) => name !== undefined).length;
    expect(seen(1, (game) => game.first("deck").all(Card))).toBe(0);
    const own = (game: Anything) =>
      game.first(Hand, { player: game.players.atPosition(1) }).all(Card);
    expect(seen(1, own)).toBe(5);
    expect(seen(2, own)).toBe(0);
    table.move(1, "play", { card: (game: Anything) => own(game)[0] });
    expect(seen(2, (game) => game.first("trick").all(Card))).toBe(1);
  },
} satisfies PageRuns;
