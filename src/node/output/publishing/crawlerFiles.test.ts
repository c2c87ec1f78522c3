import { expect, test } from "vitest";
import { renderRobots, renderSecurityFile, renderSitemap } from "./crawlerFiles";

test("the sitemap names pages, and the day of the last change where it is known", () => {
  const entries = [
    { url: "https://docs.example.org/", lastmod: null },
    { url: "https://docs.example.org/a?b&c", lastmod: "2025-01-31" },
  ];
  expect(renderSitemap(entries)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://docs.example.org/</loc></url>
    <url><loc>https://docs.example.org/a?b&amp;c</loc><lastmod>2025-01-31</lastmod></url>
    </urlset>
    "
  `);
});

test("robots may read all of the site and nothing of a preview", () => {
  expect(renderRobots("https://docs.example.org/sitemap.xml")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://docs.example.org/sitemap.xml\n",
  );
  expect(renderRobots(undefined)).toBe("User-agent: *\nDisallow: /\n");
});

test("security.txt has the fields that RFC 9116 requires, and expires after a year", () => {
  const text = renderSecurityFile(
    {
      contacts: ["https://example.org/report", "https://example.org/chat"],
      policy: "https://docs.example.org/security",
      canonical: "https://docs.example.org/.well-known/security.txt",
    },
    "2024-02-29",
  );
  expect(text.split("\n")).toEqual([
    "Contact: https://example.org/report",
    "Contact: https://example.org/chat",
    "Expires: 2025-03-01T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://docs.example.org/.well-known/security.txt",
    "Policy: https://docs.example.org/security",
    "",
  ]);
});
