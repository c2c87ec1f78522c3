import { afterEach, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { checkReference } from "./readReference";

afterEach(deleteFolders);

test("faults in our words and in the known limits are found without a build", async () => {
  const root = writeFolder({
    "content/api/overlay.yml": "symbolz: {}\n",
    "content/api/limits.yml": "- id: D1\n",
  });
  const problems = (await checkReference(root)).problems.map(formatProblem).join("\n");
  expect(problems).toContain('content/api/overlay.yml:1: unknown field "symbolz"');
  expect(problems).toMatch(/content\/api\/limits\.yml:1: .*"title"/);
});
