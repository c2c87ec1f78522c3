import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../listFiles";
import { listPages, type ChangedPages } from "./changedPages";
import { toName, toRoute } from "./pageName";

/** Folder of a preview with the pictures; no page of the site has this address. */
export const PICTURES = "before-after";

/** The themes in which pages are shown. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A page of the published site, and the same page of a preview. */
export const SIDES = ["before", "after"] as const;
type Side = (typeof SIDES)[number];

/** How many of the pages with changed text are compared. */
export const MOST_PAGES = 12;

/** A page of each kind, compared in every preview: a change of style changes no text. */
const SAMPLES = ["/", "/game/flow", "/examples/garden-row", "/cookbook/cards", "/api/classes/Game"];

/** What a picture shows. */
export interface Shown {
  readonly route: string;
  readonly theme: Theme;
  readonly side: Side;
}

/** A picture, and its path in a build. */
export interface PagePicture extends Shown {
  readonly file: string;
}

/** Path of a picture in a build. The hash, eight hexadecimal digits, keeps caches from showing an older one. */
export function pictureFile({ route, theme, side }: Shown, hash: string): string {
  return `${PICTURES}/${toName(route)}.${theme}.${side}.${hash}.webp`;
}

/** Name, theme and side of a picture's file, in the folder of pictures. */
const FILE = /^([\w/-]+)\.(light|dark)\.(before|after)\.[0-9a-f]{8}\.webp$/;

/**
 * The pictures of pages in a build. Skips files that are not named like a picture of one of its pages:
 * the build comes from a pull request.
 */
export function listPictures(build: string): readonly PagePicture[] {
  const folder = path.join(build, PICTURES);
  if (!existsSync(folder)) return [];
  const pages = listPages(build);
  return listFiles(folder).flatMap((file) => {
    const [, name = "", theme, side] = FILE.exec(file) ?? [];
    const route = name === "" ? "" : toRoute(name);
    if (!pages.has(route)) return [];
    return [{ route, theme: theme as Theme, side: side as Side, file: `${PICTURES}/${file}` }];
  });
}

/** The pages to compare: the first twelve with changed text, and a page of each kind that both sites have. */
export function choosePages(
  { added, changed }: ChangedPages,
  published: ReadonlySet<string>,
  built: ReadonlySet<string>,
): readonly string[] {
  const samples = SAMPLES.filter((route) => published.has(route) && built.has(route));
  return [...new Set([...[...changed, ...added].slice(0, MOST_PAGES), ...samples])];
}
