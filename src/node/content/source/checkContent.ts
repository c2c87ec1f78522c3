import path from "node:path";
import { findUndrawnLetters } from "../../letters/letters";
import { formerFieldsSchema, parseFields, sectionSchema } from "../fields/frontmatter";
import { readYaml } from "../fields/readYaml";
import {
  checkFormerAddresses,
  listAddresses,
  listFormerAddresses,
  type OtherAddresses,
} from "../links/formerAddresses";
import type { Problem } from "../../../shared/problem";
import {
  findMarkdownFiles,
  listContentFiles,
  readContentText,
  type ContentFile,
} from "./contentFiles";
import {
  checkLeadingLists,
  checkLeads,
  checkLimitPages,
  checkScreens,
  type Lead,
} from "./checkEntries";
import {
  checkPageLinks,
  checkPublished,
  findDuplicates,
  listPublishedHeadings,
  readFormerFile,
  type LinkedPage,
  type PageIdentity,
} from "./checkPages";
import { openContent, type Content } from "./completePage";
import { checkGameFolder } from "./games";
import type { DiskCache } from "../../files/diskCache";
import { loadPageCompiler, type CompilePage } from "./pageCompiler";
import { pagePlace, readPageFields, routeOfFile } from "./pageFields";
import { findVersionLiterals } from "./toolkitVersion";

/** What checking one file found: the page it makes, if any, and its problems. Plain data. */
export interface CheckedFile {
  readonly page?: PageIdentity & LinkedPage;
  /** The page's headings are unknown, because its text cannot be read. */
  readonly isUnread?: boolean;
  /** Pages that it links to, to be looked up when all pages are known. */
  readonly leads?: readonly Lead[];
  readonly problems: readonly Problem[];
}

/** Checks a `_section.yml`; one with an index makes a page. */
function checkSection(section: ContentFile): CheckedFile {
  const { file } = section;
  const { text, problems: faults } = readContentText(section);
  if (text === undefined) return { problems: faults };
  const { data, problems: yamlProblems, fieldLine } = readYaml(text, file);
  if (yamlProblems.length > 0) return { problems: yamlProblems };
  const { fields, problems: faulty } = parseFields(sectionSchema, data, { file, fieldLine });
  if (!fields) return { problems: faulty };
  const { label } = fields;
  const problems = findUndrawnLetters({
    file,
    line: fieldLine(["label"]),
    name: "label",
    text: label,
  });
  if (fields.index === undefined) {
    if (fields.steps.length === 0) return { problems };
    const what = "the section has steps and no index to show them on.";
    const fix = "give it an `index`, or delete the steps.";
    return { problems: [{ file, line: fieldLine(["steps"]), what, fix }] };
  }
  const leads = fields.steps.flatMap((step, index) =>
    (["page", "example"] as const).map((field) => ({
      file,
      line: fieldLine(["steps", index, field]),
      route: step[field],
    })),
  );
  return {
    problems,
    leads,
    page: {
      file,
      route: fields.index,
      title: label,
      description: fields.description,
      draft: false,
      headings: [],
      formerAddresses: [],
      links: [],
      lines: {
        route: fieldLine(["index"]),
        title: fieldLine(["label"]),
        description: fieldLine(["description"]),
      },
    },
  };
}

function checkPlace({ file, relativePath }: ContentFile, sections: readonly string[]): Problem[] {
  const [section = "", ...rest] = pagePlace(relativePath).split("/");
  if (rest.length === 0) {
    const fix = "put it into the folder of a section; `slug: /` makes it the start page.";
    return [{ file, what: "the page is in no section.", valid: sections, fix }];
  }
  if (sections.includes(section)) return [];
  const fix = `add content/${section}/_section.yml or move the page.`;
  return [{ file, what: `"${section}" is no section.`, valid: sections, fix }];
}

function checkPage(
  page: ContentFile,
  source: string,
  sections: readonly string[],
  compiled: ReturnType<CompilePage>,
): CheckedFile {
  const { file } = page;
  const { frontmatter, fieldLine } = compiled;
  const problems = [
    ...compiled.problems,
    ...checkPlace(page, sections),
    ...findVersionLiterals(source, file),
  ];
  if (compiled.blocks.length === 0 && compiled.problems.length === 0) {
    problems.push({ file, what: "the page has no body.", fix: "write it, or delete the file." });
  }
  // Includes pages with problems, so that one run reports every problem, and links to such pages are not
  // reported.
  const roughRoute = routeOfFile(file, source) ?? "/";
  const { fields, problems: fieldProblems } =
    frontmatter === undefined
      ? { fields: undefined, problems: [] }
      : readPageFields(page, frontmatter, fieldLine);
  const title = fields?.frontmatter.title;
  const line = fieldLine(["title"]);
  const undrawn = findUndrawnLetters({ file, line, name: "title", text: title ?? "" });
  return {
    problems: [...problems, ...fieldProblems, ...undrawn],
    isUnread: compiled.blocks.length === 0,
    page: {
      file,
      route: fields?.route ?? roughRoute,
      title,
      description: fields?.frontmatter.description,
      draft: fields?.frontmatter.draft ?? false,
      headings: compiled.headings,
      formerAddresses: listFormerAddresses(
        fields?.route ?? roughRoute,
        // A page with another field that is wrong still answers at its former addresses.
        fields?.frontmatter ?? formerFieldsSchema.parse(frontmatter),
        fieldLine,
      ),
      links: compiled.links,
      lines: {
        route: fieldLine(["slug"]),
        title: fieldLine(["title"]),
        description: fieldLine(["description"]),
      },
    },
  };
}

