import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The packages that this process, or the one that started it, has tried to install; separated by spaces. */
const TRIED = "DEBIAN_PACKAGES_TRIED";

/** Runs a program and prints what it prints; returns whether it ended well. */
export function tryRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages of Debian, which root may do; a machine of CI has no other user. Tries each once, and does
 * nothing elsewhere: ask afterwards whether the program is there.
 */
export function installPackages(...names: readonly string[]): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const tried = process.env[TRIED]?.split(" ") ?? [];
  const wanted = names.filter((name) => !tried.includes(name));
  if (wanted.length === 0) return;
  process.env[TRIED] = [...tried, ...wanted].join(" ");
  console.log(`Installing Debian's packages ${wanted.join(", ")} …`);
  // An old list of packages has an old program, or one that is no longer there.
  tryRun("apt-get", ["update", "-qq"]);
  tryRun("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...wanted]);
}
