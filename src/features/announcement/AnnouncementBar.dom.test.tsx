import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { BROKEN_STORAGE } from "../../../tests/dom/brokenStorage";
import { RUBBISH } from "../../../tests/rubbish";
import { AnnouncementBar } from "./AnnouncementBar";

const RELEASE = { id: "release-1", text: "A new release of the toolkit is out." };
const MARKUP = '"><img src=x onerror=window.injected=1>';

const bar = () => screen.queryByRole("region", { name: "Announcement" });
const closeButton = () => screen.getByRole("button", { name: "Close announcement" });

function keep(id: string, dismissed: string): void {
  localStorage.setItem("announcement.id", id);
  localStorage.setItem("announcement.dismissed", dismissed);
}

test("a closed announcement goes, and stays closed on the next visit", async () => {
  const visit = render(<AnnouncementBar announcement={RELEASE} />);
  expect(bar()?.textContent).toContain(RELEASE.text);
  await userEvent.click(closeButton());
  expect(bar()).toBeNull();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    "announcement.id": RELEASE.id,
    "announcement.dismissed": "true",
  });
  visit.unmount();
  render(<AnnouncementBar announcement={RELEASE} />);
  expect(bar()).toBeNull();
});

test("a new announcement shows although an older one was closed", () => {
  keep("an-older-one", "true");
  render(<AnnouncementBar announcement={RELEASE} />);
  expect(bar()).not.toBeNull();
});

test.each([
  ...RUBBISH.map((text) => [RELEASE.id, text.slice(0, 20), text] as const),
  [MARKUP, "true", "true"] as const,
])("rubbish in the storage shows the announcement: %s, %s", (id, _, dismissed) => {
  keep(id, dismissed);
  render(<AnnouncementBar announcement={RELEASE} />);
  expect(bar()).not.toBeNull();
  expect(document.querySelector("img")).toBeNull();
});

test.each(Object.entries(BROKEN_STORAGE))(
  "where storage %s, closing it lasts as long as the page",
  async (_, breakStorage) => {
    breakStorage();
    render(<AnnouncementBar announcement={RELEASE} />);
    expect(bar()).not.toBeNull();
    await userEvent.click(closeButton());
    expect(bar()).toBeNull();
  },
);

test("a site without an announcement has no bar", () => {
  render(<AnnouncementBar announcement={null} />);
  expect(bar()).toBeNull();
});
