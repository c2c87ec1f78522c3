import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

const at = (game: Anything, table: AnyTable, column: number, row: number) =>
  game.first(table.module.Field, { column, row });
const cells = (fields: Iterable<Anything>) =>
  [...fields].map(({ column, row }) => `${column},${row}`);
const OFFER = (name: string) => ({
  replace: ['actions: ["rest"]', `actions: ["${name}"]`] as const,
});

export default {
  "Square grids": ({ open }) => {
    const table = open(2);
    const game = table.game();
    expect(game.all(table.module.Field)).toHaveLength(64);
    const corner = at(game, table, 1, 1);
    expect(corner.name).toBe("meadow-field");
    expect(corner.first(table.module.Scout).player.position).toBe(1);
    expect(cells(corner.adjacencies(table.module.Field))).toEqual(["2,1", "1,2"]);
  },

  "Square grids #2": ({ open }) => {
    const table = open(2, OFFER("walk"));
    const walk = (column: number, row: number) =>
      table.move(1, "walk", { field: (game: Anything) => at(game, table, column, row) });
    // The other scout stands on the right, and a field further away is no neighbor.
    expect(() => walk(2, 1)).toThrow("not valid");
    expect(() => walk(1, 3)).toThrow("not valid");
    walk(1, 2);
    expect(at(table.game(), table, 1, 2).has(table.module.Scout)).toBe(true);
    expect(at(table.game(), table, 1, 1).has(table.module.Scout)).toBe(false);
  },

  "Ask about neighbors and distance": ({ open, reported }) => {
    const apart = `meadow.first(Scout, { player: game.players[1] }).putInto(meadow.first(Field, { column: 4, row: 1 }));`;
    const table = open(2, {
      before: apart,
      after: `report({ free: free.length, nearby: nearby.length, far: scout.distanceTo(nearest) });`,
    });
    expect(reported()).toEqual([{ free: 2, nearby: 1, far: 3 }]);
    expect(table.messages()).toEqual(["2 ways to go, 1 rangers near"]);
    const near = open(2);
    expect(near.messages()).toEqual([]);
  },

  "Regions and obstacles": ({ open, reported }) => {
    const after = `const { createGame, SquareGrid } = require("@boardzilla/core");
    export const setup = createGame(Ranger, Valley, (game) => {
      const meadow = game.create(SquareGrid, "meadow", { rows: 3, columns: 3, space: Field });
      game.defineActions({});
      game.defineFlow(() => {
        const at = (column, row) => meadow.first(Field, { column, row });
        // A lake in the middle column, passable in the last row; the first player owns two regions.
        for (const row of [1, 2]) at(2, row).terrain = "lake";
        for (const [column, row] of [[1, 1], [1, 2], [3, 1]]) at(column, row).player = game.players[0];
        report(game.region(at(1, 1)).length);
        report(game.steps(at(1, 1)).get(at(3, 1)));
        report(at(1, 1).distanceTo(at(3, 1)));
      });
    });`;
    open(2, { after });
    expect(reported()).toEqual([2, 6, 2]);
  },

  "Hex grids": ({ open }) => {
    const table = open(2);
    const game = table.game();
    expect(game.all(table.module.Field)).toHaveLength(19);
    expect(at(game, table, 3, 3).adjacencies(table.module.Field)).toHaveLength(6);
    // The other two neighbors of a cell lie at (c+1, r+1) and (c−1, r−1).
    expect(cells(at(game, table, 3, 3).adjacencies(table.module.Field)).sort()).toEqual(
      ["2,2", "2,3", "3,2", "3,4", "4,3", "4,4"].sort(),
    );
  },

  "Maps of connected spaces": ({ open }) => {
    const game = open(2).game();
    const distance = (from: string, to: string) => game.first(from).distanceTo(game.first(to));
    expect(distance("lodge", "peak")).toBe(6);
    expect(distance("peak", "lodge")).toBe(4);
    expect(distance("lodge", "mill")).toBe(1);
  },

  "Maps of connected spaces #2": ({ open }) => {
    const seen = (hut: string) => {
      const table = open(2, OFFER("signal"));
      table.move(1, "signal", { hut: (game: Anything) => game.first(hut) });
      return Number(/seen from (\d) huts/.exec(table.messages().join())?.[1]);
    };
    expect(seen("lodge")).toBe(1);
    expect(seen("mill")).toBe(2);
    // Downhill it is nearer than uphill.
    expect(seen("ford")).toBe(1);
    expect(seen("peak")).toBe(1);
  },

  Edges: ({ open }) => {
    const table = open(2);
    const ground = table.game().first("ground");
    expect(ground.all(table.module.Path)).toHaveLength(1);
    expect(table.game().first("supply").all(table.module.Path)).toHaveLength(6);
  },

  "Edges #2": ({ open }) => {
    for (const seed of ["one", "two", "three", "four"]) {
      const table = open({ players: 2, seed }, OFFER("lay"));
      table.playRandomly({ seed });
      const ground = table.game().first("ground");
      const paths = [...ground.all(table.module.Path)];
      expect(paths).toHaveLength(3);
      // Each path joins others, and wherever two touch their sides show the same.
      for (const path of paths) {
        const sides = paths
          .filter((other) => other !== path)
          .flatMap((other) => ground.adjacenciesByEdge(path, other));
        expect(sides.length).toBeGreaterThan(0);
        for (const { from, to } of sides) expect(from).toBe(to);
      }
    }
  },
  "Show a grid": ({ show }) => {
    const { table, seat } = show(2);
    const { game, markup, place } = seat(1);
    expect(markup).toContain('class="hexagon"');
    // All neighbors touch: they stand in a row, or three quarters of a height and half a width apart.
    const fields: Anything[] = game.first("hills").all(table.module.Field);
    expect(fields).toHaveLength(19);
    for (const field of fields) {
      const own = place(field);
      for (const other of field.adjacencies(table.module.Field)) {
        const { left, top } = place(other);
        const across = Math.abs(left - own.left) / own.width;
        const down = Math.abs(top - own.top) / own.height;
        expect([across, down].map((share) => Number(share.toFixed(2)))).toEqual(
          down < 0.1 ? [1, 0] : [0.5, 0.75],
        );
      }
    }
  },
  "Hex tiles": ({ open }) => {
    const table = open(2);
    const { Tile } = table.module;
    const lay = (seat: number, column: number, row: number) =>
      table.move(seat, "lay", {
        tile: (game: Anything) => game.first("tray").first(Tile),
        cell: (game: Anything) => at(game, table, column, row),
      });
    // Too far from the first tile, and on top of it.
    expect(() => lay(1, 1, 1)).toThrow("not valid");
    expect(() => lay(1, 3, 3)).toThrow("not valid");
    lay(1, 4, 3);
    expect(at(table.game(), table, 4, 3).has(Tile)).toBe(true);
    lay(2, 5, 3);
    expect(table.game().first("tray").all(Tile)).toHaveLength(2);
  },
} satisfies PageRuns;
