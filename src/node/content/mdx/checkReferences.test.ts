import { describe, expect, test } from "vitest";
import { compileBody, listMessages, renderBody } from "./testPage";

const FORMS = "  Valid: #loops, /game/flow, /game/flow#loops, https://example.org/page.\n";

describe("a link", () => {
  test.each(
    Object.entries({
      "x\ny [the flow](./flow.md#loops).":
        '7: the link "./flow.md#loops" has the wrong form: links to pages are routes.\n' +
        `${FORMS}  Fix: write "/game/flow#loops".`,
      "[the file](/a.pdf)":
        '6: the link "/a.pdf" has the wrong form: it is no route, and static/ has no such file.\n' +
        `${FORMS}  Fix: write a route.`,
      "x [](/game/flow)":
        '6: the link to "/game/flow" has no text.\n  Fix: write [where it leads](…).',
      "## Loops\n\n### For each\n\n[loops above](#lops)":
        '10: no heading of this page has the anchor "#lops".\n' +
        '  Valid: #for-each, #loops.\n  Fix: write "#loops".',
    }),
  )("%j is a problem with line, reason and fix", (body, message) =>
    expect(listMessages(body)).toEqual([message]),
  );

  test.each([
    "[a flow][r]\n\n[r]: /game/flow/",
    "[r]\n\n[r]: /game/flow/",
    "- **[a flow](/game/flow/)**",
    '<Tabs>\n<Tab label="a">\n\n[a flow](/game/flow/)\n\n</Tab>\n</Tabs>',
    ":::tip[See [a flow](/game/flow/)]\n\nx\n\n:::",
    "| [a flow](/game/flow/) |\n|---|",
    '<Cards>\n<Card title="Flow" href="/game/flow/">x</Card>\n</Cards>',
  ])("is found wherever it is: %j", (body) => {
    expect(listMessages(body).join("\n")).toMatch(
      /\d: the link "\/game\/flow\/" has the wrong form/,
    );
  });

  test("takes the first of two definitions of its address, as Markdown does", () => {
    const definitions = "[r]: /game/flow\n[r]: /game/flow/\n[s]: /game/flow/";
    expect(listMessages(`[the flow][r]\n\n${definitions}`)).toEqual([]);
  });

  test("in code is none", () =>
    expect(listMessages("`[here](/a/)`\n\n```text\n[here](/a/)\n```")).toEqual([]));

  test.each(["here", "Here", "click here", "*this page*", "read more…", "`link`"])(
    "may not be called %s",
    (text) => {
      const words = text.replace(/[*`…]/g, "");
      expect(listMessages(`x [${text}](/game/flow)`)).toEqual([
        `6: the link text "${words}" does not say where the link leads.\n` +
          "  Fix: make the name of what the reader finds there the link.",
      ]);
    },
  );

  test("may contain a banned word, or be an image with alternative text", () => {
    const fileSize = () => 1;
    expect(listMessages("[what is here](/a), [![a die](/die.svg)](/b)", { fileSize })).toEqual([]);
  });

  test("may lead to an anchor of the page", () =>
    expect(renderBody("[loops below](#loops)\n\n## Loops")).toContain('<a href="#loops">'));

  test("to a file under static/ is accepted", () => {
    const fileSize = (path: string) => (path === "/files/a.zip" ? 9 : undefined);
    expect(listMessages("[the files](/files/a.zip)", { fileSize })).toEqual([]);
  });
});

describe("an image", () => {
  const fileSize = (path: string) =>
    ({ "/images/a.png": 500_000, "/images/big.png": 500_001, "/images/a.bmp": 1 })[path];

  test("with alternative text and a file is accepted", () => {
    expect(renderBody("![A board](/images/a.png)", { fileSize })).toBe(
      '<p><img src="/images/a.png" alt="A board"></p>',
    );
  });

  test.each(["![](/images/a.png)", "![ ](/images/a.png)", "![][r]\n\n[r]: /images/a.png"])(
    "needs alternative text: %j",
    (body) => {
      expect(listMessages(body, { fileSize })).toEqual([
        '6: the image "/images/a.png" has no alternative text.\n' +
          "  Fix: write ![what the image shows](…).",
      ]);
    },
  );

  test.each([
    "/images/b.png",
    "images/a.png",
    "../a.png",
    "/static/images/a.png",
    "https://example.org/a.png",
  ])("must be a file under static/, which %s is not", (url) => {
    expect(listMessages(`x\n\n![A board](${url})`, { fileSize })).toEqual([
      `8: the image "${url}" is no file under static/.\n` +
        "  Fix: put the file there and write its path from there, such as /images/board.png.",
    ]);
  });

  test.each(
    Object.entries({
      "/images/big.png":
        "has 500001 bytes, 500000 are allowed.\n  Fix: make it smaller or compress it.",
      "/images/a.bmp":
        "has no suffix of an image.\n  Valid: .avif, .gif, .jpeg, .jpg, .png, .svg, .webp.\n" +
        "  Fix: save it in one of these formats.",
    }),
  )("may not be too large or of an unknown kind: %s", (url, fault) =>
    expect(listMessages(`![A board](${url})`, { fileSize })).toEqual([
      `6: the image "${url}" ${fault}`,
    ]),
  );

  test("has all of its faults named at once", () =>
    expect(listMessages("![](x)", { fileSize })).toHaveLength(3));
});

test("a broken link, anchor or image is a warning: the build goes on", () => {
  const { problems } = compileBody("[flow](/game/flow/) [loops](#no) ![a board](/images/no.png)");
  expect(problems).toHaveLength(3);
  expect(problems.every(({ warning }) => warning)).toBe(true);
});

test("a script address in a link and an unknown component stop the build", () => {
  const { problems } = compileBody("[flow](javascript:alert(1))\n\n<Nope />");
  expect(problems).toHaveLength(2);
  expect(problems.some(({ warning }) => warning)).toBe(false);
});