/** The sections that have pages made from the toolkit's types. */
const TYPED_SECTIONS = ["api", "reference"];

/** A section without a page would be missing from the sidebar without any message. */
function checkSections(
  sectionFiles: readonly ContentFile[],
  files: readonly ContentFile[],
): Problem[] {
  const used = new Set(
    files
      .filter(({ relativePath }) => relativePath.endsWith(".mdx"))
      .map(({ relativePath }) => pagePlace(relativePath).split("/")[0]),
  );
  return sectionFiles.flatMap(({ file, relativePath }) => {
    const name = relativePath.split("/")[0] ?? "";
    if (TYPED_SECTIONS.includes(name) || used.has(name)) return [];
    const fix = `put a page into content/${name}, or delete the file.`;
    return [{ file, what: `the section "${name}" has no page.`, fix }];
  });
}

function checkGames(files: readonly ContentFile[]): Problem[] {
  const folders = new Map<string, string>();
  for (const { relativePath, absolutePath } of files) {
    const [, id] = /^games\/([^/]+)\/[^/]+$/.exec(relativePath) ?? [];
    if (id !== undefined) folders.set(id, path.dirname(absolutePath));
  }
  return [...folders].flatMap(([id, folder]) => checkGameFolder(folder, `content/games/${id}`));
}

/** What a check may know before it begins. */
interface Known extends Omit<OtherAddresses, "others"> {
  /** What earlier checks of pages found. */
  readonly cache?: DiskCache | undefined;
}

/** The kind of work that checks do, for the cache. */
const CHECK = "check";

/** Checks each section and each page separately. */
async function checkFiles(content: Content, files: readonly ContentFile[], cache?: DiskCache) {
  const limits = new Map(content.limits().entries.map((limit) => [limit.id, limit]));
  const sectionFiles = files.filter(({ relativePath }) =>
    /^[^/]+\/_section\.yml$/.test(relativePath),
  );
  const names = sectionFiles.map(({ relativePath }) => relativePath.split("/")[0] ?? "");
  let compiler: CompilePage | undefined;
  const checked = sectionFiles.map(checkSection);
  for (const page of files.filter(({ relativePath }) => relativePath.endsWith(".mdx"))) {
    const { problems: encoding } = readContentText(page);
    if (encoding.length > 0) {
      checked.push({ problems: encoding });
      continue;
    }
    const complete = content.page(page.file);
    // What the site writes into a page, such as the gallery of games, may change when the page does not.
    const texts = [page.file, complete.source, complete.text];
    const known = cache?.recall(CHECK, texts) as CheckedFile | undefined;
    if (known) {
      checked.push(known);
      continue;
    }
    // Loading it takes longer than checking a page that is already known.
    const compile = (compiler ??= await loadPageCompiler(content));
    const compiled = compile(page.file, { limits, isCheck: true });
    const found = checkPage(page, complete.source, names, compiled);
    cache?.keep(CHECK, texts, found);
    checked.push(found);
  }
  const others = readFormerFile(files);
  const former = new Set(
    [...checked.flatMap(({ page }) => page ?? []), others].flatMap((owner) =>
      (owner?.formerAddresses ?? []).map(({ from }) => from),
    ),
  );
  const pages = checked.flatMap(({ page, isUnread }) => {
    if (!page || !isUnread) return page ?? [];
    const published = listPublishedHeadings(files, page.route);
    const headings = published.filter(({ slug }) => !former.has(`${page.route}#${slug}`));
    return { ...page, headings };
  });
  return { sectionFiles, checked, pages, others };
}

/** The addresses in a public build of the content, whatever problems the content has. */
export async function listContentAddresses(contentPath: string): Promise<string[]> {
  const { files } = listContentFiles(contentPath);
  return listAddresses((await checkFiles(openContent(contentPath), files)).pages);
}

/** Checks everything authors write and returns all problems of the run. */
export async function checkContent(
  content: Content,
  { cache, ...reference }: Known = {},
): Promise<Problem[]> {
  const { files, problems } = listContentFiles(content.contentPath);
  const { sectionFiles, checked, pages, others } = await checkFiles(content, files, cache);
  const routes = pages.map(({ route }) => route);
  const other: OtherAddresses = { ...reference, others };
  return [
    ...problems,
    ...(others?.problems ?? []),
    ...findMarkdownFiles(files),
    ...content.limits().problems,
    ...checkLeadingLists(content, routes),
    ...checkGames(files),
    ...checkScreens(content),
    ...checkSections(sectionFiles, files),
    ...checked.flatMap((file) => file.problems),
    ...checkLimitPages(content.limits(), routes),
    ...checkLeads(
      checked.flatMap(({ leads = [] }) => leads),
      routes,
    ),
    ...checkPageLinks(pages, other),
    ...checkFormerAddresses(pages, other),
    ...checkPublished(files, pages, other),
    ...findDuplicates(pages),
  ];
}
