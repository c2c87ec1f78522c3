import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { summaryUrl } from "./cards";
import { openPage, outlastDelays } from "./testing/page";

const SUMMARIES = "/api-summaries.json";
const FILES = {
  [SUMMARIES]: {
    "/api/classes/Action": ["class", "Action", "class Action", "What a player may do."],
    "/api/classes/Action#do": ["method", "Action#do", "do(): void", ""],
    "/api/classes/Flow": ["class", "Flow", "class Flow", "What happens when."],
    "/reference/glossary#seat": ["term", "seat", "", "A player's place at the table."],
  },
};

const PROSE = `
  <p><a href="/api/classes/Action">Action</a> <a href="/api/classes/Flow">Flow</a>
  <a href="/api/classes/Action#do">do</a> <a href="/game/flow">Guide</a>
  <a class="term" href="/reference/glossary#seat">seats</a>
  <a href="https://example.org/api/classes/Action">Elsewhere</a></p>
  <ul data-no-cards=""><li><a href="/api/classes/Action">Listed</a></li></ul>
  <h2>Setup <a class="anchor" href="/api/classes/Action#do">Anchor</a></h2>`;

const open = (files: Readonly<Record<string, unknown>> = FILES) =>
  openPage({ route: "/game/actions", prose: PROSE, files });

const link = (name: string) => screen.getByRole("link", { name });
const card = () => screen.queryByRole("tooltip");

describe("the card of a linked symbol", () => {
  test("says what the symbol is to a pointer that rests, and describes the link", async () => {
    const { user } = await open();
    expect(card()).toBeNull();
    await user.hover(link("Action"));
    const shown = await screen.findByRole("tooltip");
    expect(shown.querySelector("strong")?.textContent).toBe("Action");
    expect(shown.querySelector("code")?.textContent).toBe("class Action");
    expect(shown.lastElementChild?.textContent).toBe("What a player may do.");
    expect(link("Action").getAttribute("aria-describedby")).toBe(shown.id);
  });

  test("names a member by its class, and says nothing where nobody has", async () => {
    const { user } = await open();
    await user.hover(link("do"));
    const shown = await screen.findByRole("tooltip");
    expect(shown.textContent).toBe("Action.do methoddo(): void");
  });

  test("stays under the pointer and goes after it", async () => {
    const { user } = await open();
    await user.hover(link("Action"));
    await user.hover(await screen.findByRole("tooltip"));
    await outlastDelays();
    expect(card()).not.toBeNull();
    await user.hover(screen.getByRole("heading", { level: 1 }));
    await outlastDelays();
    expect(card()).toBeNull();
    expect(link("Action").hasAttribute("aria-describedby")).toBe(false);
  });

  test("goes when the pointer leaves the window", async () => {
    const { user } = await open();
    await user.hover(link("Action"));
    await screen.findByRole("tooltip");
    document.documentElement.dispatchEvent(new PointerEvent("pointerleave"));
    await outlastDelays();
    expect(card()).toBeNull();
  });

  test("does not come where the pointer only passes", async () => {
    const { user } = await open();
    await user.hover(link("Action"));
    await vi.advanceTimersByTimeAsync(100);
    await user.hover(screen.getByRole("heading", { level: 1 }));
    await outlastDelays();
    expect(card()).toBeNull();
  });

  test("closes on Escape under a resting pointer, until the pointer comes back", async () => {
    const { user } = await open();
    await user.hover(link("Action"));
    await screen.findByRole("tooltip");
    await user.keyboard("{Escape}");
    expect(card()).toBeNull();
    // A trembling hand.
    link("Action").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await outlastDelays();
    expect(card()).toBeNull();
    await user.hover(screen.getByRole("heading", { level: 1 }));
    await user.hover(link("Action"));
    expect(await screen.findByRole("tooltip")).toBeTruthy();
  });

  test("comes with the focus of the keyboard, goes on Escape and with the focus", async () => {
    const { user } = await open();
    await user.tab();
    expect(document.activeElement).toBe(link("Action"));
    expect((await screen.findByRole("tooltip")).textContent).toContain("class Action");
    await user.keyboard("{Escape}");
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(link("Action"));
    await user.tab();
    expect((await screen.findByRole("tooltip")).textContent).toContain("class Flow");
    expect(link("Action").hasAttribute("aria-describedby")).toBe(false);
    await user.tab({ shift: true });
    expect((await screen.findByRole("tooltip")).textContent).toContain("class Action");
  });

  test("does not come where its file is missing, and comes when it is back", async () => {
    const { user, asked, serve } = await open({});
    await user.hover(link("Action"));
    await outlastDelays();
    expect(asked).toEqual([SUMMARIES]);
    expect(card()).toBeNull();
    serve(FILES);
    await user.hover(link("Flow"));
    await outlastDelays();
    expect(card()?.textContent).toContain("class Flow");
    expect(asked).toHaveLength(2);
  });

  test.each([
    ["that taps", "[TouchA]"],
    ["that rests", "[TouchA>]"],
  ])("does not come between a finger %s and its link", async (_, keys) => {
    const { user, asked } = await open();
    await user.pointer({ keys, target: link("Action") });
    await outlastDelays();
    expect(asked).toEqual([]);
    expect(card()).toBeNull();
  });

  test.each([
    ["its meaning", FILES, "seat termA player's place at the table."],
    [
      "nothing where its file is missing",
      { [SUMMARIES]: { ...FILES[SUMMARIES], "/reference/glossary#seat": [] } },
      undefined,
    ],
  ])(
    "the first tap on a term shows %s, and the second one follows the link",
    async (_, files, says) => {
      const { user } = await open(files);
      const tap = async (): Promise<boolean> => {
        let isFollowed = false;
        const onClick = (event: Event): void => {
          isFollowed = !event.defaultPrevented;
          event.preventDefault();
        };
        document.addEventListener("click", onClick, { once: true });
        await user.pointer({ keys: "[TouchA]", target: link("seats") });
        return isFollowed;
      };
      // The first sign of a reader loads the cards.
      await user.hover(link("Action"));
      await screen.findByRole("tooltip");
      expect(await tap()).toBe(false);
      await outlastDelays();
      expect(card()?.textContent).toBe(says);
      expect(await tap()).toBe(true);
    },
  );

  test.each(["Guide", "Elsewhere", "Listed", "Anchor"])(
    "does not come for a link that says itself where it leads: %s",
    async (name) => {
      const { user, asked } = await open();
      await user.hover(link(name));
      await outlastDelays();
      expect(card()).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});

test.each([
  ["/api/classes/Deck", "", "/api/classes/Deck"],
  ["/api/classes/Deck", "#dealAll", "/api/classes/Deck#dealall"],
  ["/api/modules", "#loop", "/api/modules#loop"],
  ["/api/modules", "", undefined],
  ["/reference/glossary", "#seat", "/reference/glossary#seat"],
  ["/api", "#category-board", undefined],
  ["/game/flow", "#loop", undefined],
])("a link to %s%s leads to the card of %s", (route, hash, expected) =>
  expect(summaryUrl(route, hash)).toBe(expected),
);
