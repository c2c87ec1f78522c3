import { describe, expect, test } from "vitest";
import { printMarkdown } from "../printMarkdown";
import { guideNodes } from "./guideNodes";

const D7 = {
  id: "D7",
  title: "Nobody may act",
  happens: "After `x` the step\nrefuses *all* moves.",
  instead: "Name the player; see [Flow](/game/flow).",
  symbols: [],
};

/** The Markdown of a body, without the front matter it needs. */
function print(body: string): string {
  const source = `---\ntitle: Test\norder: 1\n---\n\n${body}\n`;
  const context = {
    route: "/game/test",
    title: "A test",
    limits: new Map([["D7", D7]]),
    figures: new Map([["kind: Stack", "0: A"]]),
    version: "0.2.14",
  };
  return printMarkdown(guideNodes(source, "content/game/test.mdx", context)).trimEnd();
}

describe("plain Markdown", () => {
  test.each([
    ["headings and paragraphs", "## Who may act?\n\nThe player *named* **here**, see `x`."],
    ["lists in lists", "- a\n  - b\n- c\n\n1. one\n2. two"],
    ["tables", "| a | b |\n| - | - |\n| `x \\| y` | c |"],
    ["links", "[Flow](/game/flow#loops) and [above](#top)"],
    ["images", '![A board](/images/board.png "The board")'],
    ["quotations and rules", "> a\n\n---\n\nb"],
  ])("keeps %s as they are", (_name, body) => {
    expect(print(body)).toBe(body);
  });

  test("loses front matter, comments and what MDX alone understands", () => {
    expect(print("a {/* remark */}\n\n{1 + 1}\n\nexport const x = 1;\n\nb")).toBe("a\n\nb");
  });

  test("escapes what an author escaped, so that it is no tag", () => {
    expect(print("a \\<Game> and \\{x\\}")).toBe("a \\<Game> and {x}");
  });

  test("has `a:b` in prose as it was written", () => {
    expect(print("at 10:30pm")).toBe("at 10:30pm");
  });

  test("puts addresses that stand apart into their links", () => {
    expect(print("[Flow][f] and ![A board][b]\n\n[f]: /game/flow\n[b]: /b.png")).toBe(
      "[Flow](/game/flow) and ![A board](/b.png)",
    );
  });

  test("knows keys and line ends, and forgets raised and lowered letters", () => {
    expect(print("Press <kbd>Esc</kbd>, then H<sub>2</sub>O<br />twice")).toBe(
      "Press `Esc`, then H2O\\\ntwice",
    );
  });
});

describe("fences", () => {
  test("keep language, file name and every character of the code", () => {
    const code = "const a = 1;\n\n\tif (a < 2) `${a}`; // <b>\n";
    expect(print(`\`\`\`ts title="src/a.ts" {1,3} prelude="board"\n${code}\`\`\``)).toBe(
      `\`\`\`ts title="src/a.ts"\n${code}\`\`\``,
    );
  });

  test("are longer than fences inside of them", () => {
    expect(print("````text\n```ts\nx\n```\n````")).toBe("````text\n```ts\nx\n```\n````");
  });

  test("have spaces that a shell understands, as on the page", () => {
    expect(print("```bash\nnpm\u00a0test\n```")).toBe("```bash\nnpm test\n```");
  });

  test("that quote a game say where the whole file is", () => {
    expect(print('```ts file="nest/game.ts" region="lay"\nx\n```')).toBe(
      '```ts title="nest/game.ts"\nx\n```\n\nThe whole file: [nest/game.ts](/examples/nest#source)',
    );
  });

  test("without a language are text", () => {
    expect(print("```\nx\n```")).toBe("```text\nx\n```");
  });

  test("with a diagram say what it shows and give its source", () => {
    expect(print('```mermaid alt="A goes to B." caption="The way"\nflowchart LR\n```')).toBe(
      "**Diagram** (The way): A goes to B.\n\n```mermaid\nflowchart LR\n```",
    );
  });

  test("with a figure of the toolkit's answers say what it shows and what they are", () => {
    expect(print('```figure alt="A deck." caption="Top first"\nkind: Stack\n```')).toBe(
      "**Figure** (Top first): A deck.\n\n```text\n0: A\n```",
    );
  });

  test("with a layout figure say what it shows and give its specification", () => {
    expect(print('```layout alt="Six cards."\npieces: 6\nattributes: {}\n```')).toBe(
      "**Layout figure**: Six cards.\n\n```yaml\npieces: 6\nattributes: {}\n```",
    );
  });
});

