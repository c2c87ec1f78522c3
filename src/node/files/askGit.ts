import { execFileSync } from "node:child_process";

/**
 * What git prints for a command that is run in a folder (by default the one that the process runs in). Throws where
 * there is no git, and outside of a repository.
 */
export function askGit(words: readonly string[], folder?: string): string {
  return execFileSync("git", words, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}
