import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { toTypesFile } from "../../shared/contracts/typesFile";
import { openPage, outlastDelays } from "./testing/page";

const TYPES = "/types/game/actions.json";
const SUMMARIES = "/api-summaries.json";
const CODE = "createGame(MyGame, setup);\nconst price = 3;\n";

function typeOf(name: string, text: string) {
  const start = CODE.indexOf(name);
  return { start, end: start + name.length, text };
}

const FILES = {
  [TYPES]: toTypesFile([
    {
      code: CODE,
      types: [
        typeOf("createGame", "createGame(setup: SetupFunction)"),
        typeOf("MyGame", "class MyGame"),
        typeOf("price", "price: number"),
      ],
    },
  ]),
  [SUMMARIES]: {
    "/api/modules#creategame": ["function", "createGame", "createGame()", "Declares a game."],
  },
};

const sampleOf = (title: string, isTyped = true) => `
  <figure class="code" data-language="ts"${isTyped ? ' data-typed=""' : ""}>
    <figcaption>${title}</figcaption>
    <div class="code-actions"><button type="button" data-action="copy">Copy</button></div>
    <pre><code>${CODE.replace("createGame", '<a href="/api/modules#creategame">createGame</a>')}</code></pre>
  </figure>`;

const open = (files: Readonly<Record<string, unknown>> = FILES, prose = sampleOf("game.ts")) =>
  openPage({ route: "/game/actions", prose, files });

const code = () => document.querySelector("pre code")!;
const names = () => [...document.querySelectorAll<HTMLElement>("pre [data-type]")];
const name = (text: string) => names().find(({ textContent }) => textContent === text)!;
const typesButton = () => screen.getByRole("button", { name: /^Types of names: game\.ts/ });
const card = () => screen.queryByRole("tooltip");
const cardSays = (text: string) => waitFor(() => expect(card()?.textContent).toBe(text));
const areKnown = () => waitFor(() => expect(names()).toHaveLength(3));

describe("the types of the names in a sample", () => {
  test("show to a pointer: of a name of its own just the type", async () => {
    const { user } = await open();
    await user.hover(code());
    await areKnown();
    await user.hover(name("price"));
    await cardSays("price: number");
    await user.hover(card()!);
    await outlastDelays();
    expect(card()).not.toBeNull();
    await user.hover(name("price"));
    await user.keyboard("{Escape}");
    expect(card()).toBeNull();
  });

  test("show on a link: the type that it has here, with what the reference says", async () => {
    const { user } = await open();
    await user.hover(screen.getByRole("link", { name: "createGame" }));
    await cardSays("createGame functioncreateGame(setup: SetupFunction)Declares a game.");
  });

  test("are those of the whole sample where a part of it is folded, and keys pass the fold", async () => {
    const [first = "", ...rest] = CODE.split(/(?<=\n)/);
    const parts = `<details><summary>1 line</summary><pre><code>${first}</code></pre></details><pre><code>${rest.join("")}</code></pre>`;
    const { user } = await open(
      FILES,
      `<figure class="code" data-language="ts" data-typed="">${parts}</figure>`,
    );
    await user.hover(document.querySelector("figure > pre")!);
    await areKnown();
    expect(names().map(({ textContent }) => textContent)).toEqual([
      "createGame",
      "MyGame",
      "price",
    ]);
    name("price").focus();
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(name("price"));
  });

  test("are found under a pointer that rests while they arrive", async () => {
    const { user, pointTo } = await open();
    pointTo(() => name("price"));
    await user.hover(code());
    await cardSays("price: number");
  });

  test("are asked for by the first reader who comes near, once for all samples", async () => {
    const { user, asked } = await open(FILES, sampleOf("game.ts") + sampleOf("again.ts"));
    await outlastDelays();
    expect(asked).toEqual([]);
    await user.hover(code());
    await areKnown();
    await user.hover(document.querySelectorAll("pre code")[1]!);
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(asked).toEqual([TYPES]);
  });

  test("do not come where their file is missing; a link keeps the card of the reference", async () => {
    const { user } = await open({ [SUMMARIES]: FILES[SUMMARIES] });
    await user.hover(code());
    await outlastDelays();
    expect(names()).toEqual([]);
    await user.hover(screen.getByRole("link", { name: "createGame" }));
    await cardSays("createGame functioncreateGame()Declares a game.");
    expect(names()).toEqual([]);
  });

  test("change nothing of the code, and add no stops of the Tab key", async () => {
    const { user } = await open();
    const stops = () => code().querySelectorAll("a:not([tabindex]), [tabindex='0']").length;
    expect(stops()).toBe(1);
    await user.hover(code());
    await areKnown();
    expect(code().textContent).toBe(CODE);
    expect(stops()).toBe(1);
  });

  test("are not asked for by samples that no compiler has seen", async () => {
    const { user, asked } = await open(FILES, sampleOf("game.ts", false));
    await user.hover(code());
    await user.click(code());
    await outlastDelays();
    expect(asked).toEqual([]);
    expect(screen.queryByRole("button", { name: /^Types of names/ })).toBeNull();
  });

  test("show to a finger on a name, and one beside it takes the card away", async () => {
    const { user, pointTo } = await open();
    pointTo(() => name("price"));
    await user.pointer({ keys: "[TouchA]", target: code() });
    await cardSays("price: number");
    await user.pointer({ keys: "[TouchA]", target: screen.getByRole("heading", { level: 1 }) });
    expect(card()).toBeNull();
  });
});

describe("the keyboard", () => {
  test("goes from the button to the first name, and on by arrows as far as there is one", async () => {
    const { user } = await open();
    typesButton().focus();
    await user.keyboard("{Enter}");
    await areKnown();
    await waitFor(() => expect(document.activeElement).toBe(name("createGame")));
    await cardSays("createGame functioncreateGame(setup: SetupFunction)Declares a game.");
    expect(name("createGame").getAttribute("aria-describedby")).toBe(card()?.id);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(name("MyGame"));
    await cardSays("class MyGame");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(name("createGame"));
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(name("price"));
  });

  test("closes the card by Escape and stays on the name; Tab leads out of the sample", async () => {
    const { user } = await open();
    await user.click(typesButton());
    await cardSays("createGame functioncreateGame(setup: SetupFunction)Declares a game.");
    await user.keyboard("{Escape}");
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(name("createGame"));
    await user.tab();
    expect(code().contains(document.activeElement)).toBe(false);
  });
});
