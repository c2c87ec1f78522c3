import { describe, expect, test } from "vitest";
import * as siteIds from "../../../shared/contracts/siteIds";
import { compileMdx } from "./compileMdx";
import type { MdxContext } from "./context";
import { parsePage } from "./parsePage";
import { compileBody, CONTEXT, listMessages } from "./testPage";

const FIX =
  "\n  Fix: rename the heading or the former anchor with this id, or leave one of the two out.";

const game: Pick<MdxContext, "islands"> = {
  islands: {
    GamePlayer: {
      attributes: ["game", "move"],
      toBlock: () => ({
        kind: "island",
        name: "GamePlayer",
        props: { game: "pairs", title: "Pairs", facts: "", move: 0 },
      }),
    },
  },
};

describe("ids of a page", () => {
  test("are those of headings, tabs and games, and each is given once", () => {
    const body =
      '## Tab 1 1\n\n<GamePlayer game="pairs" />\n\n<Tabs>\n<Tab label="x">\n\n### `id="a"`\n\n</Tab>\n</Tabs>\n\n## A';
    expect(listMessages(body, game)).toEqual([]);
  });

  test("are not given to a heading and a game", () => {
    const body = '<GamePlayer game="pairs" />\n\n## Play pairs';
    expect(listMessages(body, game)).toEqual([
      `8: the id "play-pairs" is given twice on this page.${FIX}`,
    ]);
  });

  test("are not given to a former anchor and a game", () => {
    const page = `---\ntitle: A\norder: 1\nformerAnchors:\n  play-pairs: a\n---\n\n## A\n\n<GamePlayer game="pairs" />`;
    const { problems } = compileMdx(parsePage(page, CONTEXT.file), { ...CONTEXT, ...game });
    expect(problems).toMatchObject([
      { line: 5, what: 'the id "play-pairs" is given twice on this page.' },
    ]);
  });

  test("are not given to two games, and a heading and what Markdown adds", () => {
    const twice = '<GamePlayer game="pairs" />\n\n<GamePlayer game="pairs" move="3" />';
    expect(listMessages(twice, game)).toEqual([
      expect.stringContaining('the id "play-pairs" is given twice on this page.'),
    ]);
    const note = "Text[^1].\n\n## Footnote label\n\n[^1]: Note.";
    expect(listMessages(note)).toEqual([
      `8: the id "footnote-label" is given twice on this page.${FIX}`,
    ]);
  });

  test.each(["Gatsby announcer", "`gatsby-focus-wrapper`", "`___gatsby`", "Gatsby script loader"])(
    "are not given to a heading when Gatsby has them: %s",
    (heading) => {
      expect(listMessages(`## ${heading}`)).toEqual([
        expect.stringMatching(
          /^6: the id "[\w-]+" is that of an element of Gatsby on every page\.\n {2}Fix: rename the heading/,
        ),
      ]);
    },
  );

  test("are never those of the site's own elements", () => {
    const own: readonly string[] = Object.values(siteIds).filter(
      (value) => typeof value === "string",
    );
    expect(own).toContain(siteIds.PAGE_DATA_BLOCK);
    const headings = [...own, siteIds.tabId(1, 1), "Page data", "Content", "Sidebar", "G app"];
    const { problems, headings: anchors } = compileBody(
      headings.map((id) => `## ${id.startsWith("Site") ? `\`${id}\`` : id}`).join("\n\n"),
    );
    expect(problems).toEqual([]);
    expect(anchors.filter(({ slug }) => siteIds.isSiteId(slug) || own.includes(slug))).toEqual([]);
  });
});
