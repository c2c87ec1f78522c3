import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The servers whose sample configurations are tested, by Debian's package names. */
const SERVERS = { nginx: "nginx-light", caddy: "caddy" } as const;

function isInstalled(program: string): boolean {
  return spawnSync(program, ["-v"], { stdio: "ignore" }).error === undefined;
}

/**
 * Installs nginx and Caddy where that is possible (Debian, as root); elsewhere their tests say that
 * they were skipped. The packages must not start a server of their own.
 */
export function installServers(): void {
  const missing = Object.entries(SERVERS).filter(([program]) => !isInstalled(program));
  if (missing.length === 0) return;
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) {
    console.log(`Not installed: ${missing.map(([program]) => program).join(", ")}.`);
    return;
  }
  const options = {
    stdio: ["ignore", "ignore", "inherit"] as const,
    // RUNLEVEL=1: Debian's scripts then start no service after installing it.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  };
  spawnSync("apt-get", ["update", "-qq"], { ...options, stdio: [...options.stdio] });
  for (const [, name] of missing) {
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      ...options,
      stdio: [...options.stdio],
    });
  }
}
