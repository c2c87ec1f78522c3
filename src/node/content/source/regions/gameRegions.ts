import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../files/readText";
import { remember } from "../../../files/remember";
import { findRegions, type Region } from "../../games/regions";

/** A file of an example game, such as `garden-row/game.ts` or `bake-day/src/game/market.ts`. */
const GAME_FILE = /^[a-z0-9-]+(?:\/[\w-][\w.-]*)+\.tsx?$/;

/** The regions of the files below `content/games`, each file read once. */
export interface Regions {
  /** The regions of a file; `undefined` when there is no such file. */
  readonly list: (file: string) => readonly Region[] | undefined;
  /** The files that have regions, such as `garden-row/game.ts`, by name. */
  readonly files: () => readonly string[];
  /**
   * What a region's types depend on besides its own file: the code of the whole game. Part of the key under
   * which a result is kept.
   */
  readonly related: (file: string) => string;
}

export function createRegions(contentPath: string): Regions {
  const folder = path.join(contentPath, "games");
  const read = remember((file: string): string | undefined => {
    const target = path.join(folder, file);
    return GAME_FILE.test(file) && existsSync(target) ? readText(target) : undefined;
  });
  const list = remember((file: string) => {
    const source = read(file);
    return source === undefined ? undefined : findRegions(source).regions;
  });
  /** The files below a folder of `content/games`, by name. */
  const below = (id: string): readonly string[] => {
    if (!existsSync(path.join(folder, id))) return [];
    return readdirSync(path.join(folder, id), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(id, ...file.split(path.sep)))
      .sort();
  };
  const codeOf = remember((id: string) =>
    below(id)
      .map((file) => read(file) ?? "")
      .join("\n"),
  );
  return {
    list,
    files: () => below("").filter((file) => (list(file) ?? []).length > 0),
    related: (file) => codeOf(file.split("/")[0] ?? ""),
  };
}
