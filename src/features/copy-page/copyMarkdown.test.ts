import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { copyMarkdown, toCopyFault, type CopyFault } from "./copyMarkdown";

const written: string[] = [];

/** The clipboard of a browser that takes a promise of the text. */
class FakeItem {
  constructor(readonly data: Readonly<Record<string, Promise<Blob>>>) {}
}

const answer = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { "Content-Type": type } });

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(answer("# A", "text/markdown; charset=utf-8")));
  vi.stubGlobal("ClipboardItem", FakeItem);
  vi.stubGlobal("navigator", {
    clipboard: {
      write: async ([item]: FakeItem[]) => {
        const blob = await item?.data["text/plain"];
        written.push((await blob?.text()) ?? "");
      },
      writeText: (text: string) => {
        written.push(text);
        return Promise.resolve();
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function findFault(): Promise<CopyFault> {
  try {
    await copyMarkdown("/a.md");
  } catch (fault) {
    return toCopyFault(fault);
  }
  throw new Error("nothing went wrong");
}

test("the text of the page reaches the clipboard", async () => {
  await copyMarkdown("/a.md");
  expect(written).toEqual(["# A"]);
});

test("a browser that takes no promise of a text gets the text", async () => {
  vi.stubGlobal("ClipboardItem", undefined);
  await copyMarkdown("/a.md");
  expect(written).toEqual(["# A"]);
});

describe("what goes wrong is reported in words:", () => {
  test.each([
    ["status 404", answer("", "text/plain", 404)],
    ["a page in its place", answer("<!doctype html>", "text/html; charset=utf-8")],
  ])("a page without Markdown, by %s", async (_name, response) => {
    vi.stubGlobal("fetch", () => Promise.resolve(response));
    expect(await findFault()).toMatchObject({
      message: "Not copied: the Markdown of this page is missing on this server.",
      isReadable: false,
    });
    expect(written).toEqual([]);
  });

  test("a server that does not answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect((await findFault()).message).toContain("the server does not answer");
  });

  test("a browser that forbids it, with a way to the text", async () => {
    vi.stubGlobal("navigator", {
      clipboard: { write: () => Promise.reject(new Error("denied")) },
    });
    const { message, isReadable } = await findFault();
    expect(message).toContain("does not let this page use the clipboard");
    expect(isReadable).toBe(true);
  });

  test("a page without a clipboard, as over plain HTTP", async () => {
    vi.stubGlobal("navigator", {});
    expect((await findFault()).message).toContain("does not let this page use the clipboard");
  });
});
