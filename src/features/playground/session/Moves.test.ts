import { expect, test } from "vitest";
import { WorkQueue } from "./Moves";

const fail = (): Promise<void> => Promise.reject(new Error("broken"));

test("a job that fails stops neither the next one nor who waits for rest", async () => {
  const queue = new WorkQueue();
  const done: string[] = [];
  const failed = queue.add(fail);
  const next = queue.add(async () => {
    await Promise.resolve();
    done.push("next");
  });
  await expect(failed).rejects.toThrow("broken");
  await next;
  const last = queue.add(fail);
  await queue.rest();
  await expect(last).rejects.toThrow("broken");
  expect(done).toEqual(["next"]);
});

test("rest waits for what is added meanwhile, too", async () => {
  const queue = new WorkQueue();
  const done: string[] = [];
  void queue.add(async () => {
    await Promise.resolve();
    void queue.add(async () => {
      await Promise.resolve();
      done.push("second");
    });
    done.push("first");
  });
  await queue.rest();
  expect(done).toEqual(["first", "second"]);
});
