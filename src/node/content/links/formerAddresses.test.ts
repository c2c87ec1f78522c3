import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import {
  checkFormerAddresses,
  findLostAddresses,
  listAddresses,
  listFormerAddresses,
  listMovedAway,
  parseFormerAddresses,
  renderMovedAnchors,
  type MovedPage,
  type OtherAddresses,
} from "./formerAddresses";

/** A page with these headings and former addresses, each named on the line of its place in the list. */
function page(
  route: string,
  slugs: readonly string[] = [],
  former: {
    readonly formerly?: readonly string[];
    readonly formerAnchors?: Readonly<Record<string, string>>;
    readonly draft?: boolean;
  } = {},
): MovedPage {
  const { formerly = [], formerAnchors = {}, draft = false } = former;
  const names = [...formerly, ...Object.keys(formerAnchors)];
  return {
    file: `content${route}.mdx`,
    route,
    draft,
    headings: slugs.map((slug) => ({ slug })),
    formerAddresses: listFormerAddresses(route, { formerly, formerAnchors }, ([, key = ""]) =>
      typeof key === "number" ? key + 1 : names.indexOf(String(key)) + 1,
    ),
  };
}

const check = (...pages: MovedPage[]): string[] => checkFormerAddresses(pages).map(formatProblem);
const lost = (published: string, ...pages: MovedPage[]): string[] =>
  findLostAddresses({ file: "published.txt", text: published }, pages).map(formatProblem);

/** A reference in which `Piece` inherits `first`, and what the file says about former addresses. */
function besides(...lines: string[]): OtherAddresses {
  const { problems, ...others } = parseFormerAddresses(lines.join("\n"), "former-addresses.yml");
  expect(problems).toEqual([]);
  return {
    others,
    reference: new Map([
      ["/api/classes/Piece", new Set(["putinto"])],
      ["/api/classes/GameElement", new Set(["first"])],
    ]),
    inherited: new Map([["/api/classes/Piece#first", "/api/classes/GameElement#first"]]),
  };
}

describe("former addresses", () => {
  test("lead from routes, from anchors of the page, and from anchors of other pages", () => {
    const former = { formerly: ["/game/turns"], formerAnchors: { a: "b", "/game/flow#c": "b" } };
    expect(page("/game/order", ["b"], former).formerAddresses).toEqual([
      { from: "/game/turns", to: "/game/order", line: 1 },
      { from: "/game/order#a", to: "/game/order#b", line: 2 },
      { from: "/game/flow#c", to: "/game/order#b", line: 3 },
    ]);
    expect(check(page("/game/order", ["b"], former), page("/game/flow"))).toEqual([]);
  });

  test("of a page that is there again are named, so nothing leads in a circle", () => {
    expect(
      check(page("/a", [], { formerly: ["/b"] }), page("/b", [], { formerly: ["/a"] })),
    ).toEqual([
      'content/a.mdx:1: "/b" is the address of content/b.mdx, so it cannot lead elsewhere.\n' +
        "  Fix: delete this line, or move that page.",
      'content/b.mdx:1: "/a" is the address of content/a.mdx, so it cannot lead elsewhere.\n' +
        "  Fix: delete this line, or move that page.",
    ]);
    expect(check(page("/a", [], { formerly: ["/a"] }))).toHaveLength(1);
  });

  test("of a heading that is there again are named", () => {
    const [problem] = check(page("/a", ["x", "y"], { formerAnchors: { x: "y" } }));
    expect(problem).toMatch(
      /^content\/a\.mdx:1: "\/a#x" is the address of a heading of content\/a/,
    );
  });

  test("that two pages claim are named at the second one", () => {
    expect(
      check(page("/a", [], { formerly: ["/c"] }), page("/b", [], { formerly: ["/c"] })),
    ).toEqual([
      'content/b.mdx:1: "/c" leads to content/a.mdx already.\n' +
        "  Fix: keep the line in one of the two places.",
    ]);
  });

  test("must lead to a heading, and the nearest one is proposed", () => {
    expect(check(page("/a", ["loops", "turns"], { formerAnchors: { repeat: "loop" } }))).toEqual([
      'content/a.mdx:1: no heading of /a has the anchor "loop".\n' +
        '  Valid: loops, turns.\n  Fix: write "loops".',
    ]);
  });

  test("of a heading need a page that is there, or that was", () => {
    const moved = page("/b", ["x"], { formerAnchors: { "/old#x": "x" } });
    expect(check(moved)[0]).toMatch(/^content\/b\.mdx:1: "\/old" is no page, and none was there/);
    expect(check(moved, page("/a", [], { formerly: ["/old"] }))).toEqual([]);
  });
});

