import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CheckedFile, CheckMemory } from "../../plugins/gatsby-source-docs/src/checkContent";
import type { CheckedReference } from "../../plugins/gatsby-source-typedoc/src/checkReference";

/** Everything but a page's own text that decides what a check of it finds. */
const FOLDERS = ["content", "static", "src/lib", "src/frame", "plugins"];
const FILES = ["package-lock.json"];

/** What the reference is made from, besides the toolkit. */
const REFERENCE_FILES = ["content/api/overlay.yml", "content/api/limits.yml", "package-lock.json"];

const CACHE_FILE = "node_modules/.cache/boardzilla-docs/checks.json";

const digest = (...texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);

/** A file's path, size and time. */
function stamp(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${String(size)} ${String(mtimeMs)}`;
}

const stampAll = (root: string, files: readonly string[]): string[] =>
  files
    .map((file) => path.join(root, file))
    .filter(existsSync)
    .map(stamp);

/** The digest of all files that pages share. Other pages are none: what they say decides no check. */
function digestSurroundings(root: string): string {
  const folders = FOLDERS.map((folder) => path.join(root, folder)).filter(existsSync);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".mdx"))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return digest(...files.map(stamp), ...stampAll(root, FILES));
}

/** A reference as JSON holds it. */
interface KeptReference {
  readonly key: string;
  readonly problems: CheckedReference["problems"];
  readonly anchors?: readonly (readonly [string, readonly string[]])[];
}

interface Kept {
  readonly pages: Readonly<Record<string, CheckedFile>>;
  readonly reference?: KeptReference | undefined;
}

function readKept(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    // Missing or damaged: the checks run again.
    return { pages: {} };
  }
}

/** What the checks of an earlier run found, for files that have not changed since. */
export interface KeptChecks extends CheckMemory {
  /** Checks the reference unless it is known. */
  readonly checkReference: (check: () => Promise<CheckedReference>) => Promise<CheckedReference>;
  /** Keeps what this run has used for the next one. */
  readonly save: () => void;
}

/** Opens the memory for one run of the checks of the project at `root`. */
export function openKeptChecks(root: string): KeptChecks {
  const cacheFile = path.join(root, CACHE_FILE);
  const kept = readKept(cacheFile);
  const surroundings = digestSurroundings(root);
  const pages: Record<string, CheckedFile> = {};
  let { reference } = kept;
  return {
    recall: ({ file }, text) => {
      const key = digest(surroundings, file, text);
      const known = kept.pages[key];
      if (known) pages[key] = known;
      return known;
    },
    keep: ({ file }, text, found) => {
      pages[digest(surroundings, file, text)] = found;
    },
    checkReference: async (check) => {
      const key = digest(...stampAll(root, REFERENCE_FILES));
      if (reference?.key !== key) {
        const { problems, anchors } = await check();
        const listed = anchors && [...anchors].map(([route, ids]) => [route, [...ids]] as const);
        reference = { key, problems, ...(listed && { anchors: listed }) };
      }
      const { problems, anchors } = reference;
      return {
        problems,
        ...(anchors && { anchors: new Map(anchors.map(([route, ids]) => [route, new Set(ids)])) }),
      };
    },
    save: () => {
      mkdirSync(path.dirname(cacheFile), { recursive: true });
      writeFileSync(cacheFile, JSON.stringify({ pages, reference } satisfies Kept));
    },
  };
}
