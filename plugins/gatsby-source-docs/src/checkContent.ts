import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { parseFields, sectionSchema, type KnownLimit } from "../../../src/lib/frontmatter";
import type { Problem } from "../../../src/lib/problem";
import { parseLimits } from "./limits";
import { loadPageCompiler, type CompilePage } from "./pageCompiler";
import { readPageFields } from "./pageFields";

interface ContentFile {
  /** Path relative to the content folder, with forward slashes. */
  readonly relativePath: string;
  /** Path relative to the repository, for messages. */
  readonly file: string;
  readonly absolutePath: string;
}

/** Lists the files of the content folder by path; links that lead outside or in circles are faults. */
function listFiles(contentPath: string): { files: ContentFile[]; problems: Problem[] } {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const folderName = path.basename(contentPath);
  const root = realpathSync(contentPath);
  const walk = (folder: string): void => {
    const entries = readdirSync(path.join(contentPath, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const relativePath = path.posix.join(folder, entry.name);
      const file = path.posix.join(folderName, relativePath);
      const absolutePath = path.join(root, relativePath);
      if (entry.isSymbolicLink()) {
        problems.push({
          file,
          what: "symbolic links are not followed.",
          fix: "put the file itself here.",
        });
      } else if (entry.isDirectory()) walk(relativePath);
      else files.push({ relativePath, file, absolutePath });
    }
  };
  walk("");
  return { files, problems };
}

/** Reads a text file; bytes that are not UTF-8 are a fault, never a replacement character. */
function readText({ absolutePath, file }: ContentFile): { text: string; problems: Problem[] } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(absolutePath));
    return { text, problems: [] };
  } catch {
    return {
      text: "",
      problems: [{ file, what: "the file is not UTF-8.", fix: "save it as UTF-8." }],
    };
  }
}

function checkSections(files: readonly ContentFile[]): { names: string[]; problems: Problem[] } {
  const sections = files.filter(({ relativePath }) => /^[^/]+\/_section\.yml$/.test(relativePath));
  const problems = sections.flatMap((section): Problem[] => {
    const { text, problems: faults } = readText(section);
    try {
      return [...faults, ...parseFields(sectionSchema, parseYaml(text), section.file).problems];
    } catch (error) {
      const what = `no valid YAML: ${error instanceof Error ? error.message : String(error)}`;
      return [...faults, { file: section.file, what }];
    }
  });
  return { names: sections.map(({ relativePath }) => relativePath.split("/")[0] ?? ""), problems };
}

interface CheckedPage {
  readonly route?: string;
  readonly file: string;
  readonly problems: readonly Problem[];
}

function checkPage(
  page: ContentFile,
  sections: readonly string[],
  limits: ReadonlyMap<string, KnownLimit>,
  compile: CompilePage,
): CheckedPage {
  const { file, relativePath } = page;
  const { text, problems: encoding } = readText(page);
  if (encoding.length > 0) return { file, problems: encoding };
  const compiled = compile(text, file, limits);
  const { fields, problems } = readPageFields(file, relativePath, compiled.frontmatter);
  const all = [...compiled.problems, ...problems];
  if (!fields) return { file, problems: all };
  if (!sections.includes(fields.section)) {
    all.push({
      file,
      what: `"${fields.section}" is no section.`,
      valid: sections,
      fix: `add content/${fields.section}/_section.yml or move the page.`,
    });
  }
  if (compiled.blocks.length === 0) {
    all.push({ file, what: "the page has no body.", fix: "write it, or delete the file." });
  }
  return { route: fields.route, file, problems: all };
}

/** Two pages on one route, or on routes that differ by case alone. */
function findDuplicateRoutes(pages: readonly CheckedPage[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ route, file }): Problem[] => {
    if (route === undefined) return [];
    const key = route.toLowerCase();
    const other = owners.get(key);
    owners.set(key, other ?? file);
    return other === undefined
      ? []
      : [
          {
            file,
            what: `the route "${route}" is taken by ${other}.`,
            fix: "rename one of the files or change its slug.",
          },
        ];
  });
}

/** Checks everything authors write and returns all problems of the run. */
export async function checkContent(contentPath: string): Promise<Problem[]> {
  const { files, problems } = listFiles(contentPath);
  const compile = await loadPageCompiler();
  const limitsFile = files.find(({ relativePath }) => relativePath === "api/limits.yml");
  const parsedLimits = limitsFile
    ? parseLimits(readText(limitsFile).text, limitsFile.file)
    : { limits: [], problems: [] };
  const limits = new Map(parsedLimits.limits.map((limit) => [limit.id, limit]));
  const sections = checkSections(files);
  const pages = files
    .filter(({ relativePath }) => relativePath.endsWith(".mdx"))
    .map((page) => checkPage(page, sections.names, limits, compile));
  return [
    ...problems,
    ...parsedLimits.problems,
    ...sections.problems,
    ...pages.flatMap((page) => page.problems),
    ...findDuplicateRoutes(pages),
  ];
}
