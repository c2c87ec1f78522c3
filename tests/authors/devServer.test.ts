/** Uses `npm run dev` as an author does: in a copy of this working tree, with a browser. */
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readQueries } from "../../src/node/gatsby/queries";
import type { QueryAnswer } from "../../src/node/graphql/queryAnswer";
import { launchChromium } from "../../tools/chromium";
import { startCheckout, type Checkout } from "./checkout";

/** How long a page has to show what is expected, in ms. */
const SOON = { timeout: 60_000 };
const PAGE = "content/game/flow.mdx";

let site: Checkout;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startCheckout("--refresh"), launchChromium()]);
}, 420_000);

afterAll(async () => {
  await browser.close();
  await site.remove();
});

/** Opens a page of the server; every error that it throws is added to the list. */
async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(site.address + path);
  return { page, errors };
}

async function query(text: string, variables: object): Promise<QueryAnswer> {
  const response = await fetch(`${site.address}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: text, variables }),
  });
  return (await response.json()) as QueryAnswer;
}

test("GraphiQL shows a tab for every query, and answers one that an author types", async () => {
  const { page, errors } = await open("/___graphql");
  const tabs = page.locator(".graphiql-tab");
  await tabs.first().waitFor(SOON);
  expect(await tabs.count()).toBe(readQueries().length);
  const editor = page.locator(".graphiql-query-editor .CodeMirror-code");
  await editor.filter({ hasText: "deadLinks" }).waitFor(SOON);
  await editor.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText('query Typed { docPage(route: { eq: "/game/flow" }) { title } }');
  // Until then GraphiQL would request the operation that was there before.
  await tabs.filter({ hasText: "Typed" }).waitFor(SOON);
  await page.locator(".graphiql-execute-button").click();
  const result = page.locator(".result-window");
  await expect.poll(() => result.innerText(), SOON).toContain('"title": "Flow"');
  expect(errors).toEqual([]);
  await page.close();
}, 180_000);

test("every query of docs/queries is answered", async () => {
  for (const { name, text, variables } of readQueries()) {
    const answer = await query(text, variables);
    expect(answer.errors, name).toBeUndefined();
    expect(Object.keys(answer.data ?? {}), name).toHaveLength(1);
  }
}, 180_000);

test("every type, field and argument of the site's own has a description", async () => {
  const { data } = await query(
    `{ __schema { types { name kind description fields { name description args { name description } } } } }`,
    {},
  );
  interface Described {
    readonly name: string;
    readonly description: string | null;
  }
  interface Type extends Described {
    readonly kind: string;
    readonly fields: readonly (Described & { readonly args: readonly Described[] })[] | null;
  }
  const { types } = (data as { __schema: { types: readonly Type[] } }).__schema;
  // Gatsby describes neither its own types nor the four fields that it adds to every node.
  const GATSBY =
    /^(?:Site(?!Document)|File|Directory|Mdx|Internal|Node$|Query$|PageInfo$|LocalSearch|__)|Connection$|Edge$/;
  const NODE_FIELDS = ["id", "parent", "children", "internal"];
  const own = types.filter(
    ({ name, kind }) => ["OBJECT", "INTERFACE"].includes(kind) && !GATSBY.test(name),
  );
  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["DocPage", "Sample", "ContentLink", "ExampleGame", "ApiSymbol"]),
  );
  const bare = own.flatMap(({ name, description, fields }) => [
    ...(description ? [] : [name]),
    ...(fields ?? []).flatMap((field) => [
      ...(field.description || NODE_FIELDS.includes(field.name) ? [] : [`${name}.${field.name}`]),
      ...field.args.flatMap((arg) =>
        arg.description ? [] : [`${name}.${field.name}(${arg.name})`],
      ),
    ]),
  ]);
  expect(bare).toEqual([]);
});

test("an edit shows on the open page, and the terminal has nothing to say of the schema", async () => {
  const { page, errors } = await open("/game/flow");
  await page.getByRole("heading", { level: 1, name: "Flow" }).waitFor(SOON);
  const before = site.log().length;
  site.write(PAGE, `${site.read(PAGE)}\nA sentence that an author has just written.\n`);
  await waitForText(page, "A sentence that an author has just written.");
  expect(errors).toEqual([]);
  const printed = site.log().slice(before);
  expect(printed).not.toContain("conflicting field types");
  expect(printed.split("\n").length).toBeLessThan(60);
  await page.close();
}, 180_000);

/** Waits until an open page has a text, or no longer has it. */
async function waitForText(
  page: Page,
  text: string,
  state: "visible" | "attached" | "detached" = "visible",
): Promise<void> {
  await page
    .getByText(text)
    .first()
    .waitFor({ ...SOON, state });
}

/** Breaks a page, and returns what the open page shows about it and when that is gone again. */
async function spoil(page: Page, file: string, edit: (text: string) => string, message: string) {
  const right = site.read(file);
  const panel = page.getByRole("status", { name: "Problems in the content" });
  site.write(file, edit(right));
  await panel.getByText(message).waitFor(SOON);
  const shown = await panel.innerText();
  site.write(file, right);
  await panel.getByText(message).waitFor({ ...SOON, state: "hidden" });
  return shown;
}

test("a mistake is shown on its page with file, line and fix, and goes when it is put right", async () => {
  const { page } = await open("/game/flow");
  const end = site.read(PAGE).split("\n").length + 1;
  const place = `${PAGE}:${String(end)}`;
  const add = (text: string) => (source: string) => `${source}\n${text}\n`;
  const link = await spoil(page, PAGE, add("See [it](/game/bord)."), "leads to no page");
  expect(link).toContain("1 problem on this page");
  expect(link).toContain(place);
  expect(link).toContain('Fix: write "/game/board".');
  const tag = await spoil(page, PAGE, add("<Tabs>"), "is no valid MDX");
  expect(tag).toContain("1 problem on this page");
  const unknown = await spoil(page, PAGE, add("<Tap />"), "unknown component <Tap>");
  expect(unknown).toContain(place);
  const sample = await spoil(page, PAGE, add("```ts\nconst a: string = 5;\n```"), "TS2322");
  expect(sample).toContain(`${PAGE}:${String(end + 1)}`);
  await page.close();
}, 180_000);

test("a mistake in a game is shown on the game's page, and one elsewhere as elsewhere", async () => {
  const { page } = await open("/examples/garden-row");
  const facts = "content/games/garden-row/game.json";
  const game = await spoil(
    page,
    facts,
    (text) => text.replace('"E1"', '"1"'),
    "a number such as E1",
  );
  // The page's own player then has no game, which is a second problem.
  expect(game).toMatch(/problems? on this page/);
  expect(game).toContain(`${facts}:1`);
  const other = await spoil(
    page,
    PAGE,
    (text) => text.replace(/^order:.*$/m, ""),
    '"order" is missing',
  );
  expect(other).toMatch(/^\d problems? elsewhere/);
  await page.close();
}, 180_000);

test("an edit of a game's rules is played and shown, and a syntax error is named", async () => {
  const { page, errors } = await open("/examples/garden-row");
  const rules = "content/games/garden-row/game.ts";
  const right = site.read(rules);
  const edited = right.replace(/\n(?=import|export)/, "\nexport const JUST_SAVED = 1;\n");
  expect(edited).not.toBe(right);
  site.write(rules, edited);
  await waitForText(page, "JUST_SAVED", "attached");
  const served = await fetch(`${site.address}/live/games/garden-row.json`);
  expect(await served.text()).toContain("JUST_SAVED");
  site.write(rules, right);
  await waitForText(page, "JUST_SAVED", "detached");
  const fault = await spoil(page, rules, (text) => `${text}\nexport const = 1;\n`, "syntax error");
  expect(fault).toContain(`${rules}:${String(right.split("\n").length + 1)}`);
  expect(errors).toEqual([]);
  await page.close();
}, 180_000);

test.each([
  ["content/api/overlay.yml", "Obsolete; a class is registered"],
  ["content/api/limits.yml", "A turn stays with the player who reacted last"],
])(
  "an edit of %s shows on the open page of the reference",
  async (file, text) => {
    const { page, errors } = await open("/api/classes/Game");
    await waitForText(page, text, "attached");
    const right = site.read(file);
    site.write(file, right.replace(text, `Edited: ${text}`));
    await waitForText(page, `Edited: ${text}`, "attached");
    site.write(file, right);
    await waitForText(page, `Edited: ${text}`, "detached");
    expect(errors).toEqual([]);
    await page.close();
  },
  180_000,
);

test("a page that is not ready says so above its text", async () => {
  const { page } = await open("/game/flow");
  const right = site.read(PAGE);
  site.write(PAGE, right.replace(/^order:/m, "status: needs-review\norder:"));
  await waitForText(page, "Needs review: its author asks");
  site.write(PAGE, right);
  await waitForText(page, "Needs review: its author asks", "detached");
  await page.close();
}, 180_000);

test("live code runs", async () => {
  const { page, errors } = await open("/game/flow");
  const block = page.getByRole("region", { name: /^Live code/ }).first();
  await block.scrollIntoViewIfNeeded(SOON);
  await block.locator("iframe:not([inert])").waitFor(SOON);
  expect(errors).toEqual([]);
  await page.close();
}, 180_000);

test("the webhook reads the content again", async () => {
  const before = site.log().length;
  const response = await fetch(`${site.address}/__refresh`, { method: "POST" });
  expect(await response.json()).toEqual({ refreshing: "all plugins" });
  await expect.poll(() => site.log().slice(before), SOON).toContain("source and transform nodes");
}, 180_000);

test("ending npm run dev ends Gatsby too", async () => {
  await site.stop();
}, 60_000);
