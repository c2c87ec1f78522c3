import { expect, test } from "vitest";
import { blockId } from "../../../../shared/blockId";
import { liveLinkHash, parseLiveLink } from "./liveLink";

test("a link names its text and its block", () => {
  const link = { code: "1.abc_-", block: blockId("<b />") };
  expect(parseLiveLink(liveLinkHash(link))).toEqual(link);
});

test.each(["", "#code", "#codes", "#code=a&block=b&run=1"])("%j is no such link", (hash) =>
  expect(parseLiveLink(hash)).toBeUndefined(),
);

test("a link without a block, or with a damaged text, is one", () =>
  expect(parseLiveLink("#code=%%%")).toEqual({ code: "%%%", block: "" }));

test("different code has different names, which never change", () => {
  expect(blockId("<b />")).toBe(blockId("<b />"));
  expect(blockId("<b />")).not.toBe(blockId("<i />"));
});
