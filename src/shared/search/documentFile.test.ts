import { expect, test } from "vitest";
import type { PageDocument, SearchPage } from "./document";
import { readColumns, writeColumns } from "./documentFile";

const make = (anchor: string, heading: string, more: Partial<PageDocument> = {}): PageDocument => ({
  anchor,
  heading,
  kind: "section",
  excerpt: "",
  ...more,
});
const GUIDE: SearchPage = {
  title: "Flow",
  route: "/game/flow",
  area: "Building a game",
  scope: "guides",
  documents: [
    make("", "", { excerpt: "Steps in order." }),
    make("who-acts-when", "Who acts, when?"),
    make("who-acts-when-1", "Who acts, when?"),
    make("no-flow-named", "No flow named “…”", { kind: "message" }),
  ],
};
const CLASS: SearchPage = {
  title: "Piece",
  route: "/api/classes/Piece",
  area: "API",
  scope: "api",
  documents: [
    make("", "Piece", { kind: "class", signature: "class Piece" }),
    make("putinto", "Piece.putInto", { kind: "method", minor: true }),
    make("isvisibleto", "Other.isVisibleTo", { kind: "method" }),
  ],
};

test("documents come back as they were written, page by page", () =>
  expect(readColumns(writeColumns([GUIDE, CLASS]))).toEqual([GUIDE, CLASS]));

test("no page gives no document", () => expect(readColumns(writeColumns([]))).toEqual([]));

test("a line break or a tab in a text stays within its line", () => {
  const page = {
    ...GUIDE,
    documents: [make("", "", { excerpt: "One\ntwo\tthree" })],
  };
  expect(readColumns(writeColumns([page]))[0]?.documents[0]).toMatchObject({
    excerpt: "One two three",
  });
});
