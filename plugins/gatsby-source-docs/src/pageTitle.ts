import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readYaml } from "../../../src/build/content/readYaml";
import { readFrontmatter } from "../../../src/build/mdx/parseMdx";

/** The title that the overlay gives to a reference page, such as `/versions`. */
function referenceTitle(contentPath: string, name: string): string | undefined {
  const file = path.join(contentPath, "api/overlay.yml");
  if (!existsSync(file)) return undefined;
  const { data } = readYaml(readFileSync(file, "utf8"), file);
  const { pages } = (data ?? {}) as { pages?: Readonly<Record<string, { title?: string }>> };
  return pages?.[name]?.title;
}

/** The title of the page at a route; for a class, its name. */
export function pageTitle(contentPath: string, route: string): string {
  const files = [`${route}.mdx`, `${route}/index.mdx`].map((file) => path.join(contentPath, file));
  const file = files.find(existsSync);
  const name = route.split("/").at(-1) ?? route;
  if (file === undefined) {
    const isClass = route.startsWith("/api/classes/");
    return (isClass ? undefined : referenceTitle(contentPath, name)) ?? name;
  }
  const { frontmatter } = readFrontmatter(readFileSync(file, "utf8"), file);
  const { title } = (frontmatter ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : name;
}
