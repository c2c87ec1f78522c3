/** Publishes a small site, and a preview of it with pictures, with the commands that the workflow runs. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteFolders, writeFiles, writeFolder } from "../../src/node/testing/folders";
import { runProgram } from "../../tools/runProgram";

const PREFIX = "/docs/preview/7";
const ADDRESS = "https://docs.example.org/docs/preview/7";
/** This starts a browser. */
const TIME = 120_000;

let folder = "";
let remote = "";

beforeAll(() => {
  folder = writeFolder();
  remote = path.join(folder, "remote.git");
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
});

afterAll(deleteFolders);

interface Site {
  readonly prefix: string;
  readonly banner?: string;
  /** The text of each page, by its name. */
  readonly pages: Readonly<Record<string, string>>;
  readonly color: string;
}

/** A build of a few pages, whose colors follow the theme and whose style sheet is under the prefix. */
function build(name: string, { prefix, banner = "", pages, color }: Site): string {
  const dist = path.join(folder, name);
  const html = (page: string, text: string): string =>
    [
      `<!doctype html><title>${page}</title><link rel="stylesheet" href="${prefix}/style.css">`,
      '<script>document.documentElement.dataset.theme = localStorage.getItem("theme")</script>',
      `${banner}<p style="height: 3000px">Top</p><p>${text}</p><p style="height: 900px">End</p>`,
    ].join("\n");
  for (const [page, text] of Object.entries(pages)) {
    writeFiles(dist, { [`${page}.html`]: html(page, text), [`${page}.md`]: text });
  }
  const style = `p { margin: 0 } [data-theme="dark"] { background: #123; color: ${color} }`;
  writeFiles(dist, { "404.html": "Not found", "style.css": style });
  return dist;
}

/** Runs one of the tools on a build. */
const start = (tool: string, dist: string, args: readonly string[], prefix = PREFIX) =>
  runProgram("tsx/dist/cli.mjs", [`tools/${tool}.ts`, ...args], {
    quiet: true,
    env: { DIST_DIR: dist, PATH_PREFIX: prefix, PUBLISH_REMOTE: remote },
  });

/** Runs a tool that succeeds; returns what it printed. */
async function run(tool: string, dist: string, args: readonly string[] = []): Promise<string> {
  const { ok, output } = await start(tool, dist, args);
  expect(ok, output).toBe(true);
  return output;
}

const list = (): string[] =>
  execFileSync("git", ["-C", remote, "ls-tree", "-r", "--name-only", "gh-pages"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file.endsWith(".webp"));

test(
  "a preview is published with pictures of what it changes, and the comment shows them",
  async () => {
    const preview = build("preview", {
      prefix: PREFIX,
      banner: '<aside aria-label="Preview">Preview of a branch</aside>',
      pages: { index: "Home", "game/flow": "Edited", "game/new": "New" },
      color: "#fff",
    });
    expect(await run("preview-pictures", preview)).toContain("gh-pages holds no site");
    const site = build("site", {
      prefix: "/docs",
      pages: { index: "Home", "game/flow": "Flow" },
      color: "#fff",
    });
    await run("publish-branch", site);

    expect(await run("preview-pictures", preview)).toContain("look different: 2.");
    const comment = path.join(folder, "comment.md");
    const where = ["--at", "preview/7", "--comment", comment, "--address", ADDRESS];
    await run("publish-branch", preview, where);

    // Light and dark, of one page before and after, of the new one after; none of the home page.
    const pictures = list();
    expect(pictures.length).toBe(6);
    const text = readFileSync(comment, "utf8");
    for (const file of pictures) expect(text).toContain(`${ADDRESS}/${file.slice(10)}`);
    const file = pictures.find((each) => each.includes("flow.dark.after"));
    const { width, height } = await sharp(path.join(preview, file!.slice(10))).metadata();
    expect(width).toBe(1280);
    expect(height).toBeLessThan(200);
  },
  TIME,
);

test(
  "a change of style is shown on a page whose text stays",
  async () => {
    const pages = { index: "Home" };
    await run("publish-branch", build("plain", { prefix: "/docs", pages, color: "#fff" }));
    const preview = build("colored", { prefix: PREFIX, pages, color: "#f80" });
    expect(await run("preview-pictures", preview)).toContain("look different: 1.");
    const comment = path.join(folder, "style.md");
    await run("publish-branch", preview, ["--at", "preview/8", "--comment", comment]);
    const text = readFileSync(comment, "utf8");
    expect(text).toContain("No page reads differently.");
    expect(text).toMatch(/<summary>\/<\/summary>\n\n.*\n.*\n\| dark \|/);
    expect(text).not.toContain("| light |");
  },
  TIME,
);

test("a path that is no preview's is refused with the valid ones", async () => {
  const dist = build("wrong", { prefix: "", pages: { index: "" }, color: "" });
  const { code, output } = await start("preview-pictures", dist, [], "/docs");
  expect(code).toBe(2);
  expect(output).toContain('PATH_PREFIX is "/docs".\nValid: the path of a preview');
});
