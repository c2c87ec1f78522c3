import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { ImportLine } from "../../components/api/ImportLine";
import { MemberHeading } from "../../components/api/MemberHeading";
import { renderBody } from "../../node/content/mdx/testPage";
import { prepareProse, PROSE_ACTIONS, startProse } from "./prose";
import { startActions } from "../../shared/browser/actions";
import { COPY_STATUS } from "../../shared/contracts/siteIds";

const KEY = "tabs.package-manager";

/** Calls back with all that is observed, as a browser does after a layout in which it has another size. */
let resizeAll: () => void = () => undefined;

class FakeResizeObserver {
  readonly #targets: Element[] = [];
  constructor(callBack: (entries: readonly { readonly target: Element }[]) => void) {
    resizeAll = () => callBack(this.#targets.map((target) => ({ target })));
  }
  observe(target: Element): void {
    this.#targets.push(target);
  }
  disconnect(): void {
    this.#targets.length = 0;
  }
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  endListenersWithTest();
  startProse();
  startActions(PROSE_ACTIONS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows a page of this Markdown. */
function arrive(markdown: string): void {
  const main = document.createElement("main");
  main.innerHTML = renderBody(markdown);
  document.body.replaceChildren(main);
  prepareProse();
  resizeAll();
}

describe("tabs", () => {
  const tabs = (group: string, ...labels: readonly string[]) =>
    `<Tabs${group === "" ? "" : ` group="${group}"`}>\n${labels
      .map((label) => `<Tab label="${label}">\n\nHow with ${label}.\n\n</Tab>\n`)
      .join("")}</Tabs>\n\n`;
  const TWO_SETS =
    tabs("package-manager", "npm", "yarn", "pnpm") + tabs("package-manager", "npm", "yarn");

  const chosen = () =>
    screen
      .getAllByRole("tab")
      .filter((tab) => tab.getAttribute("aria-selected") === "true")
      .map((tab) => tab.textContent);
  const tab = (label: string) => screen.getAllByRole("tab", { name: label })[0]!;
  /** Labels of the panels that the style sheet shows. */
  const shown = () =>
    screen
      .getAllByRole("tabpanel")
      .filter((panel) => panel.hasAttribute("data-active"))
      .map((panel) => panel.querySelector("p + p")?.textContent);

  test("a click shows a variant in every set of the group, and it is kept", async () => {
    arrive(TWO_SETS);
    expect(chosen()).toEqual(["npm", "npm"]);
    await userEvent.click(tab("yarn"));
    expect(chosen()).toEqual(["yarn", "yarn"]);
    expect(shown()).toEqual(["How with yarn.", "How with yarn."]);
    expect(localStorage.getItem(KEY)).toBe("yarn");
  });

  test("a set that lacks the variant stays as it is", async () => {
    arrive(TWO_SETS);
    await userEvent.click(tab("pnpm"));
    expect(chosen()).toEqual(["pnpm", "npm"]);
  });

  test("sets of another group or of none stay as they are, and none keeps nothing", async () => {
    arrive(tabs("", "npm", "yarn") + tabs("", "npm", "yarn") + tabs("shell", "npm", "yarn"));
    await userEvent.click(tab("yarn"));
    expect(chosen()).toEqual(["yarn", "npm", "npm"]);
    expect(localStorage).toHaveLength(0);
  });

  test("arrow keys, Home and End choose a variant, which takes the focus", async () => {
    const user = userEvent.setup();
    arrive(tabs("package-manager", "npm", "yarn", "pnpm"));
    tab("npm").focus();
    for (const [key, label] of [
      ["ArrowRight", "yarn"],
      ["End", "pnpm"],
      ["ArrowRight", "npm"],
      ["ArrowLeft", "pnpm"],
      ["Home", "npm"],
    ]) {
      await user.keyboard(`{${key!}}`);
      expect(document.activeElement, key).toBe(tab(label!));
      expect(chosen(), key).toEqual([label]);
      expect(shown(), key).toEqual([`How with ${label!}.`]);
    }
  });

  test("only the chosen tab is a stop of the Tab key", async () => {
    const user = userEvent.setup();
    arrive(tabs("package-manager", "npm", "yarn"));
    await user.click(tab("yarn"));
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  });

  test("the start of the app changes no tab of a page that has long been open", () => {
    arrive(TWO_SETS);
    localStorage.setItem(KEY, "yarn");
    prepareProse();
    expect(chosen()).toEqual(["npm", "npm"]);
  });

  test("a page that the browser has kept whole shows what was chosen meanwhile", () => {
    arrive(TWO_SETS);
    localStorage.setItem(KEY, "yarn");
    const showPage = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    showPage(false);
    expect(chosen()).toEqual(["npm", "npm"]);
    showPage(true);
    expect(chosen()).toEqual(["yarn", "yarn"]);
  });

  test("the next page shows the kept variant", () => {
    localStorage.setItem(KEY, "yarn");
    arrive(TWO_SETS);
    expect(chosen()).toEqual(["yarn", "yarn"]);
    expect(shown()).toEqual(["How with yarn.", "How with yarn."]);
  });

  test("a stored variant that no set has gives the first one", () => {
    localStorage.setItem(KEY, "No such tab");
    arrive(TWO_SETS);
    expect(chosen()).toEqual(["npm", "npm"]);
    expect(shown()).toEqual(["How with npm.", "How with npm."]);
  });
});

describe("a block of code", () => {
  const BLOCK = '```ts title="game.ts"\nconst a = 1;\nconst b = 2;\n```\n';
  const button = (name: string) => screen.getByRole("button", { name });
  const announced = () => document.getElementById(COPY_STATUS)?.textContent;

  test("is copied by its button, which says so for a while, as does the live region", async () => {
    const user = userEvent.setup();
    arrive(BLOCK);
    const code = document.querySelector("pre code")?.textContent ?? "";
    const copy = button("Copy code: game.ts");
    await user.click(copy);
    await waitFor(() => expect(copy.textContent).toBe("Copied"));
    expect(await navigator.clipboard.readText()).toBe(code.replace(/\n$/, ""));
    expect(code).toContain("const a = 1;\nconst b = 2;");
    expect(announced()).toBe("Copied");
    expect(document.getElementById(COPY_STATUS)?.getAttribute("role")).toBe("status");
  });

  test("has its button back after two seconds, after a second try too", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    arrive(BLOCK);
    const copy = button("Copy code: game.ts");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
    for (const answer of ["Failed", "Copied"]) {
      await user.click(copy);
      await waitFor(() => expect(copy.textContent).toBe(answer));
    }
    vi.advanceTimersByTime(2100);
    expect(copy.textContent).toBe("Copy");
  });

  test("says what to do where the browser forbids the clipboard", async () => {
    const user = userEvent.setup();
    arrive(BLOCK);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(button("Copy code: game.ts"));
    await waitFor(() => expect(button("Copy code: game.ts").textContent).toBe("Failed"));
    expect(announced()).toBe("Copy failed: select the code instead");
  });

  /** Gives every block of code lines that are longer than the block, while they do not wrap. */
  function makeLong(): void {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.matches("pre:not([data-wrap])") ? 900 : 300;
    });
  }

  test("with long lines is a named stop of the Tab key until they wrap", async () => {
    const user = userEvent.setup();
    makeLong();
    arrive(BLOCK);
    const pre = screen.getByRole("group", { name: "Code: game.ts" });
    expect(pre.tabIndex).toBe(0);
    expect(pre.hasAttribute("data-scrolls")).toBe(true);
    const wrap = button("Wrap lines: game.ts");
    expect(wrap.getAttribute("aria-pressed")).toBe("false");
    await user.click(wrap);
    resizeAll();
    expect(wrap.getAttribute("aria-pressed")).toBe("true");
    expect(pre.hasAttribute("data-wrap")).toBe(true);
    expect(pre.hasAttribute("tabindex")).toBe(false);
    expect(pre.hasAttribute("data-scrolls")).toBe(false);
    expect(screen.queryByRole("group")).toBeNull();
    await user.click(wrap);
    resizeAll();
    expect(wrap.getAttribute("aria-pressed")).toBe("false");
    expect(pre.tabIndex).toBe(0);
  });

  test("that fits is no stop, and becomes one when the window gets narrow", () => {
    arrive("## Setup\n\n```ts\nconst a = 1;\n```\n");
    expect(screen.queryByRole("group")).toBeNull();
    makeLong();
    resizeAll();
    expect(screen.getByRole("group", { name: "Code: Setup" }).tabIndex).toBe(0);
  });
});

