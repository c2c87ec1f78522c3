import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

/** A job of the workflow, as far as a test reads it. */
interface Job {
  readonly if: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly with?: { readonly ref?: string } }[];
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const manifest = readJson("package.json") as Record<
  "dependencies" | "scripts",
  Record<string, string>
>;

function readLock(): [string, LockedPackage][] {
  const lock = readJson("package-lock.json") as { packages: Record<string, LockedPackage> };
  // The entry without a name is the project itself.
  return Object.entries(lock.packages).filter(([name]) => name !== "");
}

/** What is wrong with a locked package; `undefined` for a good one. */
function findFault([name, { version, resolved, integrity }]: [string, LockedPackage]):
  string | undefined {
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? "")) return `${name} has no integrity`;
  if (!/^\d+\.\d+\.\d+/.test(version ?? "")) return `${name} has no version`;
  if (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/"))
    return `${name} comes from ${resolved}`;
  return undefined;
}

describe("what is installed", () => {
  test("is locked by its hash, and comes from the registry only", () => {
    const packages = readLock();
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.map(findFault).filter((fault) => fault !== undefined)).toEqual([]);
  });

  test("a package from git, from elsewhere or without a hash would be found", () => {
    const integrity = `sha512-${"a".repeat(86)}==`;
    const faults = [
      { version: "1.0.0" },
      { version: "1.0.0", integrity: "sha1-abc" },
      { version: "1.0.0", integrity, resolved: "git+ssh://git@example.org/a.git" },
      { version: "git+https://example.org/a.git", integrity },
    ].map((each) => findFault(["a", each]));
    expect(faults.every((fault) => fault !== undefined)).toBe(true);
  });

  test("runs no script of its own", () => {
    expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
    const names = Object.keys(manifest.scripts);
    expect(names.filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });

  test("is named with an exact version, or is part of the lock", () => {
    const loose = Object.entries(manifest.dependencies).filter(
      ([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  const workflow = readFileSync(".github/workflows/ci.yml", "utf8");

  test("in CI are actions of a fixed commit, with no right but to read", () => {
    const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, name = ""]) => name);
    expect(uses.length).toBeGreaterThan(2);
    expect(uses.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
    expect(workflow).toMatch(/^permissions: \{\}$/m);
  });

  test("in CI may write only to publish, and then runs nothing of a pull request", () => {
    const { jobs } = parse(workflow) as { jobs: Record<string, Job> };
    const writing = Object.entries(jobs).filter(([, { permissions }]) =>
      Object.values(permissions).includes("write"),
    );
    expect(writing.map(([name]) => name)).toEqual(["publish-preview", "remove-preview", "deploy"]);
    for (const [name, { if: condition, steps }] of writing) {
      expect(condition, name).toContain("vars.PAGES_BRANCH != ''");
      if (name === "deploy") {
        expect(condition).toContain("github.event_name == 'push'");
        continue;
      }
      expect(condition, name).toContain("head.repo.full_name == github.repository");
      const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
      expect(checkouts.map((step) => step.with?.ref)).toEqual([
        "${{ github.event.repository.default_branch }}",
      ]);
    }
  });
});

describe("runs of CI", () => {
  /** An event as GitHub describes it to a workflow. */
  interface GithubEvent {
    readonly event_name: "push" | "pull_request" | "schedule";
    readonly ref: string;
    readonly event: { readonly number?: number; readonly action?: string };
  }

  const { concurrency } = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as {
    concurrency: Record<"group" | "cancel-in-progress", string>;
  };

  /** The text with its expressions evaluated; those of the workflow mean the same in JavaScript. */
  const fill = (text: string, github: GithubEvent): string =>
    text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
      String(runInNewContext(expression, { github })),
    );

  const main = "refs/heads/main";
  const push: GithubEvent = { event_name: "push", ref: main, event: {} };
  const schedule: GithubEvent = { event_name: "schedule", ref: main, event: {} };
  const pull = (number: number, action: string, ref = `refs/pull/${String(number)}/merge`) =>
    ({ event_name: "pull_request", ref, event: { number, action } }) satisfies GithubEvent;
  const merged = pull(42, "closed", main);

  /** What a run that begins does to one that is under way. */
  function meet(running: GithubEvent, next: GithubEvent): "waits" | "cancels" | "runs beside" {
    if (fill(concurrency.group, running) !== fill(concurrency.group, next)) return "runs beside";
    return fill(concurrency["cancel-in-progress"], next) === "true" ? "cancels" : "waits";
  }

  test.each([
    ["a push", "a later push", push, push, "waits"],
    ["a deploy", "the closing of the merged pull request", push, merged, "runs beside"],
    ["a deploy", "Monday's run", push, schedule, "runs beside"],
    ["a deploy", "a commit to a pull request", push, pull(7, "synchronize"), "runs beside"],
    ["the removal of a preview", "the push of the merge", merged, push, "runs beside"],
    ["Monday's run", "a push", schedule, push, "runs beside"],
    ["a preview", "a newer commit", pull(42, "synchronize"), pull(42, "synchronize"), "cancels"],
    ["a preview", "the merge", pull(42, "opened"), merged, "cancels"],
    ["a preview", "the closing without a merge", pull(42, "opened"), pull(42, "closed"), "cancels"],
    ["the removal of a preview", "its return", merged, pull(42, "reopened"), "cancels"],
    ["a preview", "another pull request", pull(42, "opened"), pull(7, "opened"), "runs beside"],
    [
      "a preview",
      "the merge of another",
      pull(42, "opened"),
      pull(7, "closed", main),
      "runs beside",
    ],
  ] as const)("%s meets %s", (_, __, running, next, expected) => {
    expect(meet(running, next)).toBe(expected);
  });
});
