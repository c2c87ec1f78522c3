import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { HealthQuery } from "../../shared/contracts/healthPage";
import { HealthAnswer } from "./HealthAnswer";

const EMPTY: HealthQuery = {
  ...{ name: "drafts", title: "Drafts", about: "Pages.", importance: 1 },
  ...{ facts: [], columns: [], rows: [], isEmpty: true, faults: [] },
};

test("says that there is nothing to fix, or nothing to show where there never is", () => {
  const { rerender } = render(<HealthAnswer {...EMPTY} />);
  expect(screen.getByText("Nothing to fix.")).toBeTruthy();
  rerender(<HealthAnswer {...EMPTY} importance={3} />);
  expect(screen.getByText("Nothing to show.")).toBeTruthy();
});

test("shows why a query has no answer instead", () => {
  render(<HealthAnswer {...EMPTY} faults={['Cannot query field "titel".']} />);
  expect(screen.getByText('Cannot query field "titel".')).toBeTruthy();
  expect(screen.queryByText(/^Nothing/)).toBeNull();
});

test("shows rows as a table with the fields in words, and links what has a target", () => {
  const rows = [[[{ text: "/faq", to: "/faq" }, { text: "/old" }]]];
  render(<HealthAnswer {...EMPTY} columns={["linkedFrom"]} rows={rows} isEmpty={false} />);
  expect(screen.getByText("1 row")).toBeTruthy();
  expect(screen.getByText("linked from").tagName).toBe("TH");
  expect(screen.getByText("/faq").getAttribute("href")).toBe("/faq");
  expect(screen.getByText("/old", { exact: false }).tagName).toBe("TD");
});
