import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cardPath } from "../../src/node/output/cards/cardTexts";
import { canonicalPath } from "../../src/shared/url";
import { DIST } from "../routes";
import { readSite } from "./folder";

const MAX_SIZE = 40_000;
const GENERAL = "/social-card.png";

const site = readSite(DIST);

function readMeta(html: string, name: string): string {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
}

const [, siteUrl = ""] =
  /<link rel="canonical" href="([^"]*)\/"/.exec(site.html.get("index.html") ?? "") ?? [];

const pages = [...site.html].map(([file, html]) => ({
  file,
  html,
  route: canonicalPath(`/${file}`),
  image: readMeta(html, "og:image").slice(siteUrl.length),
  // Pages with a text of their own have a Markdown alternate; drafts are kept out of indexes.
  hasCard: html.includes('type="text/markdown"') && !html.includes('<meta name="robots"'),
}));
const cards = pages.filter(({ hasCard }) => hasCard);

describe("the picture of a link to a page", () => {
  test("is named with the origin, and is its own card on every page that has a text", () => {
    expect(siteUrl).toMatch(/^https:\/\//);
    expect(cards.length).toBeGreaterThan(50);
    for (const { file, html, route, image, hasCard } of pages) {
      expect(readMeta(html, "og:image"), file).toBe(siteUrl + image);
      expect(image, file).toBe(hasCard ? cardPath(route) : GENERAL);
    }
  });

  test("is a PNG of 1200 × 630 px and at most 40 kB, as the page says", () => {
    for (const image of new Set(pages.map((page) => page.image))) {
      expect(site.files, image).toContain(image.slice(1));
      const bytes = readFileSync(path.join(DIST, image));
      expect(bytes.subarray(1, 4).toString("latin1"), image).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
      if (image !== GENERAL) expect(bytes.length, image).toBeLessThanOrEqual(MAX_SIZE);
    }
    for (const { file, html } of pages) {
      expect(readMeta(html, "og:image:width"), file).toBe("1200");
      expect(readMeta(html, "og:image:height"), file).toBe("630");
      expect(readMeta(html, "twitter:card"), file).toBe("summary_large_image");
    }
  });

  test("shows another thing for every page", () => {
    const digests = cards.map(({ image }) =>
      createHash("sha256")
        .update(readFileSync(path.join(DIST, image)))
        .digest("hex"),
    );
    expect(new Set(digests).size).toBe(cards.length);
  });

  test("has an alternative text that says its title and its section", () => {
    const altOf = (route: string): string =>
      readMeta(pages.find((page) => page.route === route)?.html ?? "", "og:image:alt");
    for (const { html, route } of cards) {
      const [title = ""] = readMeta(html, "og:title").split(" · ");
      expect(altOf(route), route).toContain(title);
    }
    expect(altOf("/game/actions")).toContain("Building a game");
    expect(altOf("/api/classes/Game")).toContain("API reference · class");
    expect(altOf("/search")).toMatch(/^Boardzilla is a TypeScript toolkit/);
  });
});

test("no card is deployed that no page shows", () => {
  const files = [...site.files].filter((file) => file.startsWith("cards/"));
  expect(files.sort()).toEqual(cards.map(({ route }) => cardPath(route).slice(1)).sort());
});
