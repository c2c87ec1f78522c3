import { describe, expect, test } from "vitest";
import type { HealthData } from "./healthData";
import { toHealthSections } from "./healthReport";
import type { HealthRow } from "../../shared/contracts/healthPage";

const page = (route: string, facts: Partial<HealthData["pages"][number]> = {}) => ({
  ...{ route, title: `Page ${route}`, description: "x".repeat(60), draft: false },
  ...{ status: null, verified: null, wordCount: 100, lastUpdated: "2026-11-01" },
  ...facts,
});

const sample = (line: number, facts: Partial<HealthData["samples"][number]> = {}) => ({
  ...{ route: "/a", file: "content/a.mdx", line, checked: true, uncheckedReason: null },
  ...{ ranBy: "run", notRunReason: null },
  ...facts,
});

const DATA: HealthData = {
  toolkitVersion: "0.2.14",
  date: "2026-11-23",
  pages: [
    page("/a"),
    page("/b", { draft: true, status: "needs-review", verified: "0.2.13", wordCount: 2400 }),
    page("/c", { description: "Short.", lastUpdated: "2025-11-22" }),
    page("/d", { lastUpdated: "2025-11-23", verified: "0.2.14" }),
  ],
  symbols: [{ name: "colors", url: "/api/modules#colors" }],
  coverage: {
    ...{ exported: 40, unexplained: [], withoutExample: ["colors"] },
    ...{ unused: ["colors", "times"], unplayed: [] },
  },
  samples: [
    sample(3),
    sample(9, { ranBy: null, notRunReason: "It asks the network." }),
    sample(20, { ranBy: "game" }),
  ],
  links: [
    { kind: "page", from: "/a", to: "/b", url: "/b" },
    { kind: "page", from: "/a", to: "/d", url: "/d" },
    { kind: "page", from: "/b", to: "/a", url: "/a" },
    { kind: "external", from: "/a", to: null, url: "https://example.org" },
  ],
  deadLinks: [{ from: "/a", file: "content/a.mdx", line: 7, what: `"/nowhere" has no page.` }],
  redirects: [{ from: "/old", to: "/a" }],
  limits: [{ limitId: "D1", title: "Passing twice fails", pages: ["/b"] }],
  messages: 98,
  build: {
    ...{ commit: "0123456789".repeat(4), date: "2026-11-23T14:41:42.116Z" },
    seconds: 143,
    steps: [
      { name: "quick", seconds: 0.4 },
      { name: "slow", seconds: 61 },
    ],
    sizes: [{ what: "stylesheet, brotli", bytes: 13_500, limit: 13_000 }],
  },
  tests: null,
  accessibility: null,
};

/** The rows of all sections by their labels. */
function rowsOf(data: HealthData): Map<string, HealthRow> {
  const rows = toHealthSections(data).flatMap(({ rows: own }) => own);
  return new Map(rows.map((row) => [row.label, row]));
}

describe("the health page", () => {
  const rows = rowsOf(DATA);
  const behind = (label: string) => rows.get(label)?.entries?.map(({ text }) => text);

  test("lists the pages that need work, and marks them", () => {
    expect(behind("Drafts")).toEqual(["Page /b"]);
    expect(rows.get("Need review")).toMatchObject({ figure: "1", attention: true });
    expect(behind("Compared with a version other than 0.2.14")).toEqual(["Page /b"]);
    expect(behind("Description shorter than 50 characters")).toEqual(["Page /c"]);
    expect(behind("No other page leads to it")).toEqual(["Page /c"]);
  });

  test("counts a year back from the day of the built commit, not from today", () => {
    expect(behind("Not edited for a year")).toEqual(["Page /c"]);
    expect(rowsOf({ ...DATA, date: null }).get("Not edited for a year")?.figure).toBe("0");
  });

  test("shows how many symbols are used, and names the others with their place", () => {
    expect(rows.get("Used in a guide")).toMatchObject({
      figure: "38 of 40",
      share: { value: 38, of: 40 },
      entries: [{ text: "colors", to: "/api/modules#colors" }, { text: "times" }],
    });
  });

  test("shows which samples are not run, and why", () => {
    expect(rows.get("Run")).toMatchObject({
      figure: "2 of 3",
      entries: [{ text: "content/a.mdx:9", to: "/a", note: "It asks the network." }],
    });
    expect(behind("As a part of a game")).toEqual(["content/a.mdx:20"]);
    expect(rows.get("Compiled")).toMatchObject({ figure: "3 of 3", entries: [] });
  });

  test("shows links by where they are, those to other sites by where they lead", () => {
    expect(rows.get("To pages of this site")).toMatchObject({
      figure: "3",
      entries: [
        { text: "/a", note: "× 2" },
        { text: "/b", note: "× 1" },
      ],
    });
    expect(behind("To other sites")).toEqual(["https://example.org"]);
    expect(rows.get("Dead")).toMatchObject({ figure: "1", attention: true });
  });

  test("shows the slowest step first, and a size above its limit as work to do", () => {
    expect(rows.get("Build from nothing")?.figure).toBe("2 min 23 s");
    expect(behind("Build from nothing")).toEqual(["slow", "quick"]);
    expect(rows.get("Stylesheet, brotli")).toMatchObject({
      figure: "13.5 kB of 13.0 kB",
      attention: true,
    });
  });

  test("says what is not recorded on this machine", () => {
    expect(rows.get("Last probed with")?.figure).toBe("not recorded here");
    const texts = toHealthSections({ ...DATA, build: null }).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("No build is recorded"))).toHaveLength(2);
    expect(texts.at(-1)).toContain("No complete test run is recorded");
  });
});
