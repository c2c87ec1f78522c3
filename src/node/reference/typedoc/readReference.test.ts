import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { checkReference } from "./readReference";

let root = "";

afterEach(() => rmSync(root, { recursive: true }));

test("faults in our words and in the known limits are found without a build", async () => {
  root = mkdtempSync(path.join(tmpdir(), "reference-"));
  mkdirSync(path.join(root, "content/api"), { recursive: true });
  writeFileSync(path.join(root, "content/api/overlay.yml"), "symbolz: {}\n");
  writeFileSync(path.join(root, "content/api/limits.yml"), "- id: D1\n");
  const problems = (await checkReference(root)).problems.map(formatProblem).join("\n");
  expect(problems).toContain('content/api/overlay.yml:1: unknown field "symbolz"');
  expect(problems).toMatch(/content\/api\/limits\.yml:1: .*"title"/);
});
