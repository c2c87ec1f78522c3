import { existsSync } from "node:fs";
import path from "node:path";
import { listContentFiles, readContentText } from "../../src/node/content/source/contentFiles";
import { readPageFields } from "../../src/node/content/source/pageFields";
import { readYaml } from "../../src/node/content/fields/readYaml";
import {
  parseFields,
  sectionSchema,
  type PageFrontmatter,
  type SectionFields,
} from "../../src/node/content/fields/frontmatter";
import { readFrontmatter } from "../../src/node/content/mdx/parseMdx";
import { unknownName } from "../unknownName";
import { COMMAND } from "./names";
import { Refusal } from "./plan";

/** A page that already exists in the content. */
export interface ContentPage {
  /** Relative to the project. */
  readonly file: string;
  readonly route: string;
  /** Absent when the page itself has faults. */
  readonly title?: string;
  readonly section?: string;
  /** The generated index of a section has none. */
  readonly frontmatter?: PageFrontmatter;
}

/** What a new page must not collide with, and the sections that it can belong to. */
export interface Content {
  readonly pages: readonly ContentPage[];
  /** The sections in the sidebar that authors write, by folder. */
  readonly sections: Readonly<Record<string, SectionFields>>;
}

/** The section generated from the toolkit's types. */
const API_SECTION = "api";

/** Reads the front matter of all pages and the sections. */
export function readContent(root: string): Content {
  const { files } = listContentFiles(path.join(root, "content"));
  const pages: ContentPage[] = [];
  const sections: Record<string, SectionFields> = {};
  for (const each of files) {
    const { file, relativePath } = each;
    const { text = "" } = readContentText(each);
    const [, folder] = /^([^/]+)\/_section\.yml$/.exec(relativePath) ?? [];
    if (folder !== undefined && folder !== API_SECTION) {
      const { fields } = parseFields(sectionSchema, readYaml(text, file).data, file);
      if (fields?.sidebar) sections[folder] = fields;
      if (fields?.index) pages.push({ file, route: fields.index, title: fields.label });
    }
    if (!relativePath.endsWith(".mdx")) continue;
    const { frontmatter, fieldLine } = readFrontmatter(text, file);
    const { fields, roughRoute } = readPageFields(each, frontmatter, fieldLine);
    const title = fields && { title: fields.frontmatter.title };
    pages.push({ file, route: roughRoute, ...fields, ...title });
  }
  return { pages, sections };
}

/** The entry of a name. Throws a `Refusal` with the valid names when there is none. */
export function findEntry<Entry>(
  name: string,
  entries: Readonly<Record<string, Entry>>,
  { what, usage }: { readonly what: string; readonly usage: string },
): Entry {
  const valid = Object.keys(entries);
  const entry = valid.includes(name) ? entries[name] : undefined;
  if (entry !== undefined) return entry;
  const unknown = unknownName(COMMAND, what, { name, valid });
  throw new Refusal({
    ...unknown,
    ...(name === "" && { what: `the ${what} is missing.` }),
    fix: unknown.fix ?? `${COMMAND} -- ${usage}`,
  });
}

/** A page to be created. */
interface NewPage {
  readonly route: string;
  readonly title: string;
  /** Files and folders that must not exist yet. */
  readonly paths: readonly string[];
}

/** Throws a `Refusal` when the address, the title or a file of a new page is taken. */
export function expectFree(root: string, { pages }: Content, page: NewPage): void {
  const { route, title, paths } = page;
  const refuse = (file: string, what: string, fix: string): Refusal =>
    new Refusal({ file, what, fix });
  const another = "choose another title.";
  const existing = paths.find((name) => existsSync(path.join(root, name)));
  if (existing !== undefined) {
    throw refuse(existing, "it exists already.", "choose another title, or edit what is there.");
  }
  for (const { file, frontmatter, ...taken } of pages) {
    if (taken.route.toLowerCase() === route) {
      throw refuse(file, `it has the address "${route}".`, another);
    }
    if (frontmatter?.formerly.includes(route)) {
      throw refuse(file, `it had the address "${route}", which leads to it.`, another);
    }
    if (taken.title?.toLowerCase() === title.toLowerCase()) {
      throw refuse(file, `it has the title "${title}".`, another);
    }
  }
}

/** The position after all pages of a section. */
export function nextOrder({ pages }: Content, section: string): number {
  const orders = pages
    .filter((page) => page.section === section)
    .map(({ frontmatter }) => frontmatter?.order ?? 0);
  return Math.floor(Math.max(0, ...orders)) + 1;
}
