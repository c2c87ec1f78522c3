/**
 * `npm run bench`: sizes of the built site; with `--search` how fast search answers; with `--builds` time
 * and peak memory of a cold and a warm build. Times are only comparable within one run.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listAppScripts, listEarlyScripts } from "./build/budgets";
import { ROOT } from "./runProgram";
import { measureSearch } from "./search/measureSearch";

const DIST = path.join(ROOT, "dist");
const PAGES = {
  "/": "index",
  "/game/actions": "game/actions",
  "/api/classes/GameElement": "api/classes/GameElement",
};

/** ms between two memory samples of a build. */
const SAMPLE_INTERVAL = 200;

function sizes(files: readonly string[]): string {
  const contents = files.map((file) => readFileSync(path.join(DIST, file)));
  const sum = (measure: (content: Buffer) => number): string =>
    contents
      .reduce((total, content) => total + measure(content), 0)
      .toLocaleString("en")
      .padStart(9);
  return `${sum((c) => c.length)} raw ${sum((c) => gzipSync(c, { level: 9 }).length)} gzip ${sum((c) => brotliCompressSync(c).length)} brotli`;
}

function printSizes(): void {
  for (const [route, page] of Object.entries(PAGES)) {
    console.log(route);
    console.log(`  HTML       ${sizes([`${page}.html`])}`);
    console.log(`  page data  ${sizes([`page-data/${page}/page-data.json`])}`);
    console.log(`  first view ${sizes(listEarlyScripts(DIST, page))}`);
    console.log(`  hydration  ${sizes(listAppScripts(DIST, page))}`);
  }
  const files = readdirSync(DIST);
  console.log("Once for the site");
  console.log(`  CSS        ${sizes(files.filter((file) => file.endsWith(".css")))}`);
  console.log(
    `  search     ${sizes(files.filter((file) => /^(search-doc|lunr-index)-/.test(file)))}`,
  );
}

/** Resident memory of a process and its descendants in bytes; 0 where there is no /proc. */
function treeMemory(root: number): number {
  const parents = new Map<number, { parent: number; memory: number }>();
  try {
    for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const status = readFileSync(`/proc/${entry}/status`, "utf8");
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      const memory = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
      parents.set(Number(entry), { parent, memory });
    }
  } catch {
    // A process ended while it was being read; the next sample sees the rest.
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid)?.parent ?? 0));
  return [...parents].reduce((sum, [pid, { memory }]) => sum + (isBelow(pid) ? memory : 0), 0);
}

async function measureBuild(name: string): Promise<void> {
  const start = performance.now();
  const build = spawn(process.execPath, [path.join(ROOT, "node_modules/gatsby/cli.js"), "build"], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(build.pid ?? 0));
  }, SAMPLE_INTERVAL);
  const code = await new Promise<number | null>((resolve) => build.on("close", resolve));
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${name} build: ${seconds} s, peak ${String(Math.round(peak / 1e6))} MB over all processes, exit ${String(code)}`,
  );
}

if (process.argv.includes("--builds")) {
  rmSync(path.join(ROOT, ".cache"), { recursive: true, force: true });
  rmSync(path.join(ROOT, "public"), { recursive: true, force: true });
  await measureBuild("cold");
  await measureBuild("warm");
}
printSizes();
if (process.argv.includes("--search")) {
  const { generated, keys, open } = await measureSearch(DIST);
  const at = (times: readonly number[], share: number): string =>
    `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  const line = (times: readonly number[]): string =>
    `median ${at(times, 0.5)}, 95th percentile ${at(times, 0.95)}, 99th ${at(times, 0.99)}, longest ${at(times, 1)}`;
  console.log("Search; key presses in time of the processor, the rest on the clock");
  console.log(`  opening the files      ${at(open, 0.5)}`);
  console.log(`  key press to results   ${line(keys)} (${String(keys.length)} queries)`);
  console.log(`  four times slower      ${line(keys.map((time) => 4 * time))}`);
  console.log(`  any strings            ${line(generated)} (${String(generated.length)} strings)`);
}
