import { beforeAll, describe, expect, test } from "vitest";
import { convert } from "./__fixtures__/conversion";
import { overlay } from "./__fixtures__/syntheticToolkit";
import type { ConversionResult } from "./convertToolkit";
import { tokensText } from "./layout";
import type { Overlay } from "./overlay";
import type { ApiPageModel } from "./referencePages";
import type {
  ApiClassContent,
  ApiMember,
  ApiModulesContent,
} from "../../../shared/contracts/apiPage";

const SUMMARY = "A sentence of our own that is long enough for a description.";
const SYMBOLS: Overlay["symbols"] = {
  Thing: {
    summary: SUMMARY,
    category: "Board",
    members: { plumbing: { summary: "Where wires end.", category: "Structure" } },
  },
  Card: { summary: SUMMARY },
  Step: { summary: "What deal returns.", category: "Engine", opaque: true },
  Layout: { summary: "Where things go." },
};

const convertWith = (symbols = SYMBOLS): ConversionResult =>
  convert({ overlay: overlay({ symbols }) });

let result: ConversionResult;
beforeAll(() => {
  result = convertWith();
});

function page(route: string): ApiPageModel {
  const found = result.pages.find((each) => each.route === route);
  if (!found) throw new Error(`no page ${route}`);
  return found;
}

const classPage = (name: string) => page(`/api/classes/${name}`).content as ApiClassContent;
const modules = () => page("/api/modules").content as ApiModulesContent;

function member(groups: ApiClassContent["groups"], name: string): ApiMember {
  const found = groups.flatMap(({ members }) => members).find((each) => each.name === name);
  if (!found) throw new Error(`no member ${name}`);
  return found;
}

const names = (groups: ApiClassContent["groups"]): Record<string, string[]> =>
  Object.fromEntries(groups.map(({ title, members }) => [title, members.map(({ name }) => name)]));

describe("pages", () => {
  test("are the index, the modules and the classes in their order", () => {
    expect(result.pages.map(({ route, position }) => [route, position])).toEqual([
      ["/api", 1],
      ["/api/modules", 2],
      ["/api/classes/Thing", 3],
      ["/api/classes/Card", 4],
    ]);
  });

  test("have headings for groups and members", () => {
    expect(page("/api/classes/Card").headings).toEqual([
      { depth: 2, text: "Index", slug: "category-index" },
      { depth: 2, text: "Other", slug: "category-other" },
      { depth: 3, text: "_told", slug: "_told" },
    ]);
  });

  test("give search the page itself and every member", () => {
    const sections = page("/api/classes/Thing").searchSections;
    expect(sections[0]).toMatchObject({ slug: "", title: "Thing", kind: "class" });
    expect(sections[1]).toEqual({
      slug: "all",
      title: "Thing.all",
      text: "Finds things.",
      kind: "method",
    });
  });
});

describe("members", () => {
  test("are under their categories in the order of the overlay", () => {
    expect(names(classPage("Thing").groups)).toEqual({
      Queries: ["all", "size"],
      Structure: ["plumbing"],
      Other: ["All", "constructor", "_told"],
    });
  });

  test("have unique ids, further overloads too", () => {
    const { groups } = classPage("Thing");
    expect(member(groups, "all").anchor).toBe("all");
    expect(member(groups, "All").anchor).toBe("all-2");
    expect(member(groups, "all").signatures.map(({ anchor }) => anchor)).toEqual([
      undefined,
      "all-3",
    ]);
  });

  test("show each overload and both halves of an accessor", () => {
    const { groups } = classPage("Thing");
    const print = (name: string): string[] =>
      member(groups, name).signatures.map(({ tokens }) => tokensText(tokens));
    expect(print("all")).toEqual(["all(name: string): Thing[]", "all(): string"]);
    expect(print("size")).toEqual(["get size(): number", "set size(value: number)"]);
    expect(print("constructor")).toEqual(["new Thing()"]);
  });

  test("carry flags", () => {
    expect(member(classPage("Thing").groups, "plumbing").flags).toEqual(["static", "readonly"]);
    expect(classPage("Thing").declaration).toEqual(["abstract class Thing"]);
  });

  test("show parameters with their comments, results, examples and deprecation", () => {
    const all = member(classPage("Thing").groups, "all").signatures[0];
    expect(all?.parameters).toEqual([{ name: "name", type: ["string"], comment: "The name." }]);
    const replaced = member(classPage("Card").groups, "_told").signatures[0];
    expect(replaced).toMatchObject({
      deprecated: 'Use <a href="/api/classes/Thing#all"><code>all</code></a>.',
      returns: { type: ["string"], comment: "A text." },
      examples: [{ code: '<i class="ts">const a = 1</i>' }],
    });
  });

  test("leave out examples that the overlay calls wrong", () => {
    const told = { _told: { wrongExample: "Does not compile." } };
    const wrong = convertWith({ ...SYMBOLS, Card: { summary: SUMMARY, members: told } });
    const card = wrong.pages.find(({ route }) => route === "/api/classes/Card");
    const groups = (card?.content as ApiClassContent).groups;
    expect(member(groups, "_told").signatures[0]).not.toHaveProperty("examples");
  });

  test("name the member they override", () => {
    const replaced = member(classPage("Card").groups, "_told");
    expect(replaced.overrides).toEqual({ name: "Thing._told", url: "/api/classes/Thing#_told" });
    expect(replaced.flags).toEqual(["deprecated"]);
  });
});

