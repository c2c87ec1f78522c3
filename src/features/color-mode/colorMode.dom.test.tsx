import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ColorModeToggle } from "../../components/ColorModeToggle/ColorModeToggle";
import { BROKEN_STORAGE, replaceLocalStorage } from "../../../tests/dom/brokenStorage";
import { answerMediaQueries } from "../../../tests/dom/mediaQueries";
import { hearOfOtherTab, storeInOtherTab } from "../../../tests/dom/otherTab";
import { RUBBISH } from "../../../tests/rubbish";
import { startActions } from "../../shared/browser/actions";
import { followColorMode, toggleColorMode } from "./colorMode";

const LIGHT = { default: "light", respectSystem: false } as const;

startActions({ theme: toggleColorMode });

const toggle = () => screen.getByRole("button", { name: "Dark theme" });
const readTheme = () => document.documentElement.dataset["theme"];

/** The document and the button agree on a theme. */
function expectTheme(theme: "light" | "dark"): void {
  expect(readTheme()).toBe(theme);
  expect(toggle().getAttribute("aria-pressed")).toBe(String(theme === "dark"));
}

let stop: () => void;
afterEach(() => stop());

function renderToggle(settings: Parameters<typeof followColorMode>[0] = LIGHT) {
  render(<ColorModeToggle isOffered />);
  stop = followColorMode(settings);
  return userEvent.setup();
}

test("the theme is light at first, whatever the system prefers", () => {
  const changeSystem = answerMediaQueries(true);
  renderToggle();
  expectTheme("light");
  changeSystem(false);
  changeSystem(true);
  expectTheme("light");
});

test("the site's default is the first theme", () => {
  renderToggle({ ...LIGHT, default: "dark" });
  expectTheme("dark");
});

test("the toggle flips the theme, says where it leads, and keeps the choice", async () => {
  const user = renderToggle();
  expect(toggle().title).toBe("Switch to the dark theme");
  await user.click(toggle());
  expectTheme("dark");
  expect(toggle().title).toBe("Switch to the light theme");
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.click(toggle());
  expectTheme("light");
  expect(localStorage.getItem("theme")).toBe("light");
});

test("a stored choice is the first theme", () => {
  localStorage.setItem("theme", "dark");
  renderToggle();
  expectTheme("dark");
});

test.each(RUBBISH.map((text) => [text.slice(0, 20), text]))(
  "rubbish in the storage gives the default and is replaced by the next choice: %s",
  async (_, text) => {
    localStorage.setItem("theme", text);
    const user = renderToggle();
    expectTheme("light");
    await user.click(toggle());
    expect(localStorage.getItem("theme")).toBe("dark");
  },
);

test.each(Object.entries(BROKEN_STORAGE))(
  "where storage %s, a choice lasts as long as the page",
  async (_, breakStorage) => {
    breakStorage();
    const user = renderToggle();
    expectTheme("light");
    await user.click(toggle());
    expectTheme("dark");
    await user.click(toggle());
    expectTheme("light");
  },
);

describe("another tab", () => {
  test("is followed, and gets no answer", () => {
    const setItem = vi.fn();
    const getItem = vi.fn<Storage["getItem"]>(() => null);
    replaceLocalStorage({ getItem, setItem });
    renderToggle();
    for (const theme of ["dark", "light"] as const) {
      getItem.mockReturnValue(theme);
      hearOfOtherTab("theme", theme);
      expectTheme(theme);
    }
    expect(setItem).not.toHaveBeenCalled();
  });

  test("that clears the storage gives the default", async () => {
    const user = renderToggle();
    await user.click(toggle());
    storeInOtherTab(null);
    expectTheme("light");
  });
});

describe("a site that follows the system", () => {
  const SYSTEM = { ...LIGHT, respectSystem: true };

  test("changes with it while the reader has chosen nothing", () => {
    const changeSystem = answerMediaQueries(false);
    renderToggle(SYSTEM);
    expectTheme("light");
    changeSystem(true);
    expectTheme("dark");
  });

  test("leaves the reader's choice alone", async () => {
    const changeSystem = answerMediaQueries(true);
    const user = renderToggle(SYSTEM);
    await user.click(toggle());
    expectTheme("light");
    changeSystem(false);
    changeSystem(true);
    expectTheme("light");
  });
});
