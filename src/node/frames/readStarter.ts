import path from "node:path";
import { readText } from "../files/readText";
import { findFences } from "../content/fields/fences";
import { VERSION_MARK } from "../content/source/toolkitVersion";
import { readToolkitVersion } from "../files/installedVersion";
import { STARTER_FILES, type Starter } from "../../shared/project/starter";

/** The guides that print a whole project, in the order in which a file is looked for. */
const GUIDES = ["create-a-game.mdx", "getting-started.mdx", "development.mdx"];

/**
 * The project that the guides tell you to write, file by file, so that a download matches what they describe.
 * Throws an Error when none of them prints a file that a project needs.
 */
export function readStarter(folder: string): Starter {
  const version = readToolkitVersion();
  const printed = new Map<string, string>();
  for (const guide of [...GUIDES].reverse()) {
    const page = readText(path.join(folder, guide)).replaceAll(VERSION_MARK, version);
    for (const { meta, code } of findFences(page)) {
      const { title } = meta.attributes;
      if (title !== undefined) printed.set(title, `${code.trimEnd()}\n`);
    }
  }
  const files = STARTER_FILES.map((name) => {
    const text = printed.get(name);
    if (text === undefined) {
      throw new Error(
        `${folder}: no code block has title="${name}" in ${GUIDES.join(", ")}; ` +
          "the download of a game takes that file from there.",
      );
    }
    return [name, text] as const;
  });
  return Object.fromEntries(files) as unknown as Starter;
}
