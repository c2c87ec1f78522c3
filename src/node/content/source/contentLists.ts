import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import { remember } from "../../files/remember";
import { readYaml } from "../fields/readYaml";
import { readFrontmatter } from "../mdx/parseMdx";
import { readTutorial } from "../tutorial/readTutorial";
import type { Course } from "../../../shared/contracts/tutorialStep";
import { readGames, readPictureManifest } from "./games";
import { readLivePictures } from "./livePictures";
import { LISTS, readList } from "./readList";
import { createRegions } from "./regions/gameRegions";
import { showScreens } from "./screenPictures";
import { readStepPictures } from "./stepPictures";

/** The titles that the overlay gives to reference pages such as `/versions`, by name. */
function readReferenceTitles(contentPath: string): ReadonlyMap<string, string | undefined> {
  const file = path.join(contentPath, "api/overlay.yml");
  if (!existsSync(file)) return new Map();
  const { data } = readYaml(readText(file), file);
  const { pages = {} } = (data ?? {}) as {
    pages?: Readonly<Record<string, { title?: string }>>;
  };
  return new Map(Object.entries(pages).map(([name, { title }]) => [name, title]));
}

/** The title that the page at a route has in its file; `undefined` if it has no file. */
function readTitle(contentPath: string, route: string): string | undefined {
  const files = [`${route}.mdx`, `${route}/index.mdx`].map((file) => path.join(contentPath, file));
  const file = files.find(existsSync);
  if (file === undefined) return undefined;
  const { frontmatter } = readFrontmatter(readText(file), file);
  const { title } = (frontmatter ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : path.basename(route);
}

/** What pages share: the lists of a content folder, each read at most once, when a page first needs it. */
export function createContentLists(contentPath: string) {
  const screens = remember(() => readList(contentPath, LISTS.screens));
  const referenceTitles = remember(() => readReferenceTitles(contentPath));
  return {
    contentPath,
    limits: remember(() => readList(contentPath, LISTS.limits)),
    messages: remember(() => readList(contentPath, LISTS.messages)),
    terms: remember(() => readList(contentPath, LISTS.terms)),
    changes: remember(() => readList(contentPath, LISTS.changes)),
    screens,
    /** The screens as pages show them, by name. */
    shownScreens: remember(() => showScreens(screens().entries)),
    games: remember(() => readGames(path.join(contentPath, "games"))),
    regions: createRegions(contentPath),
    /** The steps of a course, in their order. */
    steps: remember((course: Course) => readTutorial(path.join(contentPath, course)).steps),
    /** What `npm run make pictures` has drawn, by name. */
    gamePictures: remember(() => readPictureManifest()),
    stepPictures: remember(() => readStepPictures()),
    livePictures: remember(() => readLivePictures()),
    /** The title of the page at a route; for a class, its name. */
    title: remember((route: string): string => {
      const name = path.basename(route);
      const isClass = route.startsWith("/api/classes/");
      const ofReference = () => (isClass ? undefined : referenceTitles().get(name));
      return readTitle(contentPath, route) ?? ofReference() ?? name;
    }),
  };
}

export type ContentLists = ReturnType<typeof createContentLists>;
