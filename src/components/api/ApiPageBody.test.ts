import { describe, expect, test } from "vitest";
import { convert } from "../../node/reference/convert/__fixtures__/conversion";
import { overlay } from "../../node/reference/convert/__fixtures__/syntheticToolkit";
import { renderPage } from "./testing/renderEntry";

const words = overlay({ symbols: { Step: { summary: "What deal returns." } } });
const pages = new Map<string, string>(
  convert({ overlay: words }).pages.map(({ route, content }) => [route, renderPage(content)]),
);

function html(route: string): string {
  return pages.get(route) ?? "";
}

describe("every page", () => {
  const routes = ["/api", "/api/modules", "/api/classes/Thing", "/api/classes/Card"];

  test.each(routes)("%s has headings that go down one level at a time", (route) => {
    const levels = [...html(route).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(2);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 1);
  });
});

describe("a class page", () => {
  test("links the name of each member to itself, with a name for screen readers", () => {
    expect(html("/api/classes/Thing")).toContain(
      '<a class="anchor" href="#all" aria-hidden="true" tabindex="-1">#</a>',
    );
  });

  test("links types in signatures", () =>
    expect(html("/api/classes/Card")).toContain('</i> <a href="/api/classes/Thing">Thing</a>'));

  test("has a table with headings for columns and rows", () => {
    expect(html("/api/classes/Thing")).toMatch(
      /<caption[^>]*>Parameters of all<\/caption>.*<th scope="col">Parameter<\/th>.*<th scope="row"><code>name<\/code>/s,
    );
  });

  test("counts the inherited members and keeps them closed", () => {
    expect(html("/api/classes/Card")).toMatch(
      /<details[^>]*><summary>Inherited from <code>Thing<\/code> <span[^>]*>2<\/span><\/summary>/,
    );
  });

  test("lists its members above them, each with a line", () => {
    expect(html("/api/classes/Thing")).toMatch(
      /aria-label="method"><\/span><a href="#all"><code>all<\/code><\/a><span>Finds things\.<\/span>/,
    );
  });

  test("shows its place among the classes", () => {
    expect(html("/api/classes/Card")).toMatch(
      /<li><a href="\/api\/classes\/Thing"><code>Thing<\/code><\/a><ul><li><a href="\/api\/classes\/Card" aria-current="page">/,
    );
  });

  test("shows flags, deprecation, examples, results and what is overridden", () => {
    const card = html("/api/classes/Card");
    expect(card).toContain(">deprecated</span>");
    expect(card).toContain("<strong>Deprecated.</strong>");
    expect(card).toContain('<i class="ts">const a = 1</i>');
    expect(card).toContain("<strong>Returns</strong> <code>string</code>");
    expect(card).toMatch(/Overrides <a href="\/api\/classes\/Thing#_told">/);
  });

  test("says how to import the class", () => {
    expect(html("/api/classes/Thing")).toContain(
      "import { Thing } from &quot;synthetic-toolkit&quot;",
    );
  });
});

describe("the modules page", () => {
  test("shows kind and import of a symbol, and the members of a class one level down", () => {
    const modules = html("/api/modules");
    expect(modules).toContain(">function</span>");
    expect(modules).toContain("import { deal } from &quot;synthetic-toolkit&quot;;");
    expect(modules).toMatch(/<h4[^>]*id="step-engine"/);
  });

  test("gives each property of an object type an id", () =>
    expect(html("/api/modules")).toContain('<tr id="layout-gap">'));
});

test("the index links every symbol", () => {
  expect(html("/api")).toMatch(
    /aria-label="function"><\/span><a href="\/api\/modules#deal"><code>deal<\/code><\/a>/,
  );
});
