import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readTokens } from "../../src/node/html/htmlTokens";
import { splitAddress } from "../../src/node/content/links/formerAddresses";
import { parseRedirectsFile } from "../../src/node/output/publishing/redirectsFile";
import { LEADS_ON } from "../../src/shared/contracts/leadsOn";
import { pageFile } from "../../src/shared/url";
import { DIST } from "../routes";

const PUBLISHED = readFileSync("content/published-addresses.txt", "utf8").trim().split("\n");
/** Where the list of all addresses goes, each with where it arrives. */
const LIST = "test-results/addresses.tsv";

const redirects = new Map(
  parseRedirectsFile(readFileSync(path.join(DIST, "_redirects"), "utf8")).map(({ from, to }) => [
    from,
    to,
  ]),
);

interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  /** By id, where the link of an old anchor leads. */
  readonly links: ReadonlyMap<string, string>;
}

function readPage(route: string): BuiltPage {
  const ids = new Set<string>();
  const links = new Map<string, string>();
  /** The element with old anchors that is being read, and the last of these anchors. */
  let holder: string | undefined;
  let old: string | undefined;
  for (const token of readTokens(readFileSync(path.join(DIST, pageFile(route)), "utf8"))) {
    if (token.kind === "end" && token.name === holder) holder = old = undefined;
    if (token.kind !== "tag") continue;
    const { name, attributes } = token;
    const id = attributes.get("id");
    if (id !== undefined) ids.add(id);
    if (attributes.has(LEADS_ON)) holder = name;
    else if (holder !== undefined && id !== undefined) old = id;
    else if (old !== undefined && name === "a") links.set(old, attributes.get("href") ?? "");
  }
  return { ids, links };
}

const pages = new Map<string, BuiltPage>();
function findPage(route: string): BuiltPage {
  const known = pages.get(route) ?? readPage(route);
  pages.set(route, known);
  return known;
}

/** Where a browser is that follows the redirects of a host: the anchor stays unless the new address has one. */
function followRedirect(address: string): string {
  const { route, anchor } = splitAddress(address);
  const to = redirects.get(route) ?? route;
  return to.includes("#") || anchor === undefined ? to : `${to}#${anchor}`;
}

/** Where the address leads without scripts, and where the link leads that is shown there. */
function arrive(address: string): { readonly place: string; readonly link?: string | undefined } {
  const place = followRedirect(address);
  const { route, anchor } = splitAddress(place);
  const page = findPage(route);
  if (anchor === undefined) return { place };
  if (!page.ids.has(anchor)) throw new Error(`${place}: the page has no such id`);
  return { place, link: page.links.get(anchor) };
}

// Reading all pages takes a while.
test(
  "every address that readers may have kept leads to its answer, or to a link to it",
  { timeout: 60_000 },
  () => {
    expect(PUBLISHED.length).toBeGreaterThan(2000);
    const faults: string[] = [];
    const rows = PUBLISHED.map((address) => {
      try {
        const { place, link } = arrive(address);
        // What the link names is there, and does not lead on again.
        if (link !== undefined && arrive(link).link !== undefined)
          faults.push(`${address}: a chain`);
        return [address, link ?? place, link === undefined ? "directly" : `by a link on ${place}`];
      } catch (error) {
        faults.push(`${address}: ${String(error)}`);
        return [address, "nowhere", ""];
      }
    });
    mkdirSync(path.dirname(LIST), { recursive: true });
    const head = ["address", "arrives at", "without scripts"];
    writeFileSync(LIST, [head, ...rows].map((row) => `${row.join("\t")}\n`).join(""));
    console.log(`${String(rows.length)} addresses, with where each arrives: ${LIST}`);
    expect(faults).toEqual([]);
  },
);

test("a host that reads no redirects leads on to the same place", () => {
  const former = PUBLISHED.filter((address) => redirects.has(address));
  expect(former.length).toBeGreaterThan(50);
  for (const route of former) {
    const html = readFileSync(path.join(DIST, pageFile(route)), "utf8");
    expect(html, route).toContain(`<a href="${String(redirects.get(route))}">`);
  }
});

test("an inherited member leads to the class that declares it", () => {
  for (const [address, to] of [
    ["/api/classes/Piece#first", "/api/classes/GameElement#first"],
    ["/api/classes/Game#all", "/api/classes/GameElement#all"],
    ["/api/classes/Stack#shuffle", "/api/classes/GameElement#shuffle"],
    ["/api/classes/D6#putinto", "/api/classes/Piece#putinto"],
    ["/api/classes/Board#first", "/api/classes/GameElement#first"],
  ] as const)
    expect(arrive(address).link, address).toBe(to);
});

test("Markdown, search and the table of contents show no old anchors", () => {
  const text = readFileSync(path.join(DIST, "llms-full.txt"), "utf8");
  const flow = readFileSync(path.join(DIST, "game/flow.md"), "utf8");
  for (const markdown of [text, flow]) expect(markdown).not.toContain("This has moved to");
  const html = readFileSync(path.join(DIST, "game/flow.html"), "utf8");
  expect(html).toContain('id="whileloop"');
  expect(html).toContain(LEADS_ON);
  expect(html).not.toContain('href="#whileloop"');
});
