import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay, type Table } from "../testing";
import facts from "./game.json";
import setup, { Contract, Crate, Desk, Dockhand, type Dockhands, Mat, Spot, WARES } from "./game";
import recording from "./moves.json";

const open = (players = 2, seed = "test") =>
  openTable(setup, { players, seed, settings: { days: 3 } });
const seat = (table: Table<Dockhands>, position: number) =>
  table.game().players.atPosition(position)!;
const contractOf = (table: Table<Dockhands>, position: number) =>
  table.seenBy(position).players.atPosition(position)!.my(Desk)!.first(Contract)!;

function send(table: Table<Dockhands>, position: number, spot: string) {
  table.move(position, "send", { spot: (game) => game.first(Spot, spot) });
}
function draw(table: Table<Dockhands>, position: number, size: string) {
  send(table, position, "Office");
  table.move(position, "draw", { deck: (game) => game.first(size) });
}
/** Gets a small contract and goods for it, and plays the first day up to the deliveries. */
function prepare() {
  const table = open();
  draw(table, 1, "small");
  send(table, 2, "Lighthouse");
  const { ware, cost } = contractOf(table, 1);
  send(table, 1, { fish: "Fish hall", timber: "Sawmill", spice: "Spice boat" }[ware]);
  send(table, 2, "Fish hall");
  send(table, 1, "Warehouse");
  table.move(1, "take", { ware, amount: 2 });
  send(table, 2, "Fish hall");
  table.move(2, "__pass__");
  const contract = (game: Dockhands) => game.all(Desk, { mine: true }).first(Contract);
  const paid = (amount: number) => ({ fish: 0, timber: 0, spice: 0, [ware]: amount });
  return { table, contract, paid, ware, cost };
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("a spot takes dockhands up to its capacity", () => {
  const table = open();
  send(table, 1, "Spice boat");
  expect(() => send(table, 2, "Spice boat")).toThrow("not valid");
  send(table, 2, "Sawmill");
  send(table, 1, "Sawmill");
  expect(() => send(table, 2, "Sawmill")).toThrow("not valid");
});

test("goods go to the mat, up to ten crates", () => {
  const table = open();
  send(table, 1, "Fish hall");
  expect(seat(table, 1).crates("fish")).toHaveLength(3);
  expect(seat(table, 1).worth()).toBe(3);
  const docker = seat(table, 1);
  docker.gain("timber", 5);
  docker.gain("spice", 5);
  expect(docker.my(Mat)!.all(Crate)).toHaveLength(10);
  expect(docker.crates("spice")).toHaveLength(2);
});

test("others see of a contract only the size", () => {
  const table = open();
  draw(table, 1, "large");
  expect(contractOf(table, 1).cost).toBeGreaterThan(8);
  expect(table.sentTo(2)).not.toMatch(/"(cost|pay)"/);
  const seen = table.seenBy(2).players.atPosition(1)!.my(Desk)!.first(Contract)!;
  expect(seen.size).toBe("large");
  expect(seen.ware).toBeUndefined();
});

test("the warehouse gives two alike", () => {
  const table = open();
  send(table, 1, "Warehouse");
  expect(table.current()).toEqual([1]);
  table.move(1, "take", { ware: "spice", amount: 2 });
  expect(seat(table, 1).crates("spice")).toHaveLength(2);
  expect(table.current()).toEqual([2]);
});

test("a contract wants its worth", () => {
  const { table, contract, paid, ware, cost } = prepare();
  const worth = { fish: 1, timber: 2, spice: 3 }[ware];
  const enough = Math.ceil(cost / worth);
  const pay = (amounts: object) => table.move(1, "deliver", { contract, ...amounts });
  expect(() => pay(paid(enough - 1))).toThrow(`worth ${cost}`);
  pay(paid(enough));
  expect(seat(table, 1).crates(ware)).toHaveLength({ fish: 5, timber: 4, spice: 4 }[ware] - enough);
});

test("a contract wants at least one of its ware", () => {
  const table = open();
  draw(table, 1, "small");
  const { ware } = contractOf(table, 1);
  const other = WARES.filter((each) => each !== ware).at(-1)!;
  send(table, 2, "Lighthouse");
  send(table, 1, other === "spice" ? "Spice boat" : "Sawmill");
  send(table, 2, "Fish hall");
  send(table, 1, "Warehouse");
  table.move(1, "take", { ware: other, amount: 2 });
  send(table, 2, "Fish hall");
  table.move(2, "__pass__");
  expect(seat(table, 1).worth()).toBeGreaterThan(6);
  expect(table.actions(1)).toEqual(["__pass__"]);
});

test("ships pay in the evening, when everybody is done", () => {
  const { table, contract, paid, ware, cost } = prepare();
  const { pay } = contractOf(table, 1);
  table.move(1, "deliver", {
    contract,
    ...paid(Math.ceil(cost / { fish: 1, timber: 2, spice: 3 }[ware])),
  });
  expect(seat(table, 1).coins).toBe(0);
  expect(table.game().first("pier")!.all(Contract)).toHaveLength(1);
  table.move(1, "__pass__");
  expect(seat(table, 1).coins).toBe(pay);
  expect(table.game().first("ledger")!.all(Contract)).toHaveLength(1);
  expect(table.game().day).toBe(2);
});

test("the lighthouse pays and leads, and all dockhands come home", () => {
  const { table } = prepare();
  expect(seat(table, 2).coins).toBe(2);
  table.move(1, "__pass__");
  expect(table.current()).toEqual([2]);
  expect(seat(table, 2).my(Mat)!.all(Dockhand)).toHaveLength(3);
});

test("a large contract brings a crate", () => {
  const large = recording.moves.findIndex(({ name }, index) => {
    return name === "take" && recording.moves[index - 1].name === "deliver";
  });
  const table = openTable(setup, recording);
  for (const move of recording.moves.slice(0, large)) {
    table.move(move.seat, move.name, Object(move.args));
  }
  const { seat: position, args } = recording.moves[large];
  const before = seat(table, position).crates(args.ware as "fish").length;
  table.move(position, "take", Object(args));
  expect(seat(table, position).crates(args.ware as "fish")).toHaveLength(before + 1);
});

test("whoever finds all spots taken keeps a dockhand at home", () => {
  const table = open(4);
  const spots = ["Fish hall", "Fish hall", "Fish hall", "Sawmill", "Sawmill", "Spice boat"];
  spots.forEach((spot, index) => send(table, (index % 4) + 1, spot));
  send(table, 3, "Lighthouse");
  send(table, 4, "Warehouse");
  table.move(4, "take", { ware: "fish", amount: 2 });
  for (const position of [1, 2, 3]) draw(table, position, "small");
  expect(seat(table, 4).my(Mat)!.all(Dockhand)).toHaveLength(1);
  expect(table.actions(table.current()[0])).not.toContain("send");
});

test("after the last day the most coins win", () => {
  const table = open();
  table.playRandomly({
    until: (game) => game.all(Spot).length > 0 && table.actions(1).includes("settle"),
  });
  const coins = table.game().players.map((docker) => docker.coins);
  expect(table.game().day).toBe(3);
  table.move(1, "settle");
  const best = Math.max(...coins);
  expect(table.winners()).toEqual([1, 2].filter((position) => coins[position - 1] === best));
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 200 });
});
