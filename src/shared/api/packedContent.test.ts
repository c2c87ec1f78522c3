import { describe, expect, test } from "vitest";
import { cardGame } from "../../build/api/__fixtures__/cardGame";
import { highlight, model, overlay } from "../../build/api/__fixtures__/syntheticToolkit";
import { convertToolkit } from "../../build/api/convertToolkit";
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
  const member = {
    kind: "function",
    name: "find",
    anchor: "find",
    signatures: [signature],
  } as const;
  return {
    kind: "modules",
    version: "1.2.3",
    summary: "A page.",
    groups: [{ title: "Core", slug: "core", members: [member] }],
  };
}

describe("packContent", () => {
  test("loses nothing of any page", () => {
    const { pages } = convertToolkit(model(cardGame, ["Card", "Thing", "deal", "Layout"]), {
      overlay: overlay(),
      overlayFile: "overlay.yml",
      highlight,
      classNames: ["Thing", "Card"],
    });
    expect(pages.length).toBeGreaterThan(3);
    for (const { content } of pages) {
      const plain: unknown = JSON.parse(JSON.stringify(content));
      expect(unpackContent(send(packContent(content)))).toEqual(plain);
    }
  });

  test("holds once what repeats, also inside of what repeats", () => {
    const other = { ...ROW, name: "otherName" };
    const content = pageOf(ROW, ROW, other);
    const packed = packContent(content);
    const text = JSON.stringify(packed);
    expect(text.match(/Only elements of this class/g)).toHaveLength(1);
    expect(text.match(/classes\/GameElement/g)).toHaveLength(1);
    expect(text.match(/"className"/g)).toHaveLength(1);
    expect(unpackContent(send(packed))).toEqual(content);
  });

  test("leaves alone what would only grow", () => {
    expect(packContent(pageOf({ name: "n", type: ["n"] })).table).toEqual([]);
  });

  test("refuses a number, which would be taken for a reference", () => {
    const row: unknown = { ...ROW, line: 3 };
    expect(() => packContent(pageOf(row as ParameterRow))).toThrow(/holds the number 3/);
  });
});
