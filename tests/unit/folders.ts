import { afterEach, beforeEach } from "vitest";
import { deleteFolders, writeFolder } from "../../src/node/testing/folders";

/** Makes an empty folder for each test of a file or group, and deletes it after the test; returns its path. */
export function temporaryFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = writeFolder();
  });
  afterEach(deleteFolders);
  return () => folder;
}
