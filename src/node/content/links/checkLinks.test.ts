import { describe, expect, test } from "vitest";
import { checkLinks } from "./checkLinks";

function site(html: Record<string, string>, others: readonly string[] = [], prefix = "") {
  const files = new Set([...Object.keys(html), ...others]);
  return { html: new Map(Object.entries(html)), files, prefix };
}

describe("checkLinks", () => {
  test("accepts routes, anchors, files, other sites and the page's own anchors", () => {
    const report = checkLinks(
      site(
        {
          "index.html": `<a href="/game/flow#loops">x</a><a href="https://example.org/x">y</a><a href="#top">z</a><h2 id="top">t</h2><img src="/logo.svg" alt="">`,
          "game/flow.html": `<h2 id="loops">Loops</h2><a href="/?q=1">home</a>`,
        },
        ["logo.svg"],
      ),
    );
    expect(report).toEqual({ faults: [], checked: 4 });
  });

  test("accepts what other versions on the host answer, and nothing else beside the prefix", () => {
    const html = { "index.html": `<a href="/api">x</a><a href="/game">y</a><a href="/v/1/">z</a>` };
    const older = { ...site(html, [], "/v/1"), versionPaths: ["/", "/api"] };
    expect(checkLinks(older).faults).toEqual(["/: /game misses the path prefix."]);
  });

  test("finds the home page of a version inside of a folder that holds several", () => {
    const link = `<a href="/v/1">w</a><a href="/v/1/">x</a><a href="/v/2/">y</a>`;
    const { faults } = checkLinks(site({ "index.html": link, "v/1/index.html": "" }));
    expect(faults).toEqual([expect.stringContaining("/: /v/2/ leads to no page.")]);
  });

  test("names page, address and the nearest route of a link to no page", () => {
    const { faults } = checkLinks(
      site({ "index.html": `<a href="/game/flwo">x</a>`, "game/flow.html": "" }),
    );
    expect(faults).toEqual(["/: /game/flwo leads to no page. Did you mean /game/flow?"]);
  });

  test("names the nearest anchor of a link to no anchor, with encoded characters decoded", () => {
    const { faults } = checkLinks(
      site({ "index.html": `<a href="/a#l%6Fop">x</a>`, "a.html": `<h2 id="loops">x</h2>` }),
    );
    expect(faults).toEqual([
      "/: /a#l%6Fop names an anchor that /a does not have. Did you mean loops?",
    ]);
  });

  test("reports missing images, scripts and styles", () => {
    const { faults } = checkLinks(
      site({
        "index.html": `<img src="/no.png" alt=""><script src="/no.js"></script><link href="/no.css">`,
      }),
    );
    expect(faults).toHaveLength(3);
  });

  test("reports trailing slashes, suffixes and relative addresses", () => {
    const { faults } = checkLinks(
      site({ "index.html": `<a href="/a/">x</a><a href="a">y</a>`, "a.html": "" }),
    );
    expect(faults).toEqual([
      "/: /a/ leads to no page. Did you mean /a?",
      "/: a is relative: write the route from the root.",
    ]);
  });

  test("reports an id that is given twice", () => {
    const { faults } = checkLinks(site({ "index.html": `<p id="a"></p><p id="a"></p>` }));
    expect(faults).toEqual([`/: the id "a" is given twice.`]);
  });

  test("knows the path prefix of a preview", () => {
    const html = { "index.html": `<a href="/p/a">x</a><a href="/a">y</a>`, "a.html": "" };
    expect(checkLinks(site(html, [], "/p")).faults).toEqual(["/: /a misses the path prefix."]);
  });
});