describe("admonitions", () => {
  test("are quotations with their kind and title", () => {
    expect(print(":::tip[Use `all`]\n\nText.\n\n- a\n- b\n\n```ts\nx\n```\n\n:::")).toBe(
      "> **Tip: Use `all`**\n>\n> Text.\n>\n> - a\n> - b\n>\n> ```ts\n> x\n> ```",
    );
  });

  test.each(["note", "tip", "info", "warning", "danger"])("of the kind %s say so", (kind) => {
    expect(print(`:::${kind}\n\nText.\n\n:::`)).toMatch(
      new RegExp(`^> \\*\\*${kind}\\*\\*\n>\n> Text\\.$`, "i"),
    );
  });

  test("for a known limit hold its whole text", () => {
    expect(print("::limit{id=D7}")).toBe(
      "> **Known limit in 0.2.14: Nobody may act**\n>\n" +
        "> After `x` the step\n> refuses *all* moves.\n>\n" +
        "> **Instead:** Name the player; see [Flow](/game/flow).",
    );
  });
});

describe("components", () => {
  const tab = (label: string, text: string): string =>
    `<Tab label="${label}">\n\n${text}\n\n</Tab>\n`;

  test("tabs are sections below the heading they stand under, ended by a rule", () => {
    const tabs = `<Tabs group="g">\n${tab("npm", "a")}${tab("yarn", "b")}</Tabs>`;
    expect(print(`### Install\n\n${tabs}\n\nAfter.`)).toBe(
      "### Install\n\n#### npm\n\na\n\n#### yarn\n\nb\n\n---\n\nAfter.",
    );
  });

  test("tabs before a heading need no rule", () => {
    expect(print(`<Tabs>\n${tab("a", "x")}</Tabs>\n\n## Next`)).toBe("## a\n\nx\n\n## Next");
  });

  test("tabs in tabs go a level deeper, and the next tab comes up again", () => {
    const inner = `<Tabs>\n${tab("x", "1")}</Tabs>`;
    expect(print(`## H\n\n<Tabs>\n${tab("a", inner)}${tab("b", "2")}</Tabs>`)).toBe(
      "## H\n\n### a\n\n#### x\n\n1\n\n### b\n\n2",
    );
  });

  test("tabs on one line come out of their paragraph", () => {
    expect(print('<Tabs><Tab label="a">b</Tab></Tabs>')).toBe("## a\n\nb");
  });

  test("steps are their list, with all that hangs below each", () => {
    expect(print("<Steps>\n\n1. One.\n\n   ```ts\n   x\n   ```\n\n2. Two.\n\n</Steps>")).toBe(
      "1. One.\n\n   ```ts\n   x\n   ```\n\n2. Two.",
    );
  });

  test("a file tree is a list of names with their comments", () => {
    expect(print("<FileTree>\n\n- src/\n  - index.ts the *rules*\n- a_b.json\n\n</FileTree>")).toBe(
      "- `src/`\n  - `index.ts` the rules\n- `a_b.json`",
    );
  });

  test("cards are links with their texts, however they are written", () => {
    const cards =
      '<Cards>\n<Card title="Actions" href="/game/actions">What a player *may* do.</Card>\n' +
      '<Card title="Flow" href="/game/flow">\n\nWhose turn.\n\n</Card>\n</Cards>';
    expect(print(cards)).toBe(
      "- [Actions](/game/actions): What a player *may* do.\n- [Flow](/game/flow): Whose turn.",
    );
  });

  test("an interactive component is a sentence that leads to the page", () => {
    expect(print("<LayoutSandbox />")).toBe(
      "This part of the page is interactive (layout sandbox). It runs in a browser: " +
        "[A test](/game/test).",
    );
  });
});