describe("copy buttons of the reference", () => {
  const MEMBER = (
    <MemberHeading member={{ name: "chooseOnBoard", anchor: "chooseonboard" }} level={3} />
  );
  const linkButton = () => screen.getByRole("button", { name: "Copy link to chooseOnBoard" });

  function showPart(part: React.ReactElement): void {
    history.replaceState(null, "", "/api/classes/Action");
    // The clipboard of the page.
    userEvent.setup();
    render(part);
  }
  async function expectCopied(button: HTMLElement, text: string): Promise<void> {
    await waitFor(() => expect(button.textContent).toBe("Copied"));
    expect(document.getElementById(COPY_STATUS)?.textContent).toBe("Copied");
    expect(await navigator.clipboard.readText()).toBe(text);
  }

  test("copy the whole address of a member, by keyboard too", async () => {
    showPart(MEMBER);
    linkButton().focus();
    await userEvent.keyboard("{Enter}");
    await expectCopied(linkButton(), `${location.origin}/api/classes/Action#chooseonboard`);
  });

  test("copy the import", async () => {
    const statement = 'import { Piece } from "@boardzilla/core";';
    showPart(<ImportLine fact={{ statement }} name="Piece" />);
    const button = screen.getByRole("button", { name: "Copy import of Piece" });
    await userEvent.click(button);
    await expectCopied(button, statement);
  });

  test("say what to do where the browser forbids the clipboard", async () => {
    showPart(MEMBER);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await userEvent.click(linkButton());
    await waitFor(() => expect(linkButton().textContent).toBe("Failed"));
    expect(document.getElementById(COPY_STATUS)?.textContent).toBe(
      "Copy failed: copy the address of the # link",
    );
  });
});

test('the bar "On this page" closes over the heading that its entry leads to', () => {
  document.body.innerHTML = `<nav data-contents><details open><summary>On this page</summary>
    <a href="#grids">Grids</a></details></nav>`;
  document.querySelector("a")!.click();
  expect(document.querySelector("details")!.open).toBe(false);
});
