import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { TOOLKIT } from "../versions/fetchVersion";
import { copyProject } from "../versions/copyProject";
import { ROOT } from "../runProgram";

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

/** Guides whose copies make a larger site. */
const GUIDES = "content/game";

interface ProcessSample {
  readonly parent: number;
  /** Seconds of processor time, with those of processes that it started and that have ended. */
  readonly cpu: number;
  readonly memory: number;
}

/** A process as /proc has it, or nothing if it has just ended. */
function readProcess(pid: string): ProcessSample | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const sum = [11, 12, 13, 14].reduce((total, at) => total + Number(fields[at]), 0);
    const pages = Number(fields[21]);
    return { parent: Number(fields[1]), cpu: sum / TICKS, memory: (pages * 4096) / 1e6 };
  } catch {
    return undefined;
  }
}

/** Sums a process and those below it. */
function sampleTree(root: number): { readonly cpu: number; readonly memory: number } {
  const processes = new Map<number, ProcessSample>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const sample = readProcess(name);
    if (sample) processes.set(Number(name), sample);
  }
  const isBelow = (pid: number): boolean => {
    const { parent } = processes.get(pid) ?? {};
    return pid === root || (parent !== undefined && isBelow(parent));
  };
  const tree = [...processes].filter(([pid]) => isBelow(pid)).map(([, sample]) => sample);
  return {
    cpu: tree.reduce((total, { cpu }) => total + cpu, 0),
    memory: tree.reduce((total, { memory }) => total + memory, 0),
  };
}

/** Builds the site in a folder and measures it. Throws an Error with what the build printed if it fails. */
async function measureBuild(folder: string, args: readonly string[]): Promise<BuildCost> {
  const start = performance.now();
  const script = path.join(folder, "node_modules/tsx/dist/cli.mjs");
  const build = spawn(process.execPath, [script, "tools/build.ts", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  let cpu = 0;
  let memory = 0;
  const timer = setInterval(() => {
    const sample = sampleTree(build.pid ?? 0);
    cpu = Math.max(cpu, sample.cpu);
    memory = Math.max(memory, sample.memory);
  }, SAMPLE_INTERVAL);
  const code = await new Promise<number | null>((resolve) => build.on("close", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return { cpu, memory, wall: (performance.now() - start) / 1000 };
}

/** Adds copies of guides until there are `count` pages more; each has a title of its own. */
function addPages(folder: string, count: number): void {
  const guides = readdirSync(path.join(folder, GUIDES)).filter((name) => name.endsWith(".mdx"));
  for (let at = 0; at < count; at += 1) {
    const name = guides[at % guides.length] ?? "";
    const number = String(at + 1);
    const text = readFileSync(path.join(folder, GUIDES, name), "utf8")
      .replace(/^title: .*$/m, `$& ${number}`)
      .replace(/^(?:sidebarLabel|description): .*$/gm, `$& ${number}`)
      .replace(/^order: .*$/m, `order: ${String(100 + at)}`);
    writeFileSync(path.join(folder, GUIDES, name.replace(".mdx", `-${number}.mdx`)), text);
  }
}

/** Changes one paragraph of one guide. */
function changeParagraph(folder: string): void {
  const file = path.join(folder, GUIDES, "actions.mdx");
  writeFileSync(file, readFileSync(file, "utf8").replace(/\n\n(?=An action )/, "\n\nIn short: "));
}

const show = ({ cpu, wall, memory }: BuildCost): string =>
  `${cpu.toFixed(1)} s of processor time, ${wall.toFixed(1)} s on the clock, peak ${memory.toFixed(0)} MB`;

/**
 * Builds copies of the project, in which nothing is cached: as it is, and with each number of further guides.
 * Prints what each build took, then a build after one changed paragraph, and what a further page costs.
 */
export async function measureBuilds(scales: readonly number[]): Promise<void> {
  let first: BuildCost | undefined;
  for (const count of [0, ...scales]) {
    const folder = copyProject(ROOT, path.join(ROOT, "node_modules", TOOLKIT));
    try {
      addPages(folder, count);
      const cold = await measureBuild(folder, []);
      console.log(`${String(count)} further pages, cold: ${show(cold)}`);
      changeParagraph(folder);
      const warm = await measureBuild(folder, ["--keep-cache"]);
      console.log(`${String(count)} further pages, one paragraph changed: ${show(warm)}`);
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
