import { describe, expect, test } from "vitest";
import { buildBootScript } from "../../node/output/adapter/ownScripts";
import { APP, type Outcome, ROUTES, script, visit, type Visit } from "./testing/visit";

test("the script is plain and the same in two runs", async () => {
  expect(await buildBootScript()).toBe(script);
  expect(script).not.toMatch(/=>|`|<\/|<!--|\b(?:const|let|class|eval|Function)\b|[^ -~]/);
});

describe("a script that does not come", () => {
  const ALL = { "data-app": "", "data-js": "", "data-theme": "light" };
  test.each([
    ["at all leaves the page as without JavaScript", "/early-0.js", undefined, ["data-theme"]],
    ["of the app hides what it makes work", "/app-0.js", undefined, ["data-js", "data-theme"]],
    ["later is no business of the page as a whole", "/app-0.js", {}, Object.keys(ALL)],
    ["is not a picture that does not come", "/board-0.svg", undefined, Object.keys(ALL)],
    ["of an extension is not ours", "chrome-extension://abc/app-0.js", undefined, Object.keys(ALL)],
    ["of the host is not ours", "https://other.example/early-0.js", undefined, Object.keys(ALL)],
  ])("%s", (_, src, loader, left) => {
    const outcome = visit({ at: "/game", page: "/game" });
    expect(outcome.attributes).toEqual(ALL);
    outcome.loseScript(src, loader);
    expect(Object.keys(outcome.attributes).sort()).toEqual(left);
  });
});

describe("an exception", () => {
  test("of the early script leaves the page as without JavaScript", () => {
    const outcome = visit({ at: "/game", page: "/game" });
    outcome.throwIn("/early-0.js");
    expect(Object.keys(outcome.attributes)).toEqual(["data-theme"]);
  });

  test.each([
    ["of the early script once it has run", "/early-0.js", true],
    ["of anything else", "chrome-extension://abc/inject.js", false],
  ])("%s takes nothing away", (_, file, hasRun) => {
    const outcome = visit({ at: "/game", page: "/game" });
    if (hasRun) outcome.loadScript("/early-0.js");
    outcome.throwIn(file);
    expect(Object.keys(outcome.attributes)).toHaveLength(3);
  });
});

describe("a click on a button before the early script listens", () => {
  const setUp = () => {
    const outcome = visit({ at: "/game", page: "/game" });
    let clicks = 0;
    const button = { click: () => (clicks += 1) };
    const icon = { closest: (selector: string) => (selector === "button" ? button : null) };
    outcome.click(icon);
    return { outcome, icon, countClicks: () => clicks };
  };

  test("is repeated when that script has come", () => {
    const { outcome, countClicks } = setUp();
    outcome.loadScript("/app-0.js");
    expect(countClicks()).toBe(0);
    outcome.loadScript("/early-0.js");
    expect(countClicks()).toBe(1);
  });

  test("on anything else is left alone", () => {
    const { outcome } = setUp();
    outcome.click({ closest: () => null });
    expect(() => {
      outcome.loadScript("/early-0.js");
    }).not.toThrow();
  });
});

test.each(["/a%2fb%23c", "/a%26%2B%2C%3A%3B%40%24%3F", "/%E6%97%A5"])(
  "the address %s is the same for the router as for the browser",
  (path) => {
    const outcome = visit({ at: path, page: "/404.html" });
    expect(outcome.encodeURI(outcome.decodeURI(path))).toBe(path);
    expect(outcome.encodeURI("/50% off")).toBe("/50%25%20off");
  },
);

describe("the sidebar", () => {
  const place = (linkTop: number, keptTop?: string): number =>
    visit({
      at: "/game",
      page: "/game",
      linkTop,
      ...(keptTop === undefined ? {} : { keptTop }),
    }).sidebarTop;

  test("stays at its top when the current page is in view there", () => expect(place(500)).toBe(0));
  test("is scrolled to the current page", () => expect(place(1864)).toBeGreaterThan(1500));
  test("is where the reader left it", () => expect(place(1864, "1200")).toBe(1200));
  test("shows the current page all the same", () => expect(place(100, "1200")).toBeLessThan(100));
  test("folds the sections that the reader has folded, but not the one with the current page", () => {
    const sections = [
      ["Pages of Guides", true],
      ["Pages of Recipes", false],
      ["Pages of API", false],
    ] as const;
    const openWith = (folded: string): readonly string[] =>
      visit({
        ...{ at: "/game", page: "/game", linkTop: 0, sections },
        kept: { "sidebar.folded": folded },
      }).openSections;
    expect(openWith("")).toHaveLength(3);
    expect(openWith("Pages of API\nPages of Guides")).toEqual([
      "Pages of Guides",
      "Pages of Recipes",
    ]);
  });
  test("is left alone on a phone, where the menu is closed", () => {
    expect(visit({ at: "/game", page: "/game", linkTop: 1864, isPhone: true }).sidebarTop).toBe(0);
  });
  test("does not mind rubbish in storage", () => expect(place(1864, "x")).toBe(place(1864)));
});

describe("what Gatsby needs", () => {
  test("is set from the data blocks; the mapping is an object", () => {
    const outcome = visit({ at: "/game/board", page: "/game/board" });
    expect(outcome.pagePath).toBe("/game/board");
    expect(outcome.chunkMapping).toEqual({ app: ["/app.js"] });
    expect(outcome.compilationHash).toBe("abc");
    expect(outcome.address).toBe("/game/board");
  });

  test("missing blocks leave a page that can be read", () => {
    const outcome = visit({ at: "/game/board", app: null });
    expect(outcome.pagePath).toBeNull();
    expect(outcome.chunkMapping).toEqual({});
    expect(outcome.attributes).toEqual({ "data-app": "", "data-js": "", "data-theme": "light" });
  });

  test("decoding never throws", () => {
    const outcome = visit({ at: "/", page: "/" });
    expect(outcome.decodeURI("/%E0%A4%A")).toBe("/%E0%A4%A");
    expect(outcome.decodeURIComponent("100%")).toBe("100%");
    expect(outcome.decodeURIComponent("%E6%97%A5")).toBe("日");
  });
});

describe("the theme", () => {
  const themeOf = (changes: Partial<Visit>): string | undefined =>
    visit({ at: "/", page: "/", ...changes }).attributes["data-theme"];
  const withTheme = (theme: object): object => ({ ...APP, theme });

  test.each<readonly [string, Partial<Visit>, string]>([
    ["the reader's choice", { stored: "dark" }, "dark"],
    ["the default when a stored text is no theme", { stored: "sepia" }, "light"],
    ["the default when storage is forbidden", { stored: new Error("denied") }, "light"],
    ["the site's default", { app: withTheme({ default: "dark", respectSystem: false }) }, "dark"],
    ["the default, not the system's", { systemIsDark: true }, "light"],
    [
      "the system's if the site follows it",
      { app: withTheme({ default: "light", respectSystem: true }), systemIsDark: true },
      "dark",
    ],
    [
      "the system's light theme, too",
      { app: withTheme({ default: "dark", respectSystem: true }) },
      "light",
    ],
    [
      "the reader's choice before the system's",
      {
        app: withTheme({ default: "light", respectSystem: true }),
        systemIsDark: true,
        stored: "light",
      },
      "light",
    ],
  ])("is %s", (_, changes, expected) => expect(themeOf(changes)).toBe(expected));

  test("is chosen again when another tab or the system has changed", () => {
    const { attributes, showTheme } = visit({ at: "/", page: "/", stored: "dark" });
    attributes["data-theme"] = "light";
    showTheme();
    expect(attributes["data-theme"]).toBe("dark");
  });
});

describe("an announcement", () => {
  const closed = { "announcement.id": "b", "announcement.dismissed": "true" };

  test.each<readonly [string, { id: string | undefined; kept: Record<string, string> }, unknown]>([
    ["that was closed is not shown", { id: "b", kept: closed }, "closed"],
    ["with another id is shown", { id: "c", kept: closed }, undefined],
    ["that was never closed is shown", { id: "b", kept: {} }, undefined],
    ["that does not exist is no matter", { id: undefined, kept: closed }, undefined],
  ])("%s", (_, { id, kept }, expected) => {
    const { attributes } = visit({ at: "/", page: "/", app: { ...APP, announcement: id }, kept });
    expect(attributes["data-announcement"]).toBe(expected);
  });

  test("that was closed on another page is closed on one that the browser has kept whole", () => {
    const kept: Record<string, string> = {};
    const app = { ...APP, announcement: "b" };
    const { attributes, showPage } = visit({ at: "/", page: "/", app, kept });
    Object.assign(kept, closed);
    showPage(false);
    expect(attributes["data-announcement"]).toBeUndefined();
    showPage(true);
    expect(attributes["data-announcement"]).toBe("closed");
  });
});

describe("other spellings of a page's address", () => {
  test.each([
    ["/game/board.html?x=1#y", "/game/board?x=1#y"],
    ["/game/board/?x=1#y", "/game/board?x=1#y"],
    ["/game/board/index.html?x#%", "/game/board?x#%"],
    ["//game//board.html", "/game/board"],
    ["/Game/Board", "/game/board"],
    ["/other", "/other"],
    [
      "/web/2025/https://docs.example.org/game/board",
      "/web/2025/https://docs.example.org/game/board",
    ],
  ])("%s becomes %s", (at, expected) => {
    expect(visit({ at, page: "/game/board" })).toMatchObject({
      address: expected.startsWith("/web")
        ? new URL(at, "https://docs.example.org").pathname
        : expected,
      sentTo: undefined,
      pagePath: "/game/board",
    });
  });

  test.each([
    ["/index.html?x", "", "/?x"],
    ["/index", "", "/"],
    ["/docs", "/docs", "/docs/"],
    ["/docs/index.html#a", "/docs", "/docs/#a"],
    ["/docs/", "/docs", "/docs/"],
  ])("the home page %s below %s becomes %s", (at, prefix, expected) =>
    expect(visit({ at, page: "/", app: { ...APP, prefix } }).address).toBe(expected),
  );

  test("the prefix is kept", () => {
    const app = { ...APP, prefix: "/docs" };
    const outcome = visit({ at: "/docs/game/board.html", page: "/game/board", app });
    expect(outcome).toMatchObject({ address: "/docs/game/board", pagePath: "/game/board" });
  });

  test("a page outside of its prefix keeps its address", () => {
    const app = { ...APP, prefix: "/docs" };
    expect(visit({ at: "/game/board.html", page: "/game/board", app }).address).toBe(
      "/game/board.html",
    );
  });
});

describe("the notice of a wrong base path", () => {
  test.each([
    ["/elsewhere/", "/", "", "/elsewhere/"],
    ["/elsewhere/index.html?x#y", "/", "", "/elsewhere/"],
    ["/", "/", "/docs", "/"],
    ["/game", "/game", "/docs", ""],
    ["/sub/nope", "/404.html", "", ""],
  ])("is shown at %s on the page %s, built for %s/, and suggests %j", (at, page, p, expected) =>
    expect(visit({ at, page, app: { ...APP, prefix: p } }).suggestedBase).toBe(expected),
  );

  test.each([
    ["/", "/", ""],
    ["/docs/", "/", "/docs"],
    ["/game/?x#y", "/game", ""],
    ["/docs/game.html", "/game", "/docs"],
  ])("is hidden at %s on the page %s, built for %s/", (at, page, p) =>
    expect(visit({ at, page, app: { ...APP, prefix: p } }).suggestedBase).toBeUndefined(),
  );
});

describe("the not-found page", () => {
  const lookFor = (at: string, changes: Partial<Visit> = {}): Outcome =>
    visit({ at, page: "/404.html", app: { ...APP, routes: ROUTES }, ...changes });

  test.each([
    ["/api/classes/game?x=1#all", "/api/classes/Game?x=1#all"],
    ["/API/Classes/GAME", "/api/classes/Game"],
    ["/game/board/?x", "/game/board?x"],
    ["/game/board/index.html", "/game/board"],
  ])("sends %s to %s", (at, expected) =>
    expect(lookFor(at)).toMatchObject({ sentTo: expected, pagePath: "/404.html" }),
  );

  test.each(["/nope", "/nope/", "/404", "/404.html", "/game", "/%E0%A4%A", "/game/board"])(
    "stays at %s",
    (at) => {
      const outcome = lookFor(at);
      expect(outcome).toMatchObject({ sentTo: undefined, address: at });
    },
  );

  test("keeps the prefix", () => {
    const app = { ...APP, prefix: "/docs", routes: ROUTES };
    expect(lookFor("/docs/api/classes/game", { app }).sentTo).toBe("/docs/api/classes/Game");
  });

  test("does not go back where a host has sent the reader away from", () =>
    expect(lookFor("/game/board/", { redirectCount: 1 }).sentTo).toBeUndefined());
});
