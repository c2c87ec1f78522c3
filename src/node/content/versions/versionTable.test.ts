import { expect, test } from "vitest";
import { compareVersions, findSince, parseVersionTable, toMonth } from "./versionTable";

const release = (version: string, changes: object = {}): object => ({
  version,
  published: "2024-03-25",
  ...changes,
});
const parse = (...releases: object[]) => parseVersionTable(JSON.stringify(releases));

test("a name is there since the version that added it last", () => {
  const table = parse(
    release("0.1.0", { added: ["Board", "Board#pile", "Die"] }),
    release("0.1.1", { added: ["Game"], removed: ["Die", "Board"] }),
    release("0.2.0", { added: ["Die"], changed: { Game: ["class Game", "class Game<P>"] } }),
  );
  expect(Object.fromEntries(findSince(table))).toEqual({
    "Board#pile": "0.1.0",
    Game: "0.1.1",
    Die: "0.2.0",
  });
});

test("a member is as old at its class as it was at the base that had it", () => {
  const moved = { "Piece#showTo": "GameElement#showTo" };
  const table = parse(
    release("0.1.0", { added: ["GameElement#showTo"] }),
    release("0.2.0", { removed: ["GameElement#showTo"], moved }),
  );
  expect(findSince(table).get("Piece#showTo")).toBe("0.1.0");
});

test("versions are compared by number, whole or by their first two parts", () => {
  const versions = ["0.2.10", "0.0.101", "0.2.9", "0.2", "0.1.3"];
  expect(versions.sort(compareVersions)).toEqual(["0.0.101", "0.1.3", "0.2", "0.2.9", "0.2.10"]);
});

test("a table of another form is refused", () => {
  expect(() => parse(release("0.1"))).toThrow(/released version/);
  expect(() => parse(release("0.1.0", { published: "March" }))).toThrow(/date/);
});

test("readers are told the month", () => expect(toMonth("2025-02-17")).toBe("February 2025"));
