import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findChangedPages } from "../../tools/publish/changedPages";
import { publish } from "../../tools/publish/pagesBranch";
import { formatPreview } from "../../tools/publish/previewComment";
import { writeFiles } from "../../src/node/testing/folders";
import { temporaryFolder } from "./folders";

const folder = temporaryFolder();
let remote = "";

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-C", remote, ...args], { encoding: "utf8" });

beforeEach(() => {
  remote = path.join(folder(), "remote.git");
  mkdirSync(remote);
  git("init", "--quiet", "--bare");
});

/** A build with these files. */
function build(name: string, files: Readonly<Record<string, string>>): string {
  const dist = path.join(folder(), name);
  writeFiles(dist, files);
  return dist;
}

const target = (at = "") => ({ remote, branch: "gh-pages", at });
const published = (): string[] =>
  git("ls-tree", "-r", "--name-only", "gh-pages").trim().split("\n");

test("a deploy replaces the site and leaves previews alone; a preview replaces only itself", () => {
  publish(target(), build("one", { "index.html": "1", "old.html": "1", ".nojekyll": "" }));
  publish(target("preview/42"), build("two", { "index.html": "2" }));
  publish(target(), build("three", { "index.html": "3", ".nojekyll": "" }));
  expect(published()).toEqual([".nojekyll", "index.html", "preview/42/index.html"]);
  expect(git("show", "gh-pages:index.html")).toBe("3");
  expect(git("show", "gh-pages:preview/42/index.html")).toBe("2");
  publish(target("preview/42"), undefined);
  expect(published()).toEqual([".nojekyll", "index.html"]);
});

test("a deploy leaves an older version alone until it brings that version itself", () => {
  const redirects = "/game/ /game 301\n";
  publish(target(), build("one", { "index.html": "1", _redirects: redirects }));
  publish(
    target("v/0.2.13"),
    build("older", {
      "index.html": "old",
      "old.js": "",
      _redirects: "/v/0.2.13/api/ /v/0.2.13/api 301\n",
    }),
  );
  publish(target(), build("two", { "index.html": "2", _redirects: redirects }));
  expect(published()).toEqual([
    "_redirects",
    "index.html",
    "v/0.2.13/_redirects",
    "v/0.2.13/index.html",
    "v/0.2.13/old.js",
  ]);
  expect(git("show", "gh-pages:index.html")).toBe("2");
  // Hosts read the file only at the root.
  const rules = git("show", "gh-pages:_redirects");
  expect(rules).toContain("/game/ /game 301");
  expect(rules).toContain("/v/0.2.13/api/ /v/0.2.13/api 301");
  publish(target(), build("three", { "index.html": "3", "v/0.2.13/index.html": "new" }));
  expect(published()).toEqual(["index.html", "v/0.2.13/index.html"]);
});

test("the same build again makes no commit", () => {
  const dist = build("one", { "index.html": "1" });
  publish(target(), dist);
  publish(target(), dist);
  expect(git("rev-list", "--count", "gh-pages").trim()).toBe("1");
});

test("a push that another job has overtaken is made again on top of it", () => {
  publish(target(), build("one", { "index.html": "1" }));
  let overtaken = false;
  publish(target("preview/7"), build("seven", { "index.html": "7" }), () => {
    if (overtaken) return;
    overtaken = true;
    publish(target("preview/8"), build("eight", { "index.html": "8" }));
  });
  expect(published()).toEqual(["index.html", "preview/7/index.html", "preview/8/index.html"]);
});

test("a repository that refuses every push is named with the fix", () => {
  const hook = path.join(remote, "hooks/pre-receive");
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const dist = build("one", { "index.html": "1" });
  expect(() => publish(target(), dist)).toThrow(
    /refused a push to "gh-pages" 3 times\.\nFix: let the job write contents/,
  );
});

