import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findLastUpdated } from "./lastUpdated";
import { deleteFolders, writeFolder } from "../../testing/folders";

afterEach(deleteFolders);

/** Commits everything in a folder on a given day, ignoring the settings of the machine. */
function commit(root: string, day: string): void {
  const date = `${day}T12:00:00Z`;
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@example.org",
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@example.org",
    GIT_COMMITTER_DATE: date,
  };
  const git = (...args: string[]): void => {
    execFileSync("git", args, { cwd: root, env, stdio: "ignore" });
  };
  git("init");
  git("add", ".");
  git("commit", "--allow-empty", "-m", day);
}

describe("the day a page was last updated", () => {
  test("is that of the newest commit that changed it", () => {
    const root = writeFolder({
      "README.md": "x",
      "content/game/a.mdx": "1",
      "content/game/ü b.mdx": "1",
    });
    commit(root, "2024-01-05");
    writeFileSync(path.join(root, "content/game/ü b.mdx"), "2");
    commit(root, "2024-03-07");
    writeFileSync(path.join(root, "README.md"), "y");
    commit(root, "2024-05-09");
    const content = path.join(root, "content");
    expect(findLastUpdated(content, path.join(content, "game/a.mdx"))).toBe("2024-01-05");
    expect(findLastUpdated(content, path.join(content, "game/ü b.mdx"))).toBe("2024-03-07");
  });

  test("is unknown in a shallow clone for files that are older than it", () => {
    const root = writeFolder({ "content/a.mdx": "1", "content/b.mdx": "1" });
    commit(root, "2024-01-05");
    commit(root, "2024-03-07");
    writeFileSync(path.join(root, "content/b.mdx"), "2");
    commit(root, "2024-05-09");
    const clone = path.join(writeFolder(), "clone");
    execFileSync("git", ["clone", "--depth=2", `file://${root}`, clone], { stdio: "ignore" });
    const content = path.join(clone, "content");
    expect(findLastUpdated(content, path.join(content, "a.mdx"))).toBeNull();
    expect(findLastUpdated(content, path.join(content, "b.mdx"))).toBe("2024-05-09");
  });

  test("is unknown outside of a git checkout", () => {
    const content = path.join(writeFolder({ "content/a.mdx": "1" }), "content");
    expect(findLastUpdated(content, path.join(content, "a.mdx"))).toBeNull();
  });
});
