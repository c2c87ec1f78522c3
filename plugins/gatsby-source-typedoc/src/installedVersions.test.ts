import { beforeAll, describe, expect, test } from "vitest";
import type { ConversionResult } from "../../../src/build/api/convertToolkit";
import { DEFAULT_OPTIONS } from "./pluginOptionsSchema";
import { readReference } from "./readReference";

let result: ConversionResult;

beforeAll(async () => {
  const reference = await readReference(DEFAULT_OPTIONS, process.cwd());
  if (!reference.result) throw new Error("The reference could not be made.");
  result = reference.result;
}, 60_000);

describe("the reference of the installed toolkit", () => {
  test("gives the age of every symbol and member", () => {
    const since = new Map(result.symbols.map((symbol) => [symbol.name, symbol.since]));
    expect([...since].filter(([, version]) => version === undefined)).toEqual([]);
    // Found by hand in the published packages.
    expect(since.get("Action#placePiece")).toBe("0.0.76");
    expect(since.get("Game#announce")).toBe("0.0.101");
    expect(since.get("Action#confirm")).toBe("0.2.12");
    expect(since.get("Piece#showToAll")).toBe("0.0.50");
    // On npm with 0.2.10; the toolkit's change log names the version.
    expect(since.get("Stack")).toBe("0.2.8");
  });

  test("leads from a change to what the reference says of it", () => {
    const page = result.pages.find(({ route }) => route === "/versions");
    expect(page?.content).toMatchObject({
      releases: expect.arrayContaining([
        expect.objectContaining({
          version: "0.2.12",
          added: expect.arrayContaining([
            {
              name: "Action",
              url: "/api/classes/Action",
              members: [{ name: "confirm", url: "/api/classes/Action#confirm" }],
            },
          ]) as unknown,
        }),
      ]) as unknown,
    });
  });
});
