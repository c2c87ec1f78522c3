import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findFences } from "../content/fields/fences";
import { installedVersion } from "../files/installedVersion";
import { STARTER_FILES } from "../../shared/project/starter";
import type { CodeWriter } from "../../shared/project/projectFiles";
import { projectOfGame, projectOfStep, readRules, zipOfGame } from "./gameProject";
import { readStarter } from "./readStarter";
import { bundleCourse } from "./tutorialFiles";

describe("the project that a reader downloads", () => {
  test("holds the edited rules, and a UI that finds them", () => {
    const files = unzipSync(zipOfGame("ridge", (rules) => `${rules}// edited\n`));
    expect(strFromU8(files["ridge/src/game/index.ts"]!)).toBe(`${readRules("ridge")}// edited\n`);
    expect(strFromU8(files["ridge/src/ui/index.tsx"]!)).toContain('from "../game"');
  });

  test("says in the first line whose code it holds, and vouches for that of the author only", () => {
    const says = (writer: CodeWriter) => {
      const { "README.md": readme = "", LICENSE = "" } = projectOfGame(
        "pairs",
        (rules) => (writer === "author" ? rules : `${rules}// edited\n`),
        0,
        writer,
      );
      const vouches = readme.includes("An example game") || LICENSE.includes("This game is an");
      return { title: readme.split("\n")[0], vouches };
    };
    expect(says("author")).toEqual({ title: "# Pairs", vouches: true });
    expect(says("reader")).toEqual({ title: "# Pairs, with your changes", vouches: false });
    expect(says("link")).toEqual({
      title: "# Pairs, with code that came from a link: read it before you run it",
      vouches: false,
    });
  });

  test("names the files that came from a link", () => {
    const project = projectOfGame("pairs", (rules) => `${rules}// edited\n`, 0, "link");
    expect(project["README.md"]).toContain("anything into `src/game/index.ts`.");
  });

  test("is the same to the byte for the same game", () =>
    expect(zipOfGame("pairs")).toEqual(zipOfGame("pairs")));

  test("asks for the version of the toolkit that the site documents", () => {
    const text = strFromU8(unzipSync(zipOfGame("pairs"))["pairs/package.json"]!);
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    expect(dependencies["@boardzilla/core"]).toBe(installedVersion("@boardzilla/core"));
  });

  test("has the scripts that the workflow for continuous integration runs", () => {
    const page = readFileSync("content/publishing/before-strangers-play.mdx", "utf8");
    const workflow = findFences(page).find(({ language }) => language === "yaml");
    const { jobs } = parse(workflow?.code ?? "") as {
      jobs: { check: { steps: readonly { run?: string }[] } };
    };
    const commands = jobs.check.steps.flatMap(({ run }) => run ?? []);
    expect(commands[0]).toBe("npm ci");
    const names = commands.slice(1).map((command) => command.replace(/^npm (?:run )?/, ""));
    expect(names).toContain("test");
    const { scripts } = JSON.parse(projectOfGame("pairs")["package.json"]!) as { scripts: object };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  });

  test("has a host page with the seats, settings and seed of the game", () => {
    const host = strFromU8(unzipSync(zipOfGame("shelf-sort"))["shelf-sort/dev/host.html"]!);
    expect(host).toContain('"maxPlayers": 1');
    expect(host).toContain('const players = ["#d50000"].map');
    expect(host).not.toContain('randomSeed: "dig"');
  });
});

/** The files of a project that name the game and its seats; the others are those that the guides print. */
const OF_THE_GAME = ["package.json", "game.json", "dev/host.html"];

test.each(await bundleCourse("content", "tutorial"))(
  "the project of the step $slug holds the code of its reader, and the files that the guides print",
  (step) => {
    const starter = readStarter("content/introduction");
    const printed = STARTER_FILES.filter((name) => !OF_THE_GAME.includes(name));
    for (const texts of [step.source.files, step.solution]) {
      const project = projectOfStep(step, texts);
      expect(project).toMatchObject({
        ...Object.fromEntries(printed.map((name) => [name, starter[name]])),
        "src/game/index.ts": texts["game.ts"],
        "src/ui/index.tsx": texts["ui.tsx"].replaceAll('"./game"', '"../game"'),
        "src/ui/style.css": texts["style.css"],
      });
      const { scripts } = JSON.parse(starter["package.json"]) as { readonly scripts: object };
      expect(JSON.parse(project["package.json"]!)).toMatchObject({ name: step.source.id, scripts });
    }
  },
);
