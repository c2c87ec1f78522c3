import { expect, test } from "vitest";
import { findSpot } from "./spots";

test("a page has its own spot, or that of its section, or none", () => {
  const hasSpot = (name: string): boolean => ["game", "game-board", "api"].includes(name);
  const find = (address: string) => findSpot(address, hasSpot);
  expect(find("/game/board")).toBe("game-board");
  expect(find("/game/board#hide-and-show")).toBe("game-board");
  expect(find("/game/trading")).toBe("game");
  expect(find("/api/modules#loop")).toBe("api");
  expect(["/", "/faq", "https://example.org"].map(find)).toEqual([undefined, undefined, undefined]);
});
