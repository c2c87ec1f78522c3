import { describe, expect, test } from "vitest";
import { site } from "../../site";
import { applySiteOptions } from "./siteOptions";

const apply = (options: unknown) => applySiteOptions(site, JSON.stringify(options));

describe("options of one build", () => {
  test("change the fields they name and leave the others", () => {
    const changed = apply({
      colorMode: { respectSystem: true },
      navbar: { hideOnScroll: true },
      announcement: { id: "a", text: "A new release is out." },
    });
    expect(changed).toEqual({
      ...site,
      colorMode: { default: "light", respectSystem: true, disableSwitch: false },
      navbar: { hideOnScroll: true, items: [] },
      announcement: { id: "a", text: "A new release is out." },
    });
  });

  test("change nothing when there are none, and take an announcement away", () => {
    expect(apply({})).toEqual(site);
    const announced = { ...site, announcement: { id: "a", text: "News" } };
    expect(applySiteOptions(announced, '{"announcement":null}').announcement).toBeNull();
  });

  test("add other versions of the docs", () => {
    const old = { name: "0.1", label: "0.1", href: "https://old.example.org/docs" };
    expect(apply({ docs: { otherVersions: [old] } }).docs).toEqual({
      ...site.docs,
      otherVersions: [old],
    });
  });

  test("name the current version in a build of an older one, and other versions by their path", () => {
    const docs = {
      version: { name: "0.2.13", label: "0.2.13" },
      otherVersions: [{ name: "0.2.12", label: "0.2.12", href: "/v/0.2.12" }],
      current: { label: "0.2.14", url: "https://docs.example.org/sub", routes: ["/", "/api"] },
      scope: "reference",
    };
    expect(apply({ docs }).docs).toEqual({ pluginId: site.docs.pluginId, ...docs });
  });

  test.each([
    ["{", "SITE_OPTIONS: no valid JSON"],
    ["[]", "SITE_OPTIONS: [] is no JSON object."],
    [
      '{"navBar":{}}',
      `SITE_OPTIONS: unknown option "navBar".\n  Valid: announcement, colorMode, docs, navbar, search, tableOfContents.\n  Fix: write "navbar" instead.`,
    ],
    [
      '{"navbar":{"hideOnscroll":true}}',
      `SITE_OPTIONS, navbar: unknown field "hideOnscroll".\n  Valid: hideOnScroll.`,
    ],
    ['{"colorMode":{"default":"blue"}}', `field "default" is "blue"`],
    ['{"announcement":{"id":"a"}}', `SITE_OPTIONS, announcement: field "text" is missing.`],
    ['{"docs":{"otherVersions":[{"name":"1","label":"1","href":"x"}]}}', `"otherVersions.0.href"`],
    [
      '{"docs":{"otherVersions":[{"name":"1","label":"1","href":"javascript:alert(1)"}]}}',
      `"otherVersions.0.href"`,
    ],
    [
      '{"docs":{"otherVersions":[{"name":"1","label":"1","href":"//evil.example"}]}}',
      "an address such as https://docs.example.org, or a path such as /v/0.2.13",
    ],
    [
      '{"docs":{"current":{"label":"2","url":"https://a.example/","routes":["/"]}}}',
      `"current.url"`,
    ],
    [
      '{"navbar":null}',
      "SITE_OPTIONS, navbar: null is no group of options.\n  Valid: hideOnScroll.",
    ],
    ['{"tableOfContents":{"from":4,"to":2}}', "let `from` be at most `to`"],
    ['{"__proto__":{"a":1},"title":"x"}', `unknown option "title"`],
  ])("%s is refused with what is wrong with it", (text, message) =>
    expect(() => applySiteOptions(site, text)).toThrow(message),
  );

  test("names every fault at once", () => {
    expect(() => apply({ navbar: { hideOnScroll: "yes" }, search: { maxHits: 0 } })).toThrow(
      /hideOnScroll[\s\S]*maxHits/,
    );
  });
});
