import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { DEFAULT_OPTIONS } from "../../src/node/reference/typedoc/options";
import { readReference } from "../../src/node/reference/typedoc/readReference";
import type { Release } from "../../src/node/content/versions/versionTable";
import { listFiles } from "../listFiles";
import { ROOT } from "../runProgram";
import { compareDeclarations } from "./compareDeclarations";
import { TOOLKIT } from "../../src/shared/toolkit";
import { findDeclarationFolder } from "./fetchVersion";
import { readDeclarations } from "./readDeclarations";

/** Places listed for each change. */
const MOST_PLACES = 6;
const TEXT = /\.(?:mdx|tsx?|yml)$/;

/** What another version declares differently from the installed one, and where the content uses it. */
export interface DeclaredChanges extends Omit<Release, "version" | "published"> {
  /** Places such as `content/game/flow.mdx:12`, by name; empty for what the content does not use. */
  readonly places: ReadonlyMap<string, readonly string[]>;
}

function readContentLines(): { readonly place: string; readonly text: string }[] {
  return listFiles(path.join(ROOT, "content"))
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      readText(path.join(ROOT, "content", file))
        .split("\n")
        .map((text, index) => ({ place: `content/${file}:${String(index + 1)}`, text })),
    );
}

/** A member is used where a dot, a quote or only a colon is next to its name. */
function usePattern(name: string): RegExp {
  const [owner = "", member] = name.split("#");
  const word = (member ?? owner).replace(/\$/g, "\\$");
  return member === undefined
    ? new RegExp(`\\b${word}\\b`)
    : new RegExp(`[.#]${word}\\b|\\b${word}:`);
}

/** Compares the installed version with the one in a folder. */
export async function findDeclaredChanges(packageFolder: string): Promise<DeclaredChanges> {
  const { result } = await readReference(DEFAULT_OPTIONS, ROOT);
  const documented = new Set(result?.symbols.map(({ name }) => name));
  const installed = path.join(ROOT, "node_modules", TOOLKIT);
  const [before, after] = [installed, packageFolder].map((folder) =>
    readDeclarations(findDeclarationFolder(folder)),
  );
  if (!before || !after) throw new Error("The declarations could not be read.");
  const changes = compareDeclarations(before, after, documented);
  const lines = readContentLines();
  const names = [...changes.added, ...changes.removed, ...Object.keys(changes.changed)];
  const places = new Map(
    names.map((name) => {
      const pattern = usePattern(name);
      const found = lines.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
      return [name, found.slice(0, MOST_PLACES)];
    }),
  );
  return { ...changes, places };
}