describe("the file of former addresses", () => {
  const checkFile = (...lines: string[]): string[] =>
    checkFormerAddresses([page("/game/flow", ["loops"])], besides(...lines)).map(formatProblem);

  const BOARD = "/api/classes/Board: /api/classes/Piece";

  test("leads from the reference to a member, a heading or a page", () => {
    expect(
      checkFile(
        BOARD,
        "/api/classes/Board#move: /api/classes/Piece#putinto",
        "/api/classes/Piece#loop: /game/flow#loops",
        "/category/old: /game/flow",
      ),
    ).toEqual([]);
  });

  test.each([
    [
      "a target that the reference does not have",
      "/api/classes/Board: /api/classes/Peace",
      'it leads to "/api/classes/Peace", which is no page.',
    ],
    [
      "an anchor that the target does not have",
      "/api/classes/Board: /api/classes/Piece#putIn",
      'no heading of /api/classes/Piece has the anchor "putIn".',
    ],
    [
      "an address that is there again",
      "/api/classes/Piece#putinto: /game/flow",
      '"/api/classes/Piece#putinto" is the address of a heading of /api/classes/Piece, so it cannot lead elsewhere.',
    ],
    [
      "an address that leads to an inherited member already",
      "/api/classes/Piece#first: /game/flow",
      '"/api/classes/Piece#first" leads to the inherited member of /api/classes/Piece, so it cannot lead elsewhere.',
    ],
    [
      "an anchor that comes along to a page which has it",
      "/api/classes/Board#putinto: /game/flow",
      '"/api/classes/Board#putinto" is the address of a heading of /api/classes/Piece, so it cannot lead elsewhere.',
    ],
    [
      "an anchor of a page that never was",
      "/api/classes/Bord#move: /game/flow",
      '"/api/classes/Bord" is no page, and none was there formerly.',
    ],
  ])("with %s is reported by file and line, with a fix", (_, line, what) => {
    const others = line.startsWith("/api/classes/Board:") ? [] : [BOARD];
    const [problem = ""] = checkFile("# Comment", line, ...others);
    expect(problem).toContain(`former-addresses.yml:2: ${what}`);
    expect(problem).toContain("  Fix: ");
  });

  test("holds addresses of this site only", () => {
    const { problems } = parseFormerAddresses("/a: https://example.org", "former-addresses.yml");
    expect(problems.map(formatProblem)).toEqual([
      'former-addresses.yml:1: "https://example.org" is no address of this site.\n' +
        "  Fix: write a route, with or without an anchor, such as /game/flow or /game/flow#loops.",
    ]);
    expect(parseFormerAddresses("- /a", "f.yml").problems).toHaveLength(1);
  });
});

