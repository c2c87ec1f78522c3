import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { AnnouncementBar } from "../../components/AnnouncementBar/AnnouncementBar";
import { startActions } from "../../shared/browser/actions";
import { closeAnnouncement } from "./announcement";

const isClosed = () => document.documentElement.dataset["announcement"] === "closed";

beforeEach(() => {
  delete document.documentElement.dataset["announcement"];
  endListenersWithTest();
  startActions({ "close-announcement": closeAnnouncement });
  render(<AnnouncementBar id="release-1" text="A new release of the toolkit is out." />);
});

const close = () => userEvent.click(screen.getByRole("button", { name: "Close announcement" }));

test("a closed announcement goes, and the boot script finds it closed on the next page", async () => {
  expect(isClosed()).toBe(false);
  await close();
  expect(isClosed()).toBe(true);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    "announcement.id": "release-1",
    "announcement.dismissed": "true",
  });
});
