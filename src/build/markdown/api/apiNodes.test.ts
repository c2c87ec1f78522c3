import { describe, expect, test } from "vitest";
import type {
  ApiClassContent,
  ApiContent,
  ApiMember,
  ApiSignature,
} from "../../../shared/contracts/apiPage";
import type { KnownLimit } from "../../content/frontmatter";
import { printMarkdown } from "../printMarkdown";
import { apiNodes } from "./apiNodes";

const LIMIT: KnownLimit = {
  id: "D9",
  title: "It forgets",
  happens: "The list is lost.",
  instead: "Compute it.",
  symbols: ["Game#deal", "Game", "times", "Runner#start"],
};

function print(content: ApiContent): string {
  const limitsOf = (symbol: string) => (LIMIT.symbols.includes(symbol) ? [LIMIT] : []);
  return printMarkdown(apiNodes(content, { limitsOf, version: "0.2.14" })).trimEnd();
}

const GAME: ApiClassContent = {
  kind: "class",
  name: "Hall",
  declaration: ["class Hall extends ", { t: "Space", u: "/api/classes/Space" }],
  version: "0.2.14",
  import: { statement: 'import { Hall } from "@boardzilla/core"' },
  summary: "A hall.",
  groups: [],
  inherited: [],
};

const MEMBER: ApiMember = {
  kind: "method",
  name: "deal",
  anchor: "deal",
  signatures: [{ tokens: ["deal(): void"] }],
};

function classWith(changes: Partial<ApiClassContent>): string {
  return print({ ...GAME, ...changes });
}

/** What is below the heading of a member. */
function memberWith(changes: Partial<ApiMember>): string {
  const members = [{ ...MEMBER, ...changes }];
  const groups = [{ title: "Methods", slug: "category-methods", members }];
  return classWith({ groups }).split("### `deal`\n\n")[1] ?? "";
}

function signatureWith(changes: Partial<ApiSignature>): string {
  const printed = memberWith({ signatures: [{ tokens: ["deal(): void"], ...changes }] });
  return printed.replace("```ts\ndeal(): void\n```", "").trim();
}

describe("a class", () => {
  test("opens with the line that imports it and its declaration", () => {
    expect(classWith({})).toBe(
      '```ts\nimport { Hall } from "@boardzilla/core"\n```\n\n```ts\nclass Hall extends Space\n```',
    );
  });

  test("that cannot be imported says what to do instead", () => {
    expect(classWith({ import: { note: "Let <code>hall</code> be inferred." } })).toMatch(
      /^Let `hall` be inferred\./,
    );
  });

  test("names its bases, what extends it and what it inherits", () => {
    const space = { name: "Space", url: "/api/classes/Space" };
    const printed = classWith({
      family: { ...space, derived: [{ name: "Hall", derived: [{ name: "Attic" }] }] },
      inherited: [
        {
          from: space,
          members: [{ name: "_all", url: "/api/classes/Space#_all", kind: "method", summary: "" }],
        },
      ],
    });
    expect(printed).toContain("**Hierarchy:** [`Space`](/api/classes/Space) → `Hall`");
    expect(printed).toContain("**Extended by:** `Attic`");
    expect(printed).toContain(
      "## Inherited members\n\nFrom [`Space`](/api/classes/Space): `_all`.",
    );
  });

  test("has its comment, its type parameters and its examples", () => {
    const printed = classWith({
      comment: "<p>Holds <code>Bone</code>s.</p>",
      typeParameters: [{ name: "G", constraint: ["Game"], comment: "<p>the game</p>" }],
      examples: [{ code: '<span class="k">new</span> Hall&lt;G>();', caption: "<p>Make one:</p>" }],
    });
    expect(printed).toContain("Holds `Bone`s.");
    expect(printed).toContain("| Type parameter | Extends | Description |");
    expect(printed).toContain("| `G` | `Game` | the game |");
    expect(printed).toContain("Make one:\n\n```ts\nnew Hall<G>();\n```");
  });

  test("has its groups, and members under them", () => {
    const groups = [{ title: "Moves", slug: "x", members: [MEMBER] }];
    expect(classWith({ groups })).toContain("## Moves\n\n### `deal`\n\n```ts\ndeal(): void\n```");
  });
});

