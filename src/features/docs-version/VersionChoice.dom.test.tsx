import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { storeInOtherTab } from "../../../tests/dom/otherTab";
import { VersionChoice } from "./VersionChoice";

const KEY = "docs-preferred-version-toolkit";
const DOCS = {
  pluginId: "toolkit",
  version: { name: "current", label: "Next" },
  otherVersions: [{ name: "0.1", label: "0.1", href: "https://old.example.org/docs" }],
  current: null,
  scope: "all",
} as const;

/** The same docs, as the build of 0.1 on the same host describes them. */
const OLDER_DOCS = {
  ...DOCS,
  version: { name: "0.1", label: "0.1" },
  otherVersions: [{ name: "current", label: "Next", href: "/" }],
  current: { label: "0.2", url: "https://docs.example.org", routes: ["/"] },
};

const own = () => screen.getByRole<HTMLInputElement>("radio", { name: "Next (this site)" });
const old = () => screen.getByRole<HTMLInputElement>("radio", { name: "0.1" });
const link = () => screen.queryByRole("link", { name: "Open the docs of 0.1" });

test("a reader who prefers another version gets a link to it, and it is kept", async () => {
  const visit = render(<VersionChoice docs={DOCS} />);
  screen.getByRole("group", { name: "Version that you prefer to read" });
  expect(own().checked).toBe(true);
  expect(link()).toBeNull();
  await userEvent.click(old());
  expect(old().checked).toBe(true);
  expect(link()?.getAttribute("href")).toBe("https://old.example.org/docs");
  expect(screen.getByRole("status").textContent).toContain("You prefer 0.1.");
  expect(localStorage.getItem(KEY)).toBe("0.1");
  visit.unmount();
  render(<VersionChoice docs={DOCS} />);
  expect(old().checked).toBe(true);
  await userEvent.click(own());
  expect(localStorage.getItem(KEY)).toBe("current");
  expect(link()).toBeNull();
});

test("what a reader chose before the page was hydrated counts", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<VersionChoice docs={DOCS} />);
  old().click();
  render(<VersionChoice docs={DOCS} />, { container, hydrate: true });
  expect(old().checked).toBe(true);
  expect(screen.getByRole("status").textContent).toContain("You prefer 0.1.");
  expect(localStorage.getItem(KEY)).toBe("0.1");
});

test("two versions on one host share the choice", async () => {
  const visit = render(<VersionChoice docs={DOCS} />);
  await userEvent.click(old());
  visit.unmount();
  render(<VersionChoice docs={OLDER_DOCS} />);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "0.1 (this site)" }).checked).toBe(
    true,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Next" }));
  expect(localStorage.getItem(KEY)).toBe("current");
  expect(screen.getByRole("link", { name: "Open the docs of Next" }).getAttribute("href")).toBe(
    "/",
  );
});

test("the choice follows the other tab", () => {
  render(<VersionChoice docs={DOCS} />);
  storeInOtherTab(KEY, "0.1");
  expect(old().checked).toBe(true);
  storeInOtherTab(null);
  expect(own().checked).toBe(true);
});

test("a stored text that is no version is not believed", () => {
  localStorage.setItem(KEY, "0.0.7");
  render(<VersionChoice docs={DOCS} />);
  expect(own().checked).toBe(true);
  expect(link()).toBeNull();
});

test("docs in one version offer nothing to choose", () => {
  render(<VersionChoice docs={{ ...DOCS, otherVersions: [] }} />);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("Next").parentElement?.textContent).toMatch(
    /^These docs exist in one version, Next\./,
  );
});
