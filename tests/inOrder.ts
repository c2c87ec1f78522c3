/** Set up for files whose tests follow from each other: when one has failed, those after it are skipped. */
import { beforeEach } from "vitest";

/** The test that has failed; it may be tried once more. */
let failed: string | undefined;

beforeEach(({ task, skip, onTestFailed }) => {
  skip(failed !== undefined && failed !== task.id, "an earlier step has failed");
  failed = undefined;
  onTestFailed(() => {
    failed = task.id;
  });
});
