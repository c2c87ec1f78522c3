import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { BROKEN_STORAGE } from "../../../tests/dom/brokenStorage";
import { storeInOtherTab } from "../../../tests/dom/otherTab";
import { INDEX_TOGGLES, type IndexGroup } from "../../shared/api/memberIndex";
import type { IndexEntry, MemberKind } from "../../shared/contracts/apiPage";
import { MemberIndex } from "../../components/api/MemberIndex";
import { startIndex, switchToggle } from "./startIndex";

const KEY = "api.index.hidden";

const entry = (name: string, kind: MemberKind, summary = ""): IndexEntry => ({
  name,
  kind,
  summary,
  url: `#${name.toLowerCase()}`,
});

const GROUPS: readonly IndexGroup[] = [
  {
    title: "Structure",
    slug: "structure",
    entries: [
      entry("adjacencies", "method", "Lists the neighbors."),
      entry("isAdjacentTo", "method", "Whether two spaces touch."),
      entry("name", "property", "What players call it."),
    ],
  },
  {
    title: "Play",
    slug: "play",
    entries: [entry("chooseOnBoard", "method", "Asks for an element.")],
  },
  {
    title: "Piece",
    inheritedFrom: { name: "Piece", url: "/api/classes/Piece" },
    entries: [entry("putInto", "method", "Moves it."), entry("row", "property", "Its place.")],
  },
];

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Filter members" });
const status = () => screen.getByRole("status");
const says = (text: string) => waitFor(() => expect(status().textContent).toBe(text));
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
/** The members that the reader sees in the index. */
const shownNames = () =>
  screen
    .queryAllByRole("link")
    .filter((link) => link.matches("li > a") && !link.closest("details:not([open])"))
    .map((link) => link.textContent);
const inherited = () => screen.queryByText("Inherited from")?.closest("details") ?? null;
const OWN = ["adjacencies", "isAdjacentTo", "name", "chooseOnBoard"];

/** Shows an index as the server sends it. The reader may do something with it before the app is there. */
function renderIndex(groups = GROUPS, before = (): void => undefined) {
  const { container } = render(<MemberIndex groups={groups} noun="members" />);
  before();
  onTestFinished(startIndex(container));
  return userEvent.setup();
}

beforeEach(() => {
  // The switches last as long as the page, which all tests share.
  for (const toggle of INDEX_TOGGLES) switchToggle(toggle, true);
  localStorage.clear();
});

describe("the filter", () => {
  test("narrows the index, marks what was found, says how much, and Escape clears it", async () => {
    const user = renderIndex();
    expect(status().textContent).toBe("6 members");
    await user.type(field(), "adjac");
    await says("2 of 6 members");
    expect(shownNames()).toEqual(["adjacencies", "isAdjacentTo"]);
    const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(["adjac", "Adjac"]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "Structure 2 of 3" })).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(field().value).toBe("");
    await says("6 members");
    expect(shownNames()).toEqual(OWN);
    expect(document.querySelectorAll("mark")).toHaveLength(0);
  });

  test("keeps its text when Escape ends an input method's composition", async () => {
    const user = renderIndex();
    await user.type(field(), "adjac");
    for (const sign of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(field(), { key: "Escape", ...sign });
    expect(field().value).toBe("adjac");
  });

  test("opens the inherited group in which it finds something, and closes it again", async () => {
    const user = renderIndex();
    expect(inherited()?.open).toBe(false);
    await user.type(field(), "putinto");
    await says("1 of 6 members");
    expect(inherited()?.open).toBe(true);
    expect(shownNames()).toEqual(["putInto"]);
    await user.keyboard("{Escape}");
    await says("6 members");
    expect(inherited()?.open).toBe(false);
  });

  test("opens no group that the reader has opened, and leaves it open", async () => {
    const user = renderIndex();
    inherited()!.open = true;
    await user.type(field(), "putinto");
    await user.keyboard("{Escape}");
    expect(inherited()?.open).toBe(true);
  });

  test("takes over what the reader typed before the app was there", () => {
    renderIndex(GROUPS, () => {
      field().value = "onboard";
    });
    expect(status().textContent).toBe("1 of 6 members");
  });
});

describe("the switches", () => {
  test("hide by kind", async () => {
    const user = renderIndex();
    await user.click(switchOf("methods"));
    expect(shownNames()).toEqual(["name"]);
    expect(status().textContent).toBe("2 of 6 members");
    await user.click(switchOf("properties"));
    expect(shownNames()).toEqual([]);
    await user.click(switchOf("methods"));
    expect(shownNames()).toEqual(["adjacencies", "isAdjacentTo", "chooseOnBoard"]);
  });

  test("hide what is inherited, and are remembered", async () => {
    const user = renderIndex();
    await user.click(switchOf("inherited"));
    expect(status().textContent).toBe("4 of 6 members");
    expect(inherited()?.closest("[hidden]")).not.toBeNull();
    expect(localStorage.getItem(KEY)).toBe("inherited");
    await user.click(switchOf("inherited"));
    expect(inherited()?.closest("[hidden]")).toBeNull();
    expect(localStorage.getItem(KEY)).toBe("");
  });

  test("are as the last visit left them", () => {
    localStorage.setItem(KEY, "inherited methods");
    renderIndex();
    expect(switchOf("inherited").checked).toBe(false);
    expect(switchOf("methods").checked).toBe(false);
    expect(switchOf("properties").checked).toBe(true);
    expect(shownNames()).toEqual(["name"]);
  });

  test("take over what the reader switched off before the app was there", () => {
    renderIndex(GROUPS, () => switchOf("methods").click());
    expect(switchOf("methods").checked).toBe(false);
    expect(shownNames()).toEqual(["name"]);
    expect(localStorage.getItem(KEY)).toBe("methods");
  });

  test("follow the other tab", () => {
    renderIndex();
    storeInOtherTab(KEY, "methods");
    expect(switchOf("methods").checked).toBe(false);
    expect(shownNames()).toEqual(["name"]);
    storeInOtherTab(null);
    expect(switchOf("methods").checked).toBe(true);
    expect(shownNames()).toEqual(OWN);
  });

  test("that a page does not have hide nothing on it", () => {
    localStorage.setItem(KEY, "methods");
    renderIndex(GROUPS.slice(1, 2));
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(shownNames()).toEqual(["chooseOnBoard"]);
  });

  test.each(['{"hidden":["methods"]}', "methods everything"])(
    "hide nothing when rubbish is stored: %s",
    (stored) => {
      localStorage.setItem(KEY, stored);
      renderIndex();
      expect(status().textContent).toBe("6 members");
      expect(switchOf("methods").checked).toBe(true);
    },
  );

  test.each(Object.entries(BROKEN_STORAGE))(
    "last as long as the page where storage %s",
    async (_, breakStorage) => {
      breakStorage();
      const user = renderIndex();
      await user.click(switchOf("inherited"));
      expect(switchOf("inherited").checked).toBe(false);
      expect(inherited()?.closest("[hidden]")).not.toBeNull();
      // The next page shows its own index.
      const { container } = render(<MemberIndex groups={GROUPS} noun="symbols" />);
      onTestFinished(startIndex(container));
      const switches = screen.getAllByRole<HTMLInputElement>("checkbox", { name: "inherited" });
      expect(switches.map(({ checked }) => checked)).toEqual([false, false]);
    },
  );
});
