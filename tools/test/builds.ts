import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { TOKEN_CACHE } from "../../src/node/content/code/highlighter";
import { PAGE_CACHE } from "../../src/node/files/pageCache";
import { PREVIEW_DIR, PREVIEW_PREFIX, SWITCHED_ON } from "../../tests/switchedOn";
import { buildSite } from "../gatsby";
import { listFiles } from "../listFiles";
import { ROOT } from "../runProgram";
import { asOne, type Outcome } from "./outcome";

async function build(title: string, env: Readonly<Record<string, string>>): Promise<Outcome> {
  const { ok, output } = await buildSite({ quiet: true, env });
  if (!ok) console.log(output);
  return asOne(ok ? undefined : { title, message: output.slice(-4000) });
}

/** Builds the site into `dist/`. */
export const buildDist = (): Promise<Outcome> => build("build", {});

/** Builds a preview under a path prefix, with the options that are off by default, in a separate folder. */
export const buildPreview = (): Promise<Outcome> =>
  build("preview build", {
    PREVIEW: "true",
    PREVIEW_BRANCH: "a-branch",
    PATH_PREFIX: PREVIEW_PREFIX,
    DIST_DIR: path.join(ROOT, PREVIEW_DIR),
    SITE_OPTIONS: JSON.stringify(SWITCHED_ON),
  });

/** SHA-256 of every file of a folder, by its path in it. */
function hashFolder(folder: string): ReadonlyMap<string, string> {
  const hash = (file: string): string =>
    createHash("sha256").update(readFileSync(file)).digest("hex");
  return new Map(listFiles(folder).map((file) => [file, hash(path.join(folder, file))]));
}

/** Clock and language of a machine unlike the first build's. */
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

/** Deletes every second file of a cache: what is computed again must fit what is not. */
function thinOut(cache: string): void {
  const files = listFiles(path.join(ROOT, cache));
  for (const file of files.filter((_, index) => index % 2 === 0))
    rmSync(path.join(ROOT, cache, file));
}

/**
 * Builds a second time in the same folder, as if elsewhere, and computes half of the pages again; every byte
 * must be the same.
 */
export async function buildAgain(): Promise<Outcome> {
  const title = "second build";
  const dist = path.join(ROOT, "dist");
  const first = hashFolder(dist);
  for (const cache of [PAGE_CACHE, TOKEN_CACHE]) thinOut(cache);
  const outcome = await build(title, ELSEWHERE);
  if (outcome.failed > 0) return outcome;
  const second = hashFolder(dist);
  const names = new Set([...first.keys(), ...second.keys()]);
  const changed = [...names].filter((name) => first.get(name) !== second.get(name)).sort();
  return asOne(
    changed.length === 0 ? undefined : { title, message: `It differs in:\n${changed.join("\n")}` },
  );
}
