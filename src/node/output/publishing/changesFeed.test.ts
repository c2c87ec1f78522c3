import { expect, test } from "vitest";
import { renderChangesFeed } from "./changesFeed";

const SITE = { siteUrl: "https://docs.example.org/kit", title: "Kit & Co" };

test("the feed has the day of the newest change, and an entry for each with its page", () => {
  const feed = renderChangesFeed(
    [
      { date: "2026-11-23", title: "Dice <3", text: "They roll.", page: "/game/dice" },
      { date: "2026-11-20", title: "Cards", text: "They turn.", page: "/game/cards" },
    ],
    SITE,
  );
  expect(feed).toContain("<title>What is new in Kit &amp; Co</title>");
  expect(feed.match(/<updated>[^<]*/g)).toEqual([
    "<updated>2026-11-23T00:00:00Z",
    "<updated>2026-11-23T00:00:00Z",
    "<updated>2026-11-20T00:00:00Z",
  ]);
  expect(feed).toContain("<title>Dice &lt;3</title>");
  expect(feed).toContain('<link href="https://docs.example.org/kit/game/dice"/>');
  expect(feed).toContain("<icon>https://docs.example.org/kit/favicon.ico</icon>");
  const ids = feed.match(/<id>[^<]*/g) ?? [];
  expect(new Set(ids).size).toBe(3);
});
