import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay, type Table } from "../testing";
import facts from "./game.json";
import setup, { Bell, Cloak, HOURS, Lantern, Letter, Place, type Courier } from "./game";
import recording from "./moves.json";

const to = (name: string) => ({ place: (game: Courier) => game.first(Place, name) });
const open = (players = 2) => openTable(setup, { players });
const carried = (table: Table<Courier>) => table.seenBy(1).first("bag")!.all(Letter);
const walkChoices = (table: Table<Courier>) =>
  [...table.seenBy(1).hideouts()].map(({ name }) => name);

/** Walks to every address one after the other, while the guard stays at the gate. */
function deliverAll(table: Table<Courier>) {
  let steps = 0;
  while (table.winners() === undefined && steps++ < HOURS) {
    const reachable = walkChoices(table);
    const letter = [...carried(table)].find(({ address }) => reachable.includes(address));
    if (!letter) return;
    table.move(1, "walk", to(letter.address));
    if (table.winners() === undefined) table.move(2, "search", to("North Gate"));
  }
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("guards receive neither the courier nor the letters, the courier does", () => {
  const table = open(3);
  table.move(1, "walk", to("Forge"));
  for (const guard of [2, 3]) {
    expect(table.sentTo(guard)).not.toMatch(/Cloak|"address"/);
    expect(table.seenBy(guard).first("bag")!.isEmpty()).toBe(true);
  }
  expect(table.seenBy(1).first(Cloak)!.container(Place)!.name).toBe("Forge");
  expect(carried(table).every(({ address }) => address)).toBe(true);
});

test("whatever letter the courier delivers, guards receive the same", () => {
  const table = open();
  const address = [...carried(table)].find((letter) =>
    walkChoices(table).includes(letter.address),
  )!;
  const before = table.sentTo(2).match(/Letter/g)!.length;
  table.move(1, "walk", to(address.address));
  expect(carried(table)).toHaveLength(3);
  expect(table.sentTo(2).match(/Letter/g)).toHaveLength(before);
});

test("a letter is found when the courier walks on", () => {
  const table = open();
  const { address } = [...carried(table)].find((each) =>
    walkChoices(table).includes(each.address),
  )!;
  table.move(1, "walk", to(address));
  table.move(2, "search", to("North Gate"));
  expect(table.game().reports.join()).not.toContain("A letter");
  table.move(1, "walk", to(address));
  expect(table.game().reports.join()).toContain(`A letter has come to ${address}`);
  expect(table.seenBy(2).first(Place, address)!.first(Letter)!.address).toBe(address);
});

test("the courier walks four minutes and not to a guard", () => {
  const table = open();
  expect(walkChoices(table)).toEqual(expect.arrayContaining(["Post", "Mill", "Harbor", "Quay"]));
  expect(walkChoices(table)).not.toContain("North Gate");
  expect(() => table.move(1, "walk", to("North Gate"))).toThrow("not valid");
  table.move(1, "walk", to("Mill"));
  table.move(2, "search", to("Inn"));
  expect(() => table.move(1, "walk", to("Abbey"))).not.toThrow();
  expect(walkChoices(table)).not.toContain("Inn");
});

test.each([
  [2, 4],
  [3, 3],
  [4, 2],
])("with %i players a guard walks %i minutes", (players, minutes) => {
  const lantern = open(players).game().first(Lantern)!;
  const reached = [...lantern.withinDistance(open(players).game().guardMinutes(), Place)];
  expect(Math.max(...reached.map((place) => place.distanceTo(lantern)))).toBe(minutes);
});

test("roles are not exchanged", () => {
  const table = open();
  expect(table.actions(1)).toEqual(["walk"]);
  expect(() => table.move(1, "search", to("Mill"))).toThrow();
  table.move(1, "walk", to("Forge"));
  expect(table.actions(2)).toEqual(["search"]);
});

test("a guard who searches the right place wins, with all guards", () => {
  const table = open(3);
  table.move(1, "walk", to("Bakery"));
  table.move(2, "search", to("Bakery"));
  expect(table.winners()).toEqual([2, 3]);
  expect(table.seenBy(3).first(Cloak)!.container(Place)!.name).toBe("Bakery");
});

test("a guard who searches a wrong place learns nothing, the courier learns the distance", () => {
  const table = open();
  table.move(1, "walk", to("Bakery"));
  table.move(2, "search", to("Inn"));
  expect(table.winners()).toBeUndefined();
  const { messages } = table.match.updates.at(-1)!;
  const heardBy = (seat?: number) =>
    messages.filter(({ position }) => position === seat).map(({ body }) => body);
  expect(heardBy(1).join()).toMatch(/is 4 minutes away/);
  expect(heardBy().join()).not.toMatch("minutes");
});

test("at even hours the nearest tower hears the courier", () => {
  const table = open();
  const bell = () => table.game().first(Bell)!.container(Place)!.name;
  table.move(1, "walk", to("Forge"));
  expect(bell()).toBe("North Gate");
  table.move(2, "search", to("North Gate"));
  table.move(1, "walk", to("Barn"));
  expect(bell()).toBe("Abbey");
});

test("delivering everything wins at once", () => {
  const seeds = ["a", "b", "c", "d", "e", "f"];
  const tables = seeds.map((seed) =>
    openTable(setup, { players: 2, seed, settings: { letters: 3 } }),
  );
  tables.forEach(deliverAll);
  const won = tables.filter((table) => table.winners()?.includes(1));
  expect(won.length).toBeGreaterThan(0);
  for (const table of won) {
    expect(table.winners()).toEqual([1]);
    expect(table.seenBy(2).first(Cloak)).toBeDefined();
  }
});

test("the guards win when the last of them has searched in the last hour", () => {
  const table = open(3);
  for (let hour = 1; hour <= HOURS; hour++) {
    table.move(1, "walk", to("Post"));
    table.move(2, "search", to("North Gate"));
    expect(table.winners()).toBeUndefined();
    table.move(3, "search", to("Harbor"));
  }
  expect(table.winners()).toEqual([2, 3]);
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 4 * HOURS });
});
