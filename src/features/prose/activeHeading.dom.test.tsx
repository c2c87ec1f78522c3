import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { scheduleActiveHeading } from "./activeHeading";

const HEADINGS = [
  { depth: 2, slug: "spaces", text: "Spaces" },
  { depth: 3, slug: "grids", text: "Grids" },
  { depth: 4, slug: "cells", text: "Cells" },
  { depth: 2, slug: "pieces", text: "Pieces" },
];

/** Where each heading is on the page, in CSS px. */
const TOPS: Readonly<Record<string, number>> = {
  spaces: 300,
  grids: 900,
  cells: 1200,
  pieces: 2000,
};

let scrolled = 0;

function scrollTo(to: number): void {
  scrolled = to;
  scheduleActiveHeading();
}

/** The highlighted entry, both in the box and in the column beside the text. */
const marked = () => [
  ...new Set(
    [...document.querySelectorAll("nav [aria-current=location]")].map((link) => link.textContent),
  ),
];
const marks = (entries: readonly string[]) => waitFor(() => expect(marked()).toEqual(entries));

beforeEach(() => {
  scrolled = 0;
  const main = document.createElement("main");
  for (const { depth, slug, text } of HEADINGS) {
    const heading = document.createElement(`h${String(depth)}`);
    heading.id = slug;
    heading.textContent = text;
    const top = TOPS[slug]!;
    vi.spyOn(heading, "getBoundingClientRect").mockImplementation(
      () => new DOMRect(0, top - scrolled, 600, 30),
    );
    main.append(heading);
  }
  document.body.append(main);
  vi.stubGlobal("innerHeight", 800);
  render(<TableOfContents headings={HEADINGS} levels={{ from: 2, to: 3 }} isBar={false} />);
});

test("the contents list the headings of their levels", () => {
  const nav = screen.getByRole("navigation", { name: "On this page" });
  const lists = [...nav.children].map((list) =>
    [...list.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  );
  const entries = ["#spaces", "#grids", "#pieces"];
  expect(lists).toEqual([entries, entries]);
});

test("above the first heading nothing is marked", async () => {
  scrollTo(200);
  await marks(["Spaces"]);
  scrollTo(0);
  await marks([]);
});

test("the last heading above the reading line is marked, a quarter down the window", async () => {
  scrollTo(699);
  await marks(["Spaces"]);
  scrollTo(700);
  await marks(["Grids"]);
  // What the list leaves out belongs to the entry before it.
  scrollTo(1100);
  await marks(["Grids"]);
  scrollTo(5000);
  await marks(["Pieces"]);
});

test("the bar above the text names the heading", async () => {
  scrollTo(700);
  await marks(["Grids"]);
  const summary = screen.getByText("On this page", { selector: "summary" });
  expect(summary.dataset["heading"]).toBe("Grids");
});
