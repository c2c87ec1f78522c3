import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import { MOST_HIDDEN } from "../model/inspect/hiddenElements";
import { HiddenList } from "./HiddenList";

const summary = () => document.querySelector("summary")?.textContent;

function show(count: number): void {
  const elements = Array.from({ length: count }, (_, at) => {
    const label = `Card ${String(at)}`;
    return { branch: `0/${String(at)}`, kind: "face" as const, label, short: label };
  });
  render(
    <HiddenList players={seatPlayers(1)} hidden={new Map([[1, elements]])} only={undefined} />,
  );
}

test("of many different hidden elements the first 200 are listed, and the others counted", () => {
  show(250);
  const lines = [...document.querySelectorAll("li")].map((line) => line.textContent);
  expect(summary()).toBe("Ada cannot see 250 elements");
  expect([lines.length, lines[199], lines[200]]).toEqual([201, "Card 199", "and 50 more"]);
});

test("where not all were looked for, it says so", () => {
  show(MOST_HIDDEN);
  expect(summary()).toBe("Ada cannot see 1000 elements or more");
});
