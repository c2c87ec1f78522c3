import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { TOOLKIT } from "../../src/shared/toolkit";
import { copyProject } from "../versions/copyProject";
import { fail, ROOT, runProgram } from "../runProgram";

/** What a build took, with all processes that it started. */
interface BuildCost {
  /** Seconds of processor time, of all processors. */
  readonly cpu: number;
  /** Seconds on the clock. */
  readonly wall: number;
  /** Most resident memory at one time, in MB. */
  readonly memory: number;
}

/** ms between two samples of a build. */
const SAMPLE_INTERVAL = 200;

/** Clock ticks per second in /proc, on all common machines. */
const TICKS = 100;

/** Bytes of a page of memory in /proc, on all common machines. */
const PAGE_SIZE = 4096;

/** Guides whose copies make a larger site. */
const GUIDES = "content/game";

/** The numbers of a process that /proc has behind its name; none if it has just ended. */
function readStat(pid: string): number[] {
  try {
    const stat = readText(`/proc/${pid}/stat`);
    // The name of the program may hold spaces and brackets, and the state is a letter.
    return stat
      .slice(stat.lastIndexOf(")") + 4)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

/** Seconds of processor time of all processes that this one has started and that have ended. */
function readSpentTime(): number {
  const { 12: user = 0, 13: system = 0 } = readStat("self");
  return (user + system) / TICKS;
}

/** Resident memory of the processes that this one has started, and of those that they have, in MB. */
function readMemory(): number {
  const processes = new Map<number, { readonly parent: number; readonly memory: number }>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const { 0: parent = 0, 20: pages = 0 } = readStat(name);
    processes.set(Number(name), { parent, memory: (pages * PAGE_SIZE) / 1e6 });
  }
  const isBelow = (pid: number): boolean => {
    const { parent } = processes.get(pid) ?? {};
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return [...processes].reduce((sum, [pid, { memory }]) => sum + (isBelow(pid) ? memory : 0), 0);
}

/** Builds the site in a folder and measures it. Throws an Error with what the build printed if it fails. */
async function measureBuild(folder: string, args: readonly string[]): Promise<BuildCost> {
  const start = performance.now();
  const spent = readSpentTime();
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, readMemory());
  }, SAMPLE_INTERVAL);
  const build = await runProgram("tsx/dist/cli.mjs", ["tools/build.ts", ...args], {
    root: folder,
    quiet: true,
  });
  clearInterval(timer);
  if (!build.ok) throw new Error(`The build in ${folder} failed:\n${build.output}`);
  return { cpu: readSpentTime() - spent, memory, wall: (performance.now() - start) / 1000 };
}

/** Adds copies of guides until there are `count` pages more; each has a title of its own, and no former address. */
function addPages(folder: string, count: number): void {
  const guides = readdirSync(path.join(folder, GUIDES)).filter((name) => name.endsWith(".mdx"));
  for (let at = 0; at < count; at += 1) {
    const name = guides[at % guides.length] ?? "";
    const number = String(at + 1);
    const text = readText(path.join(folder, GUIDES, name))
      .replace(/^former(?:ly|Anchors):\n(?: .*\n)+/gm, "")
      .replace(/^title: .*$/m, `$& ${number}`)
      .replace(/^(?:sidebarLabel|description): .*$/gm, `$& ${number}`)
      .replace(/^order: .*$/m, `order: ${String(100 + at)}`);
    writeFileSync(path.join(folder, GUIDES, name.replace(".mdx", `-${number}.mdx`)), text);
  }
}

/** Adds a paragraph to one guide. */
function addParagraph(folder: string): void {
  appendFileSync(path.join(folder, GUIDES, "actions.mdx"), "\nThis is all there is to say.\n");
}

const show = ({ cpu, wall, memory }: BuildCost): string =>
  `${cpu.toFixed(1)} s of processor time, ${wall.toFixed(1)} s on the clock, peak ${memory.toFixed(0)} MB`;

/**
 * Builds copies of the project, in which nothing is cached: as it is, and with each number of further guides.
 * Prints what each build took, then a build after one more paragraph, and what a further page costs.
 */
export async function measureBuilds(scales: readonly number[]): Promise<void> {
  if (!existsSync("/proc/self/stat")) fail("Builds are measured through /proc, which Linux has.");
  let first: BuildCost | undefined;
  for (const count of [0, ...scales]) {
    const folder = copyProject(ROOT, path.join(ROOT, "node_modules", TOOLKIT));
    try {
      addPages(folder, count);
      const cold = await measureBuild(folder, []);
      console.log(`${String(count)} further pages, cold: ${show(cold)}`);
      addParagraph(folder);
      const warm = await measureBuild(folder, ["--keep-cache"]);
      console.log(`${String(count)} further pages, one paragraph added: ${show(warm)}`);
      if (first) {
        const each = (key: "cpu" | "memory"): string =>
          ((cold[key] - (first?.[key] ?? 0)) / count).toFixed(2);
        console.log(`  each further page: ${each("cpu")} s, ${each("memory")} MB`);
      }
      first ??= cold;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