describe("inheritance", () => {
  test("is a list of members with one line, each leading to the one place that explains it", () => {
    expect(classPage("Card").inherited).toEqual([
      {
        from: { name: "Thing", url: "/api/classes/Thing" },
        members: [
          {
            name: "all",
            url: "/api/classes/Thing#all",
            kind: "method",
            summary: "Finds things.",
          },
          {
            name: "size",
            url: "/api/classes/Thing#size",
            kind: "accessor",
            summary: "How big.",
          },
        ],
      },
    ]);
  });

  test("is shown in both directions", () => {
    const family = {
      name: "Thing",
      url: "/api/classes/Thing",
      derived: [{ name: "Card", url: "/api/classes/Card" }],
    };
    expect(classPage("Card").family).toEqual(family);
    expect(classPage("Thing").family).toEqual(family);
  });
});

describe("links in comments", () => {
  test("are found and spelled whatever their case, and broken ones are text and counted", () => {
    expect(classPage("Card").comment).toBe(
      '<p>Old. See <a href="/api/classes/Thing#all"><code>Thing#all</code></a>, <code>Nowhere</code>.</p>',
    );
    expect(result.report.brokenLinks).toEqual([{ symbol: "Card", target: "Nowhere" }]);
  });

  test("can be repaired by the overlay", () => {
    const words = overlay({ symbols: SYMBOLS, links: { Nowhere: "deal" } });
    expect(convert({ overlay: words }).report.brokenLinks).toEqual([]);
  });

  test("leave braces and tags of the comment as text", () =>
    expect(classPage("Thing").comment).toBe("<p>A thing, see {x} and &#x3C;y>.</p>"));
});

describe("the modules page", () => {
  test("has exports and what they name, without internals", () => {
    expect(names(modules().groups)).toEqual({
      Flow: ["deal"],
      "Other types": ["Wire", "Layout"],
      Engine: ["Step"],
    });
  });

  test("looks up options that are written as constructor parameters", () => {
    const [signature] = member(modules().groups, "deal").signatures;
    expect(tokensText(signature?.tokens ?? [])).toBe("function deal(options: { … }): Step");
    expect(signature?.parameters).toEqual([
      { name: "options", type: ["object"] },
      { name: "options.count", type: ["number"], comment: "How many." },
      { name: "options.name", type: ["string"], optional: true },
    ]);
  });

  test("shows the properties of an object type in a table with ids", () => {
    const type = member(modules().groups, "Layout");
    expect(tokensText(type.signatures[0]?.tokens ?? [])).toBe("type Layout = { … }");
    expect(type.properties).toEqual([
      {
        name: "gap",
        type: ["number"],
        optional: true,
        comment: "Between things.",
        anchor: "layout-gap",
      },
      { name: "rows", type: ["number"], anchor: "layout-rows" },
    ]);
  });

  test("shows no members of an opaque class", () => {
    expect(member(modules().groups, "Step").members).toBeUndefined();
    const open = convertWith({ ...SYMBOLS, Step: { summary: "What deal returns." } });
    expect(JSON.stringify(open.pages)).toContain('"step-engine"');
  });
});

test("the index lists every symbol by category with one line", () => {
  expect(page("/api").content).toMatchObject({
    summary: overlay().pages.index.description,
    groups: [
      { title: "Board", entries: [{ name: "Thing", summary: SUMMARY, kind: "class" }] },
      {
        title: "Flow",
        entries: [{ name: "deal", url: "/api/modules#deal", summary: "Deals cards." }],
      },
      { title: "Other", entries: [{ name: "Card" }] },
      { title: "Other types", entries: [{ name: "Wire" }, { name: "Layout" }] },
      { title: "Engine", entries: [{ name: "Step" }] },
    ],
  });
});
