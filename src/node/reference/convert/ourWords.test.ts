import { describe, expect, test } from "vitest";
import { cardGame } from "./__fixtures__/cardGame";
import { modulesContext } from "./__fixtures__/conversion";
import { model } from "./__fixtures__/syntheticToolkit";
import { forSymbol } from "./linkTargets";
import { renderWords } from "./ourWords";

const context = modulesContext(model(cardGame, ["Card", "Thing", "deal"]), ["Thing", "Card"]);
const render = (words: string): string => renderWords(words, forSymbol(context, "Card", "_told"));

describe("renderWords", () => {
  test("links documented names in backticks, and a call of the class's own or inherited methods", () => {
    expect(render("Ask `Thing#all`.")).toBe(
      'Ask <a href="/api/classes/Thing#all"><code>Thing#all</code></a>.',
    );
    expect(render("`deal` or `deal()`")).toBe(
      '<a href="#deal"><code>deal</code></a> or <a href="#deal"><code>deal()</code></a>',
    );
    expect(render("Call `all()`.")).toContain('href="/api/classes/Thing#all"');
  });

  test("leaves alone bare member names, names of something else and its own symbol", () => {
    for (const words of ["`size`", "`thing`", "`unknown()`", "`Card#_told`", "`Thing.gone`"]) {
      expect(render(words)).toBe(`<code>${words.slice(1, -1)}</code>`);
    }
  });

  test("keeps links and Markdown as they are", () => {
    expect(render("See [`Thing`](/game/board) and *this*.")).toBe(
      'See <a href="/game/board"><code>Thing</code></a> and <em>this</em>.',
    );
  });
});
