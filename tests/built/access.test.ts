import { isDeepStrictEqual } from "node:util";
import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { SPECIFIED_ROUTES } from "../specifiedRoutes";
import { DIST } from "../routes";
import { listElements, parseHtml } from "./elements";
import { readSite } from "./folder";

interface Parsed {
  readonly file: string;
  readonly elements: readonly Element[];
}

const pages: readonly Parsed[] = [...readSite(DIST).html].map(([file, html]) => ({
  file,
  elements: listElements(parseHtml(html)),
}));

const isOneOf =
  (...names: readonly string[]) =>
  ({ tagName }: Element): boolean =>
    names.includes(tagName);
const labelOf = ({ properties }: Element): string => String(properties?.["ariaLabel"] ?? "");
const roleOf = ({ properties }: Element): string => String(properties?.["role"] ?? "");

/** The name of a link or button: its label, or its text with the alternatives of its images. */
function nameOf(element: Element): string {
  const images = listElements(element).filter(isOneOf("img"));
  const alternatives = images.map(({ properties }) => String(properties?.["alt"] ?? ""));
  return [labelOf(element) || toString(element), ...alternatives].join(" ").trim();
}

/** Faults of all pages, each with its file. */
const collect = (find: (page: Parsed) => readonly string[]): string[] =>
  pages.flatMap((page) => find(page).map((fault) => `${page.file}: ${fault}`));

/** The links of the footer, before the one that reports a page. */
const FOOTER = [
  ["GitHub", "https://github.com/boardzilla"],
  ["Discord", "https://discord.gg/bdjpdmuZpH"],
  ["Source of this site", "https://github.com/boardzilla/boardzilla-docs"],
  ["Accessibility", "/accessibility"],
  ["Security", "/security"],
];

describe("every page", () => {
  test("has its landmarks once, named where there are several, one h1, and skips no level", () => {
    const faults = collect(({ elements }) => {
      const found: string[] = [];
      for (const name of ["header", "main", "footer"]) {
        const count = elements.filter(isOneOf(name)).length;
        if (count !== 1) found.push(`${String(count)} × <${name}>`);
      }
      const navs = elements.filter(isOneOf("nav")).map(labelOf);
      if (navs.includes("") || new Set(navs).size < navs.length)
        found.push(`<nav> named ${navs.join(", ")}`);
      const levels = elements
        .filter(isOneOf("h1", "h2", "h3", "h4", "h5", "h6"))
        .map(({ tagName }) => Number(tagName.slice(1)));
      if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1)
        found.push("not one h1 before all headings");
      levels.forEach((level, index) => {
        if (level > (levels[index - 1] ?? 1) + 1) found.push(`h${String(level)} after a gap`);
      });
      return found;
    });
    expect(faults).toEqual([]);
  });

  test("says its language, and that code is not to be translated", () => {
    const faults = collect(({ elements }) => [
      ...elements
        .filter(isOneOf("html"))
        .filter(({ properties }) => properties?.["lang"] !== "en")
        .map(() => "no lang"),
      ...elements
        .filter(isOneOf("pre"))
        .filter(({ properties }) => properties?.["translate"] !== "no")
        .map((pre) => `<pre> may be translated: ${toString(pre).slice(0, 40)}`),
    ]);
    expect(faults).toEqual([]);
  });

  test("has a text for every picture and drawing, and a title for every frame", () => {
    const faults = collect(({ elements }) => {
      const hidden = new Set(
        elements
          .filter(
            (each) =>
              String(each.properties?.["ariaHidden"]) === "true" ||
              (roleOf(each) === "img" && labelOf(each) !== ""),
          )
          .flatMap((each) => listElements(each)),
      );
      return elements
        .filter((each) => !hidden.has(each))
        .flatMap((each) => {
          const { tagName, properties } = each;
          if (tagName === "img" && properties?.["alt"] === undefined) return ["<img> without alt"];
          if (tagName === "iframe" && !properties?.["title"]) return ["<iframe> without title"];
          if (tagName === "svg") return [`<svg> for nobody: ${toString(each).slice(0, 40)}`];
          if (roleOf(each) === "img" && labelOf(each) === "") return [`<${tagName}> unnamed`];
          return [];
        });
    });
    expect(faults).toEqual([]);
  });

  test("ends with the same links in the same order, and one that reports this page", () => {
    const faults = collect(({ file, elements }) => {
      const footers = elements.filter(isOneOf("footer"));
      const text = footers.map((footer) => toString(footer)).join("");
      const links = footers.flatMap((each) => listElements(each)).filter(isOneOf("a"));
      const leads = links.slice(0, -1).map((link) => [toString(link), link.properties?.["href"]]);
      const route = `/${file.replace(/(?:^index)?\.html$/, "")}`;
      const report = decodeURIComponent(String(links.at(-1)?.properties?.["href"]));
      const page = file === "404.html" ? "Page: " : `Page: ${route}\n`;
      return [
        ...(isDeepStrictEqual(leads, FOOTER) ? [] : [`the footer has ${leads.join(", ")}`]),
        ...(text.includes("© 2025 Boardzilla · Dinosaurs are cool") ? [] : [`it says ${text}`]),
        ...(text.includes("Report a problem") ? [] : ["no report"]),
        ...(report.includes(`/issues/new?body=${page}`) ? [] : [`a report about ${report}`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("reads without JavaScript: its text and the way to all others are in the file", () => {
    const read = (route: string): readonly Element[] => {
      const file = route === "/" ? "index.html" : `${route.slice(1)}.html`;
      return pages.find((page) => page.file === file)?.elements ?? [];
    };
    const faults = SPECIFIED_ROUTES.flatMap((route) => {
      const elements = read(route);
      const words = elements
        .filter(isOneOf("main"))
        .flatMap((main) => toString(main).split(/\s+/))
        .filter((word) => word !== "").length;
      const sidebar = elements
        .filter(isOneOf("nav"))
        .filter((nav) => labelOf(nav) === "Documentation")
        .flatMap((each) => listElements(each));
      const hrefs = new Set(sidebar.map(({ properties }) => properties?.["href"]));
      const missing = SPECIFIED_ROUTES.filter((each) => each !== "/" && !hrefs.has(each));
      return [
        ...(words > 60 ? [] : [`${route} has only ${String(words)} words`]),
        ...(missing.length === 0 ? [] : [`${route} does not lead to ${missing.join(", ")}`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("has links that say where they lead, also out of their sentence", () => {
    const empty = /^(?:click )?(?:here|this|this page|link|more|read more|learn more|see)?$/i;
    const faults = collect(({ elements }) => [
      ...elements
        .filter(isOneOf("a", "button"))
        .map(nameOf)
        .filter((name) => empty.test(name))
        .map((name) => `a link or button named "${name}"`),
    ]);
    expect(faults).toEqual([]);
  });

  test("has headings whose names are their words, without the link beside them", () => {
    const faults = collect(({ elements }) =>
      elements
        .filter((each) =>
          (each.properties?.["className"] as string[] | undefined)?.includes("anchor"),
        )
        .filter(
          ({ properties }) =>
            properties?.["ariaHidden"] !== "true" || properties["tabIndex"] !== -1,
        )
        .map(({ properties }) => `${String(properties?.["href"])} is a part of a heading's name`),
    );
    expect(faults).toEqual([]);
  });
});
