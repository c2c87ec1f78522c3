import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

/** Offers actions of the sample in the flow of the prelude. */
const offer = (...names: string[]) => ({
  replace: ['actions: ["rest"]', `actions: ["rest", "${names.join('", "')}"]`] as const,
});
const player = (table: AnyTable, seat: number) => table.game().players.atPosition(seat);
/** An argument: a bone of the site, or of a seat's shelf, with this price. */
const bone = (table: AnyTable, price: number, seat?: number) => (game: Anything) => {
  const place = seat === undefined ? game.first("site") : game.players.atPosition(seat).my("shelf");
  return place.first(table.module.Bone, { price });
};
const prices = (table: AnyTable, seat: number): number[] =>
  [...player(table, seat).my("shelf").all(table.module.Bone)].map(({ price }) => price);
const seated = (seat: number) => (game: Anything) => game.players.atPosition(seat);

export default {
  Actions: ({ open }) => {
    const table = open(2);
    for (let move = 0; move < 6; move++) {
      const [seat] = table.current();
      expect(seat).toBe((move % 2) + 1);
      const { price } = table.game().first("site").first(table.module.Bone);
      table.move(seat, "dig", { bone: bone(table, price) });
      expect(table.messages().join()).toContain("digs up");
      expect(player(table, seat).coins).toBe(5 - Math.floor(move / 2));
    }
    expect(prices(table, 1)).toEqual([1, 3, 5]);
    expect(prices(table, 2)).toEqual([2, 4, 6]);
    expect(table.winners()).toEqual([2]);
    const poor = open(2, { replace: ["coins = 6", "coins = 0"] });
    expect(poor.actions(1)).toEqual([]);
  },

  "Elements on the board": ({ open }) => {
    const table = open(2, offer("trade"));
    const trade = (mine: number, theirs: number) =>
      table.move(1, "trade", { mine: bone(table, mine, 1), theirs: bone(table, theirs) });
    // The second choice depends on the first.
    expect(() => trade(3, 4)).toThrow("not valid");
    trade(3, 2);
    expect(prices(table, 1).sort()).toEqual([1, 2, 2]);
    const site = table.game().first("site");
    expect(site.has(table.module.Bone, { price: 3 })).toBe(true);
  },

  "Elements on the board #2": ({ open }) => {
    // Ends the list of actions, and begins an empty one.
    const stock = `}); crate.createMany(2, Bone, "rib", (n) => ({ price: 10 * n })); ({`;
    const table = open(2, { ...offer("barter"), after: stock });
    const own = (count: number) => (game: Anything) =>
      [...game.players.atPosition(1).my("shelf").all(table.module.Bone)].slice(0, count);
    const taken = (game: Anything) => game.first("crate").first(table.module.Bone, { price: 20 });
    expect(() => table.move(1, "barter", { given: own(1), taken })).toThrow("Below minimum");
    expect(() => table.move(1, "barter", { given: own(3), taken })).toThrow("Above maximum");
    table.move(1, "barter", { given: own(2), taken });
    expect(prices(table, 1)).toEqual([3, 20]);
    expect(table.game().first("crate").all(table.module.Bone)).toHaveLength(3);
  },

  "Values, players and text": ({ open }) => {
    const table = open(3, offer("praise"));
    expect(() => table.move(1, "praise", { rival: seated(1), word: "dusty" })).toThrow(
      "Not a valid",
    );
    expect(() => table.move(1, "praise", { rival: seated(3), word: "old" })).toThrow("Not a valid");
    table.move(1, "praise", { rival: seated(3), word: "dusty" });
    expect(table.messages().join()).toMatch(/Ada.*calls the collection of .*Cleo.* dusty/);
  },

  "Values, players and text #2": ({ open }) => {
    const table = open(2, offer("donate", "rename"));
    expect(() => table.move(1, "donate", { coins: 7 })).toThrow("Above maximum");
    table.move(1, "donate", { coins: 6 });
    expect(player(table, 1).coins).toBe(0);
    expect(() => table.move(2, "rename", { title: "!!" })).toThrow("Invalid text");
    table.move(2, "rename", { title: "Bones of Ben" });
    expect(player(table, 2).museum).toBe("Bones of Ben");
    // Without coins the choice is impossible, and the action is not offered.
    expect(table.actions(1)).not.toContain("donate");
  },

  "Ask for confirmation": ({ open }) => {
    const table = open(2, offer("rent", "close"));
    table.move(1, "rent", { bone: bone(table, 4) });
    expect(player(table, 1).coins).toBe(2);
    expect(prices(table, 1)).toEqual([1, 2, 3, 4]);
    table.move(2, "close");
    expect(table.winners()).toEqual([2]);
  },

  "What is asked, skipped and forced": ({ open }) => {
    const table = open(3, offer("raid"));
    table.move(1, "raid", { rival: seated(3), bone: bone(table, 2, 3) });
    expect(prices(table, 1)).toEqual([1, 2, 3, 2]);
    expect(prices(table, 3)).toEqual([1, 3]);
    // A bone of somebody else than the chosen rival is refused.
    expect(() => table.move(2, "raid", { rival: seated(3), bone: bone(table, 1, 1) })).toThrow();
  },

  Behavior: ({ open }) => {
    const table = open(2, offer("appraise"));
    table.move(1, "appraise", { bone: bone(table, 4) });
    const { messages } = table.match.updates.at(-1)!;
    expect(messages).toHaveLength(2);
    expect(messages[0].position).toBe(undefined);
    expect(messages[0].body).toContain("appraises the");
    expect(messages[1]).toMatchObject({ position: 1, body: "It is worth 4" });
  },
} satisfies PageRuns;
