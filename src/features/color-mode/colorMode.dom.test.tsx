import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ColorModeToggle } from "../../components/ColorModeToggle/ColorModeToggle";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { answerMediaQueries } from "../../../tests/dom/mediaQueries";
import { hearOfOtherTab } from "../../../tests/dom/otherTab";
import { startActions } from "../../shared/browser/actions";
import { followColorMode, toggleColorMode } from "./colorMode";

const toggle = () => screen.getByRole("button", { name: "Dark theme" });

/** The document and the button agree on a theme. */
function expectTheme(theme: "light" | "dark"): void {
  expect(document.documentElement.dataset["theme"]).toBe(theme);
  expect(toggle().getAttribute("aria-pressed")).toBe(String(theme === "dark"));
}

/** What the boot script finds to be the theme. */
let chosen: "light" | "dark";
let changeSystem: (isDark: boolean) => void;

beforeEach(() => {
  chosen = "light";
  vi.stubGlobal("showTheme", () => (document.documentElement.dataset["theme"] = chosen));
  changeSystem = answerMediaQueries(false);
  endListenersWithTest();
  startActions({ theme: toggleColorMode });
  render(<ColorModeToggle isOffered />);
  followColorMode();
});

test("the toggle flips the theme, says where it leads, and keeps the choice", async () => {
  await userEvent.click(toggle());
  expectTheme("dark");
  expect(toggle().title).toBe("Switch to the light theme");
  expect(localStorage.getItem("theme")).toBe("dark");
  await userEvent.click(toggle());
  expectTheme("light");
  expect(toggle().title).toBe("Switch to the dark theme");
  expect(localStorage.getItem("theme")).toBe("light");
});

test.each([
  ["another tab", () => hearOfOtherTab("theme", "dark")],
  ["the system", () => changeSystem(true)],
])("%s is followed, and nothing is stored", (_, change) => {
  chosen = "dark";
  change();
  expectTheme("dark");
  expect(localStorage).toHaveLength(0);
});
