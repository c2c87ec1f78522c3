/** Set up for files whose tests follow from each other: when one has failed, those after it are skipped. */
import { beforeEach } from "vitest";

let hasFailed = false;

beforeEach(({ skip, onTestFailed }) => {
  skip(hasFailed, "an earlier step has failed");
  onTestFailed(() => {
    hasFailed = true;
  });
});
