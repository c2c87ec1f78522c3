import { expect, test } from "vitest";
import { liveLinkHash, parseLiveLink } from "./liveLink";

test("a link names its text and its block", () => {
  const link = { code: "1.abc_-", block: "1x9k2z" };
  expect(parseLiveLink(liveLinkHash(link))).toEqual(link);
});

test.each(["", "#code", "#codes", "#code=a&block=b&run=1"])("%j is no such link", (hash) =>
  expect(parseLiveLink(hash)).toBeUndefined(),
);

test("a link without a block, or with a damaged text, is one", () =>
  expect(parseLiveLink("#code=%%%")).toEqual({ code: "%%%", block: "" }));
