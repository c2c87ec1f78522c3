import { z } from "zod";
import {
  pageFrontmatterSchema,
  parseFields,
  type PageFrontmatter,
} from "../../../src/lib/frontmatter";
import type { Problem } from "../../../src/lib/problem";
import { contentRoute, isRouteSegment, toRoute, type Route } from "../../../src/lib/url";

/** Where a page goes and what its front matter says. */
export interface PageFields {
  readonly route: Route;
  /** First folder of the path. */
  readonly section: string;
  readonly frontmatter: PageFrontmatter;
}

function checkPath(file: string, relativePath: string): Problem[] {
  const segments = relativePath.replace(/\.mdx$/, "").split("/");
  const wrong = segments.find((segment) => !isRouteSegment(segment));
  return wrong === undefined
    ? []
    : [
        {
          file,
          what: `"${wrong}" cannot be part of a route.`,
          fix: "rename it: lower-case letters, digits, - and _ only.",
        },
      ];
}

/** Route, section and checked front matter of a content file, or the problems that prevent them. */
export function readPageFields(
  file: string,
  relativePath: string,
  frontmatter: unknown,
): { readonly fields?: PageFields; readonly problems: readonly Problem[] } {
  const pathProblems = checkPath(file, relativePath);
  const { fields, problems } = parseFields(pageFrontmatterSchema, frontmatter, file);
  if (!fields || pathProblems.length > 0) return { problems: [...pathProblems, ...problems] };
  const route = fields.slug === undefined ? contentRoute(relativePath) : toRoute(fields.slug);
  const section = relativePath.split("/")[0] ?? "";
  return { fields: { route, section, frontmatter: fields }, problems: [] };
}

/** The shape of `content/api/limits.yml`. */
export const limitListSchema = z.array(z.unknown());
