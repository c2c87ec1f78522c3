import { describe, expect, test } from "vitest";
import {
  entrySummary,
  listKinds,
  listToggles,
  toIndexGroups,
  type IndexGroup,
} from "./memberIndex";
import type { ApiClassContent, ApiMember, IndexEntry, MemberKind } from "../contracts/apiPage";

function member(name: string, kind: MemberKind, comment?: string): ApiMember {
  const signature = { tokens: [name], ...(comment === undefined ? {} : { comment }) };
  return { name, kind, anchor: name.toLowerCase(), signatures: [signature] };
}

const entry = (name: string, kind: MemberKind, summary = ""): IndexEntry => ({
  name,
  kind,
  summary,
  url: `#${name}`,
});

const CLASS: ApiClassContent = {
  kind: "class",
  version: "1.2.3",
  import: {},
  name: "Card",
  declaration: ["class Card"],
  summary: "",
  groups: [
    {
      title: "Play",
      slug: "category-play",
      members: [member("turnOver", "method", "<p>Turns it.</p>"), member("suit", "property")],
    },
  ],
  inherited: [
    {
      from: { name: "Piece", url: "/api/classes/Piece" },
      members: [{ ...entry("putInto", "method", "Moves it."), url: "/api/classes/Piece#putinto" }],
    },
  ],
};

describe("toIndexGroups", () => {
  test("lists own members by category, then what is inherited by class", () => {
    expect(toIndexGroups(CLASS)).toEqual([
      {
        title: "Play",
        slug: "category-play",
        entries: [
          { name: "turnOver", kind: "method", url: "#turnover", summary: "Turns it." },
          { name: "suit", kind: "property", url: "#suit", summary: "" },
        ],
      },
      {
        title: "Piece",
        inheritedFrom: { name: "Piece", url: "/api/classes/Piece" },
        entries: CLASS.inherited[0]?.members,
      },
    ]);
  });
});

describe("entrySummary", () => {
  test("is our own note where there is one", () => {
    expect(
      entrySummary({ ...member("a", "method", "<p>Theirs.</p>"), note: "Our <code>own</code>." }),
    ).toBe("Our own.");
  });

  test("is the first sentence of the first overload that has a comment, as text", () => {
    const comment =
      '<p>Takes <a href="/x"><code>Set&lt;A&gt;</code></a>\n&amp; more. Then.</p><p>No.</p>';
    const { signatures } = member("a", "method", comment);
    expect(entrySummary({ signatures: [{ tokens: ["a"] }, ...signatures] })).toBe(
      "Takes Set<A> & more.",
    );
  });

  test("is empty where nobody says a word", () =>
    expect(entrySummary(member("a", "method"))).toBe(""));
});

describe("switches", () => {
  test("are those that make a difference", () => {
    expect(listToggles(toIndexGroups(CLASS))).toEqual(["inherited", "properties", "methods"]);
    expect(listToggles(toIndexGroups({ ...CLASS, inherited: [] }))).toEqual([
      "properties",
      "methods",
    ]);
    const onlyMethods: IndexGroup = {
      title: "A",
      entries: [entry("a", "method"), entry("constructor", "constructor")],
    };
    expect(listToggles([onlyMethods])).toEqual([]);
  });

  test("kinds are listed once, in order", () =>
    expect(listKinds(toIndexGroups(CLASS))).toEqual(["method", "property"]));
});