describe("published addresses of the reference", () => {
  const published = "/api/classes/Board\n/api/classes/Piece#first\n/api/classes/Piece#show\n";
  const lostWith = (other: OtherAddresses): string[] =>
    findLostAddresses({ file: "published.txt", text: published }, [], other).map(formatProblem);

  test("lead to the class that declares a member, and to what took the place of a symbol", () => {
    expect(
      lostWith(
        besides(
          "/api/classes/Board: /api/classes/GameElement#first",
          "/api/classes/Piece#show: /api/classes/Piece#putinto",
        ),
      ),
    ).toEqual([]);
  });

  test("are named when nothing answers them, with what to write", () => {
    expect(lostWith(besides("/api/classes/Board: /api/classes/Piece"))).toEqual([
      'published.txt:3: "/api/classes/Piece#show" is published, and now leads nowhere.\n' +
        "  Fix: write `/api/classes/Piece#show: …` into content/former-addresses.yml, followed by the " +
        "address that answers it now.",
    ]);
  });

  test("are not checked without the reference", () => expect(lostWith({})).toEqual([]));
});

describe("published addresses", () => {
  const published = "/a\n/a#x\n/a#y\n";

  test("are those of pages and headings, without drafts", () => {
    expect(
      listAddresses([page("/b", ["y", "x"]), page("/a"), page("/c", [], { draft: true })]),
    ).toEqual(["/a", "/b", "/b#x", "/b#y"]);
  });

  test("may stay, move with the page, or be moved one by one", () => {
    expect(lost(published, page("/a", ["x", "y"]))).toEqual([]);
    expect(lost(published, page("/b", ["x", "y"], { formerly: ["/a"] }))).toEqual([]);
    const split = page("/b", ["x"], { formerly: ["/a"] });
    expect(lost(published, split, page("/c", ["z"], { formerAnchors: { "/a#y": "z" } }))).toEqual(
      [],
    );
    const renamed = page("/b", ["x", "z"], { formerly: ["/a"], formerAnchors: { "/a#y": "z" } });
    expect(lost(published, renamed)).toEqual([]);
  });

  test("of a deleted page are named once, with what to write", () => {
    expect(lost(published, page("/b"))).toEqual([
      'published.txt:1: "/a" is published, and now leads nowhere.\n' +
        "  Fix: write `formerly: [/a]` into the page that took its place.",
    ]);
    expect(lost(published, page("/a", ["x", "y"], { draft: true }))).toHaveLength(1);
  });

  test("of a renamed heading are named with the headings that there are", () => {
    expect(lost(published, page("/a", ["x", "z"]))).toEqual([
      'published.txt:3: "/a#y" is published, and now leads nowhere.\n  Valid: x, z.\n' +
        "  Fix: write `y: …` under `formerAnchors` of content/a.mdx, followed by the heading's new " +
        "anchor; or write it with its route into the page that has the heading now.",
    ]);
  });
});

describe("an anchor whose answer is on another page now", () => {
  const redirects = [
    { from: "/a", to: "/b" },
    { from: "/a#x", to: "/c#x" },
    { from: "/b#x", to: "/c#x" },
    { from: "/b#y", to: "/b#z" },
  ];
  const moved = [{ anchor: "x", to: "/c#x" }];

  test("is listed once on the page that its readers come to", () => {
    expect(listMovedAway("/b", redirects, { isWritten: true })).toEqual(moved);
    expect(listMovedAway("/c", redirects, { isWritten: true })).toEqual([]);
  });

  test("is listed with those of the page itself where headings carry no former anchors", () => {
    const all = listMovedAway("/b", redirects, { isWritten: false });
    expect(all).toEqual([...moved, { anchor: "y", to: "/b#z" }]);
  });

  test("is listed in the same order whichever file was read first", () => {
    const [first, ...others] = redirects;
    expect(listMovedAway("/b", [...others, first!], { isWritten: false })).toEqual(
      listMovedAway("/b", redirects, { isWritten: false }),
    );
  });

  test("has a note with a link at its old place, which Markdown leaves out", () => {
    expect(renderMovedAnchors([{ anchor: "x", to: "/c#x", title: "C: X & Y" }])).toBe(
      '<div data-leads-on data-mdast="ignore"><p class="admonition moved" id="x">This has moved to ' +
        '<a href="/c#x">C: X &amp; Y</a>.</p></div>',
    );
  });
});
