import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWorker } from "../../../../tests/dom/fakeWorker";
import type { CheckReport } from "../model/typeCalls";
import { TypeChecker } from "./TypeChecker";

let workers: FakeWorker[];
let reports: CheckReport[];
let checker: TypeChecker;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  reports = [];
  checker = new TypeChecker(
    () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    },
    (report) => reports.push(report),
  );
});
afterEach(() => void vi.useRealTimers());

const IN_ORDER: CheckReport = { t: "checked", problems: [] };

const worker = (): FakeWorker => workers.at(-1)!;
const settle = () => vi.advanceTimersByTimeAsync(0);
const check = (rules: string): void => void checker.check({ "game.ts": rules });
const asked = () =>
  worker().orders.map(({ args }) => (args[0] as { "game.ts": string })["game.ts"]);

test("texts that are older than the newest are not checked, and a check under way is not shown", async () => {
  check("one");
  worker().report("ready");
  check("two");
  check("three");
  worker().answer({ t: "failed", message: "of one" });
  await settle();
  expect(asked()).toEqual(["one", "three"]);
  expect(reports).toEqual([]);
  worker().answer(IN_ORDER);
  await settle();
  expect(reports).toEqual([IN_ORDER]);
});

test("a checker that does not load says so, and the next text asks for it again", async () => {
  check("one");
  worker().fail();
  await settle();
  expect(reports).toEqual([{ t: "failed", message: "The checker did not load. Are you online?" }]);
  check("two");
  worker().report("ready");
  worker().answer(IN_ORDER);
  await settle();
  expect(workers).toHaveLength(2);
  expect(reports.at(-1)).toEqual(IN_ORDER);
});

test("a check that takes longer than 60 s is stopped, and the next text gets another worker", async () => {
  check("one");
  worker().report("ready");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toEqual([
    { t: "failed", message: "The check took longer than 60 seconds, so it was stopped." },
  ]);
  expect(worker().terminate).toHaveBeenCalledOnce();
  check("two");
  worker().report("ready");
  expect(asked()).toEqual(["two"]);
});

test("a closed checker reports nothing", async () => {
  check("one");
  const first = worker();
  first.report("ready");
  checker.close();
  first.answer(IN_ORDER);
  await settle();
  expect(reports).toEqual([]);
  expect(first.terminate).toHaveBeenCalledOnce();
});
