import {
  pageFrontmatterSchema,
  parseFields,
  type FieldLine,
  type PageFrontmatter,
} from "../fields/frontmatter";
import type { Problem } from "../../../shared/problem";
import { contentRoute, isRouteSegment, MAX_ROUTE, toRoute, type Route } from "../../../shared/url";
import { gameOfPage } from "./games";

/** Where a page goes and what its front matter says. */
interface PageFields {
  readonly route: Route;
  /** First folder of the path. */
  readonly section: string;
  readonly frontmatter: PageFrontmatter;
}

/** A page's file: its path relative to the repository, for messages, and to the content folder. */
interface PageFile {
  readonly file: string;
  readonly relativePath: string;
}

function checkPath({ file, relativePath }: PageFile): Problem[] {
  const segments = relativePath.replace(/\.mdx$/, "").split("/");
  const wrong = segments.find((segment) => !isRouteSegment(segment));
  if (wrong !== undefined) {
    const fix = "rename it: lower-case letters, digits, - and _ only.";
    return [{ file, what: `"${wrong}" cannot be part of a route.`, fix }];
  }
  return [];
}

function checkLength(file: string, route: Route): Problem[] {
  if (route.length <= MAX_ROUTE) return [];
  const what = `the route has ${String(route.length)} characters, ${String(MAX_ROUTE)} are allowed.`;
  return [{ file, what, fix: "give the file or its folder a shorter name, or the page a slug." }];
}

/** The path that determines route and section: a game's page belongs to the examples. */
export function pagePlace(relativePath: string): string {
  const game = gameOfPage(relativePath);
  return game === undefined ? relativePath : `examples/${game}.mdx`;
}

/**
 * Route of the page that a content file belongs to, however invalid the file is; `file` is relative to the
 * repository. `undefined` for a file that many pages share.
 */
export function routeOfFile(file: string, text: string): string | undefined {
  const relativePath = file.replace(/^content\//, "");
  const [, game] = /^games\/([^/]+)\//.exec(relativePath) ?? [];
  if (game !== undefined) return `/examples/${game}`;
  if (!relativePath.endsWith(".mdx")) return undefined;
  const [, slug] = /^slug: *(\/\S*)$/m.exec(text) ?? [];
  return slug ?? roughRouteOf(relativePath);
}

/** What the path alone determines. */
function roughRouteOf(relativePath: string): string {
  return `/${pagePlace(relativePath)
    .replace(/\.mdx$/, "")
    .replace(/(^|\/)index$/, "")}`;
}

/** Route, section and checked front matter of a content file, or the problems that prevent them. */
export function readPageFields(
  page: PageFile,
  frontmatter: unknown,
  fieldLine: FieldLine,
): {
  readonly fields?: PageFields;
  /** What the path alone determines, however invalid the file is. */
  readonly roughRoute: string;
  readonly problems: readonly Problem[];
} {
  const { file, relativePath } = page;
  const place = pagePlace(relativePath);
  const roughRoute = roughRouteOf(relativePath);
  const pathProblems = checkPath(page);
  const { fields, problems } = parseFields(pageFrontmatterSchema, frontmatter, { file, fieldLine });
  if (!fields || pathProblems.length > 0) {
    return { roughRoute, problems: [...pathProblems, ...problems] };
  }
  const route = fields.slug === undefined ? contentRoute(place) : toRoute(fields.slug);
  const tooLong = checkLength(file, route);
  if (tooLong.length > 0) return { roughRoute, problems: tooLong };
  const section = place.split("/")[0] ?? "";
  return { roughRoute, fields: { route, section, frontmatter: fields }, problems: [] };
}