describe("a build made by code that nobody trusts", () => {
  /** What a program that git was made to run would leave behind. */
  const mark = (): string => path.join(folder(), "a program ran");

  /** A program that git may be asked to run: a monitor, a filter or a hook; returns its path. */
  function writeProgram(file: string): string {
    const program = path.join(folder(), file);
    mkdirSync(path.dirname(program), { recursive: true });
    writeFileSync(program, `#!/bin/sh\ntouch "${mark()}"\ncat\n`, { mode: 0o755 });
    return program;
  }

  /** What publishing says about a build that it refuses. */
  function refusal(dist: string): string {
    try {
      publish(target("preview/42"), dist);
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  }

  test("with a repository in it is refused, and no program of that repository runs", () => {
    const dist = build("hostile", { "index.html": "1", "a/deep/index.html": "2" });
    const nested = path.join(dist, "a/deep");
    execFileSync("git", ["init", "--quiet", nested]);
    execFileSync("git", ["-C", nested, "config", "core.fsmonitor", writeProgram("monitor")]);
    writeProgram("hostile/a/deep/.git/hooks/post-index-change");
    expect(refusal(dist)).toMatch(/a\/deep\/\.git": git would take it for a repository.* Fix: /);
    expect(existsSync(mark())).toBe(false);
    expect(git("branch", "--list")).toBe("");
  });

  test.each([
    ".git",
    ".GIT",
    ".Git ",
    ".git.",
    "git~1",
    "GIT~2",
    ".g\u200cit",
    ".git::$INDEX_ALLOCATION",
    "a\\.git\\config",
  ])("with a file that some system takes for %j is refused", (name) => {
    expect(refusal(build("hostile", { "index.html": "1", [`a/${name}`]: "gitdir: x" }))).toContain(
      JSON.stringify(path.join(folder(), "hostile/a", name)),
    );
  });

  test("with links and what is no file is refused, with every path and the fix", () => {
    const dist = build("hostile", { "index.html": "1", "a/index.html": "2" });
    symlinkSync("/etc/passwd", path.join(dist, "out"));
    symlinkSync("..", path.join(dist, "a/loop"));
    symlinkSync("nowhere", path.join(dist, "a/dead"));
    execFileSync("mkfifo", [path.join(dist, "a/pipe")]);
    const lines = refusal(dist).split("\n").sort();
    expect(lines.map((line) => line.replace(folder(), ""))).toEqual([
      `"/hostile/a/dead": it is a symbolic link, which may lead out of the build. Fix: put a copy of what it links to there.`,
      `"/hostile/a/loop": it is a symbolic link, which may lead out of the build. Fix: put a copy of what it links to there.`,
      `"/hostile/a/pipe": it is neither a folder nor a plain file. Fix: remove it.`,
      `"/hostile/out": it is a symbolic link, which may lead out of the build. Fix: put a copy of what it links to there.`,
      "Nothing is published.",
    ]);
  });

  test("keeps its bytes and runs nothing, whatever its attributes and the user's settings say", () => {
    const program = writeProgram("program");
    for (const hook of ["pre-commit", "post-checkout", "pre-push", "post-index-change"])
      writeProgram(`hooks/${hook}`);
    const settings = path.join(folder(), "settings");
    writeFileSync(
      settings,
      `[core]\nautocrlf = true\nfsmonitor = ${program}\nhooksPath = ${path.join(folder(), "hooks")}\n` +
        `[filter "own"]\nclean = ${program}\nsmudge = ${program}\n`,
    );
    vi.stubEnv("GIT_CONFIG_GLOBAL", settings);
    try {
      const attributes = "* text eol=crlf filter=own ident working-tree-encoding=UTF-16\n";
      const files = { "a.txt": "a\r\nb\n$Id$\n", "index.html": "1\r\n", ".gitignore": "*\n" };
      const dist = build("attributes", { ...files, ".gitattributes": attributes });
      publish(target(), dist);
      publish(target("preview/1"), dist);
      expect(existsSync(mark())).toBe(false);
      for (const [name, text] of Object.entries(files)) {
        expect(git("show", `gh-pages:${name}`)).toBe(text);
        expect(git("show", `gh-pages:preview/1/${name}`)).toBe(text);
      }
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

test("the comment lists the pages that read differently, and none for another prefix", () => {
  const before = build("before", {
    "index.md": "home",
    "game/flow.md": "flow",
    "game/old.md": "old",
    "game/flow.html": "<a href=/x>",
    "preview/3/game/x.md": "x",
    "v/0.2.13/api.md": "x",
  });
  const now = build("now", {
    "index.md": "home",
    "game/flow.md": "flow, edited",
    "game/new.md": "new",
    "game/flow.html": "<a href=/preview/4/x>",
  });
  const changes = findChangedPages(before, now);
  expect(changes).toEqual({
    added: ["/game/new"],
    changed: ["/game/flow"],
    removed: ["/game/old"],
  });
  const text = formatPreview("https://docs.example.org/preview/4", changes, []);
  expect(text).toContain("- [/game/flow](https://docs.example.org/preview/4/game/flow)");
  expect(text).toContain("- `/game/old`");
  expect(text).not.toContain("<details>");
  expect(formatPreview("https://a", findChangedPages(before, before), [])).toContain(
    "No page reads differently.",
  );
});

test("a file whose name no page could have is not in the comment", () => {
  const now = build("now", {
    "index.md": "home",
    "x](https://a.example) **b.md": "",
    "a b.md": "",
  });
  expect(findChangedPages(build("before", { "index.md": "home" }), now).added).toEqual([]);
});
