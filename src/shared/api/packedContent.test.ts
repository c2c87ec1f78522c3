import { describe, expect, test } from "vitest";
import { convert } from "../../build/api/__fixtures__/conversion";
import { packContent, unpackContent, type PackedContent } from "./packedContent";
import type { ApiModulesContent, ParameterRow } from "../contracts/apiPage";

/** As it is stored in a data file. */
function send(packed: PackedContent): PackedContent {
  return JSON.parse(JSON.stringify(packed)) as PackedContent;
}

const ROW: ParameterRow = {
  name: "className",
  type: ["a class of ", { t: "GameElement", u: "/api/classes/GameElement" }],
  comment: "Only elements of this class.",
};

function pageOf(...parameters: readonly ParameterRow[]): ApiModulesContent {
  const signature = { tokens: ["find()"], parameters };
  const find = { kind: "function", name: "find", anchor: "find" } as const;
  const member = { ...find, signatures: [signature] };
  return {
    kind: "modules",
    version: "1.2.3",
    summary: "A page.",
    groups: [{ title: "Core", slug: "core", members: [member] }],
  };
}

describe("packContent", () => {
  test("loses nothing of any page", () => {
    const { pages } = convert();
    expect(pages.length).toBeGreaterThan(3);
    for (const { content } of pages) {
      const plain: unknown = JSON.parse(JSON.stringify(content));
      expect(unpackContent(send(packContent(content)))).toEqual(plain);
    }
  });

  test("holds once what repeats, even inside what repeats", () => {
    const other = { ...ROW, name: "otherName" };
    const content = pageOf(ROW, ROW, other);
    const packed = packContent(content);
    const text = JSON.stringify(packed);
    expect(text.match(/Only elements of this class/g)).toHaveLength(1);
    expect(text.match(/classes\/GameElement/g)).toHaveLength(1);
    expect(text.match(/"className"/g)).toHaveLength(1);
    expect(unpackContent(send(packed))).toEqual(content);
  });

  test("leaves alone what would only grow", () =>
    expect(packContent(pageOf({ name: "n", type: ["n"] })).table).toEqual([]));

  test("refuses a number, which would be taken for a reference", () => {
    const row: unknown = { ...ROW, line: 3 };
    expect(() => packContent(pageOf(row as ParameterRow))).toThrow(/holds the number 3/);
  });
});
