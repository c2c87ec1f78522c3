import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { rulesOf } from "../../../../tests/dom/pebbles";
import {
  engine,
  frames,
  openTables,
  play,
  prepareSessions,
  session,
  settle,
} from "../../../../tests/dom/pebbleSession";
import { useGoals } from "./useGoals";

prepareSessions();

test("rules that cannot start have no results, not those of the rules before them", async () => {
  const results = [{ title: "The stream is full" }];
  await play({}, { goals: () => results });
  const { result } = renderHook(() => useGoals(session, "goals"));
  await act(settle);
  expect(result.current).toEqual({ results });
  frames.hold();
  const changed = session.hotReload.run(rulesOf(3));
  await act(async () => {
    engine().fail("hung");
    await changed;
  });
  expect(result.current.results).toBeUndefined();
  expect(result.current.fault).toMatch(/^The new rules do not start:/);
  frames.release();
  await act(async () => {
    openTables();
    await session.hotReload.run(rulesOf(4));
  });
  expect(result.current).toEqual({ results });
});
