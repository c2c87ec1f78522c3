import { beforeEach, describe, expect, test, vi } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { renderBody } from "../../node/content/mdx/testPage";
import { prepareProse, startProse } from "./prose";

const KEY = "tabs.package-manager";

/** Shows a page of this Markdown. */
function arrive(markdown: string): void {
  const main = document.createElement("main");
  main.innerHTML = renderBody(markdown);
  document.body.replaceChildren(main);
  prepareProse();
}

describe("what is folded or in a tab", () => {
  const SETS = `<Tabs group="package-manager">
<Tab label="npm">

How with npm.

</Tab>
<Tab label="yarn">

How with yarn.

<Tabs>
<Tab label="old">

Old.

</Tab>
<Tab label="new">

### New yarn

How with new yarn.

</Tab>
</Tabs>
</Tab>
</Tabs>

<Tabs group="package-manager">
<Tab label="npm">

npm again.

</Tab>
<Tab label="yarn">

yarn again.

</Tab>
</Tabs>

`;
  const PAGE = `## Setup\n\n${SETS}<Hint>\n\n### A hint\n\nHow.\n\n</Hint>\n`;
  const panels = (attribute: string) =>
    [...document.querySelectorAll<HTMLElement>(".tab-panel")]
      .filter((panel) => panel.hasAttribute(attribute))
      .map((panel) => panel.querySelector("p + :is(p, h3)")?.textContent.replace("#", ""));
  const hidden = () => panels("hidden");
  const find = (text: string): HTMLElement =>
    [...document.querySelectorAll<HTMLElement>("main :is(p, h3)")].find(
      ({ textContent }) => textContent.replace("#", "") === text,
    )!;
  /** Takes what a browser does when it finds a text: it asks the panels around it, from the inside. */
  function findInPage(text: string): void {
    for (let at = find(text).parentElement; at; at = at.parentElement)
      if (at.getAttribute("hidden") === "until-found")
        at.dispatchEvent(new Event("beforematch", { bubbles: true }));
  }
  const scrolled = vi.fn();

  beforeEach(() => {
    scrolled.mockReset();
    vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(scrolled);
    history.replaceState(null, "", "/page");
    endListenersWithTest();
    startProse();
    arrive(PAGE);
    return () => history.replaceState(null, "", "/");
  });

  const FIRST = ["How with yarn.", "New yarn", "yarn again."];

  test("can be found in the page, where the browser can", () => {
    expect(hidden()).toEqual(FIRST);
    for (const panel of document.querySelectorAll("[hidden]"))
      expect(panel.getAttribute("hidden")).toBe("until-found");
  });

  test("is open once something in it is found, in all of its group, and nothing is remembered", () => {
    localStorage.setItem(KEY, "npm");
    findInPage("How with new yarn.");
    expect(hidden()).toEqual(["How with npm.", "Old.", "npm again."]);
    expect(panels("data-active")).toEqual(["How with yarn.", "New yarn", "yarn again."]);
    expect(localStorage.getItem(KEY)).toBe("npm");
    // The app hydrates the page that the reader has searched.
    prepareProse();
    expect(hidden()).toEqual(["How with npm.", "Old.", "npm again."]);
  });

  test("opens for the address of a page that arrives, and leaves it to the app to scroll there", () => {
    history.replaceState(null, "", "/other#new-yarn");
    document.querySelector("main")!.innerHTML = renderBody(PAGE);
    prepareProse();
    expect(hidden()).toEqual(["How with npm.", "Old.", "npm again."]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("opens for the address of the first page, and stays as the reader leaves it", () => {
    history.replaceState(null, "", "/first#a-hint");
    arrive(PAGE);
    const hint = document.querySelector("details")!;
    expect(hint.open).toBe(true);
    hint.open = false;
    prepareProse();
    expect(hint.open).toBe(false);
  });

  test.each([
    ["a-hint", FIRST, true],
    ["Tab-1-2-panel", ["How with npm.", "New yarn", "npm again."], false],
  ])("opens for an anchor of the page, which is scrolled to: %s", (anchor, closed, isOpen) => {
    history.replaceState(null, "", `/page#${anchor}`);
    window.dispatchEvent(new Event("hashchange"));
    expect(hidden()).toEqual(closed);
    expect(document.querySelector("details")!.open).toBe(isOpen);
    expect(scrolled.mock.contexts).toEqual([document.getElementById(anchor)]);
  });

  test("stays as it is for an anchor that is shown already, or is none", () => {
    for (const anchor of ["Tab-1-1-panel", "nowhere", ""]) {
      history.replaceState(null, "", `/page#${anchor}`);
      window.dispatchEvent(new Event("hashchange"));
    }
    expect(hidden()).toEqual(FIRST);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