describe("a member", () => {
  test("has flags, our note, all signatures and what it overrides", () => {
    expect(
      memberWith({
        flags: ["static", "readonly"],
        note: "Deals a_card.",
        signatures: [{ tokens: ["deal(): void"] }, { tokens: ["deal(n: number): void"] }],
        overrides: { name: "Space.deal", url: "/api/classes/Space#deal" },
      }),
    ).toBe(
      "*static, readonly*\n\nDeals a\\_card.\n\n```ts\ndeal(): void\n```\n\n" +
        "```ts\ndeal(n: number): void\n```\n\n" +
        "Overrides [`Space.deal`](/api/classes/Space#deal).",
    );
  });

  test("tells the known limits of its name on its class, and of no other", () => {
    const groups = [{ title: "Methods", slug: "x", members: [MEMBER] }];
    const note = "> **Known limit in 0.2.14: It forgets**\n>\n> The list is lost.";
    expect(classWith({ name: "Game", groups }).split(note)).toHaveLength(3);
    expect(classWith({ name: "Hall", groups })).not.toContain("Known limit");
  });

  test("has the properties of its object type in a table", () => {
    const properties = [{ name: "gap", type: ["number"], optional: true as const }];
    expect(memberWith({ properties })).toContain(
      "| Property | Type | Optional |\n| - | - | - |\n| `gap` | `number` | yes |",
    );
  });
});

describe("a signature", () => {
  test("has the comment's code blocks, lists and links as Markdown, without their buttons", () => {
    const comment =
      '<p>See <a href="/api/classes/Game#deal"><code>deal</code></a>.</p><ul><li>a</li></ul>' +
      '<figure class="code" data-language="ts"><div class="code-actions">' +
      '<button type="button">Copy</button></div>' +
      '<pre translate="no"><code><span class="k">const</span> a = 1;\n  b()\n</code></pre></figure>';
    expect(signatureWith({ comment })).toBe(
      "See [`deal`](/api/classes/Game#deal).\n\n- a\n\n```ts\nconst a = 1;\n  b()\n```",
    );
  });

  test("has its parameters in a table whose cells stay on one line", () => {
    const parameters = [
      {
        name: "n",
        type: ["number |\n  string"],
        default: "<code>1</code>",
        comment: "how <em>many</em>",
      },
      {
        name: "options.to",
        type: [{ t: "Hand", u: "/api/classes/Hand" }],
        optional: true as const,
        comment: "<p>where</p><ul><li>a | b</li><li>c</li></ul>",
      },
    ];
    expect(signatureWith({ parameters })).toBe(
      "| Parameter | Type | Optional | Default | Description |\n| - | - | - | - | - |\n" +
        "| `n` | `number \\| string` | | `1` | how *many* |\n" +
        "| `options.to` | `Hand` | yes | | where a \\| b; c |",
    );
  });

  test("says what it returns, and that it is out of use", () => {
    expect(
      signatureWith({
        deprecated: "Use <code>draw</code>.",
        returns: { type: ["Card[]"], comment: "the cards" },
      }),
    ).toBe("**Deprecated.** Use `draw`.\n\n**Returns** `Card[]`: the cards");
  });
});

test("the modules page has kind, origin and members of each symbol", () => {
  const start: ApiMember = { ...MEMBER, name: "start", signatures: [] };
  const printed = print({
    kind: "modules",
    version: "0.2.14",
    summary: "",
    groups: [
      {
        title: "Flow",
        slug: "category-flow",
        members: [
          {
            ...MEMBER,
            kind: "function",
            name: "times",
            since: "0.2.3",
            import: { statement: "import { times }" },
            throws: [{ when: "if it is late", message: "Too late" }],
          },
          { ...MEMBER, kind: "class", name: "Runner", flags: ["abstract"], members: [start] },
        ],
      },
    ],
  });
  expect(printed).toContain(
    "## Flow\n\n### `times`\n\n*function, since 0.2.3*\n\n```ts\nimport { times }\n```",
  );
  expect(printed).toContain("**Throws**\n\n- if it is late: `Too late`");
  expect(printed).toContain("### `Runner`\n\n*class, abstract*");
  expect(printed).toContain("#### `start`\n\n> **Known limit");
});

test("the index lists every symbol with its kind and one line about it", () => {
  const entries = [
    { name: "Game", url: "/api/classes/Game", kind: "class" as const, summary: "The board." },
    { name: "$", url: "/api/modules#dollar", kind: "variable" as const, summary: "" },
  ];
  expect(
    print({ kind: "index", summary: "", groups: [{ title: "Core", slug: "x", entries }] }),
  ).toBe(
    "## Core\n\n- [`Game`](/api/classes/Game), class: The board.\n- [`$`](/api/modules#dollar), variable",
  );
});
