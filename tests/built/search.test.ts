import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseMessages } from "../../src/node/content/fields/entryList";
import { checkAsks, readAskFile } from "../../src/node/gatsby/askFile";
import { openSearch } from "../../src/shared/search/answer";
import { numberDocuments } from "../../src/shared/search/document";
import { readColumns } from "../../src/shared/search/documentFile";
import {
  listUnasked,
  measureRelevance,
  readQueries,
  readSearchFiles,
  shareWithin,
} from "../../tools/search/relevance";
import { DIST, readSitemapRoutes } from "../routes";

const NAMES = readdirSync(DIST).filter((file) => /^(search-doc|lunr-index)-/.test(file));
const { documents: file, index } = readSearchFiles(DIST);
const documents = numberDocuments(readColumns(file.searchDocs));
const answer = openSearch(file, index);
const firstUrl = (text: string): string | undefined =>
  answer({ text, scope: "all" }).hits[0]?.document.url;

describe("the files of the search", () => {
  test("are two, and the manifest, their names and their contents have one stamp", () => {
    const { stamp } = JSON.parse(readFileSync(path.join(DIST, "search-manifest.json"), "utf8")) as {
      stamp: string;
    };
    expect(NAMES.sort()).toEqual([`lunr-index-${stamp}.json`, `search-doc-${stamp}.json`]);
    expect([file.stamp, (index as { stamp: string }).stamp]).toEqual([stamp, stamp]);
    expect(file.options).toMatchObject({ maxHits: 20, highlightResult: true });
  });
});

describe("the documents of the search", () => {
  test("have a page as a whole for every page of the sitemap", () => {
    const known = new Set(documents.map(({ url }) => url));
    const missing = readSitemapRoutes().filter((route) => !known.has(route));
    // These two have no symbol of their own, or nothing to read.
    expect(missing.filter((route) => !["/api/modules", "/version"].includes(route))).toEqual([]);
  });

  test("lead to pages and headings that exist, each once", () => {
    const html = new Map<string, string>();
    const read = (route: string): string => {
      const name = route === "/" ? "index" : route.slice(1);
      const text = html.get(name) ?? readFileSync(path.join(DIST, `${name}.html`), "utf8");
      html.set(name, text);
      return text;
    };
    const broken = documents.filter(({ url }) => {
      const [route = "", anchor] = url.split("#");
      return anchor !== undefined && !read(route).includes(`id="${anchor}"`);
    });
    expect(broken.map(({ url }) => url)).toEqual([]);
    expect(new Set(documents.map(({ url }) => url)).size).toBe(documents.length);
  });

  test("are of guides, API and games, and there are messages and signatures", () => {
    for (const scope of ["guides", "api", "games"]) {
      expect(documents.filter((each) => each.scope === scope).length).toBeGreaterThan(20);
    }
    expect(documents.filter(({ kind }) => kind === "game").length).toBeGreaterThan(8);
    expect(documents.filter(({ signature }) => signature).length).toBeGreaterThan(200);
  });
});

test("every word that a synonym means is on some page", () => {
  const meant = file.options.synonyms.flatMap(({ mean }) => mean);
  const unknown = meant.filter((word) => {
    const { counts, corrected } = answer({ text: word, scope: "all" });
    return counts.all === 0 || corrected !== undefined;
  });
  expect(unknown).toEqual([]);
});

describe("every message of the toolkit finds its entry", () => {
  const MESSAGES = "content/api/messages.yml";
  const { entries } = parseMessages(readFileSync(MESSAGES, "utf8"), MESSAGES);
  const urls = new Map(
    documents.filter(({ kind }) => kind === "message").map(({ heading, url }) => [heading, url]),
  );
  const oneLine = (message: string): string => message.replace(/\s+/g, " ").trim();

  test("as the list has it", () => {
    const lost = entries.filter(({ message }) => firstUrl(message) !== urls.get(oneLine(message)));
    expect(lost.map(({ message }) => message)).toEqual([]);
  });

  test("pasted from a console, with everything filled in", () => {
    const lost = entries.filter(
      ({ message }) =>
        firstUrl(`Uncaught Error: ${message.replaceAll("…", "digBones7")}\n    at game.js:1:2`) !==
        urls.get(oneLine(message)),
    );
    expect(lost.map(({ message }) => message)).toEqual([]);
  });
});

describe("the relevance file", () => {
  const rows = measureRelevance(DIST, "known");
  const misses = (places: number): string[] =>
    rows
      .filter(({ place }) => place === 0 || place > places)
      .map(({ ask, first }) => `${ask} (first is ${first ?? "nothing"})`);

  test("has 120 queries or more, and only addresses that search knows", () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    const known = new Set(documents.map(({ url }) => url));
    const unknown = (["known", "unseen", "situations"] as const)
      .flatMap(readQueries)
      .flatMap(({ expect: urls }) => urls.filter((url) => !known.has(url)));
    expect(unknown).toEqual([]);
  });

  test("is answered by the first hit for 85 % of the queries", () =>
    expect(shareWithin(rows, 1), misses(1).join("\n")).toBeGreaterThanOrEqual(0.85));

  test("is answered by one of the first three for 95 % of the queries", () =>
    expect(shareWithin(rows, 3), misses(3).join("\n")).toBeGreaterThanOrEqual(0.95));

  test("names every symbol and message that is asked for first", () => {
    const exact = rows.filter(({ group }) => group === "symbols" || group === "messages");
    expect(shareWithin(exact, 1)).toBeGreaterThanOrEqual(0.98);
  });
});

describe("questions of people who do not know the site", () => {
  const rows = measureRelevance(DIST, "unseen");

  test("are answered by the first hit for 79 % of them, and by one of three for 91 %", () => {
    expect(rows.length).toBeGreaterThanOrEqual(590);
    expect(shareWithin(rows, 1)).toBeGreaterThanOrEqual(0.79);
    expect(shareWithin(rows, 3)).toBeGreaterThanOrEqual(0.91);
  });

  test("are answered nearly as well where no ask has the same words", () => {
    const unasked = listUnasked(rows);
    expect(unasked.length).toBeGreaterThanOrEqual(480);
    expect(shareWithin(unasked, 1)).toBeGreaterThanOrEqual(0.76);
    expect(shareWithin(unasked, 3)).toBeGreaterThanOrEqual(0.89);
  });
});

describe("questions of people at work on a game", () => {
  const rows = measureRelevance(DIST, "situations");

  test("are answered by the first hit for 76 % of them, and by one of three for 90 %", () => {
    expect(rows.length).toBeGreaterThanOrEqual(50);
    expect(shareWithin(rows, 1)).toBeGreaterThanOrEqual(0.76);
    expect(shareWithin(rows, 3)).toBeGreaterThanOrEqual(0.9);
  });
});

describe("words of ordinary English", () => {
  test.each(["stopped", "scan", "parents", "seems"])("%s is taken for no other word", (word) =>
    expect(answer({ text: `${word} boardSizes`, scope: "all" })).not.toHaveProperty("corrected"),
  );
});

test("asks belong to addresses that search knows, and add words to their names", () => {
  const names = new Map(documents.map(({ url, name }) => [url, name]));
  expect(checkAsks(readAskFile("content/asks.yml"), names)).toEqual([]);
});
