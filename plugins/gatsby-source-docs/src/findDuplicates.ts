import type { Problem } from "../../../src/shared/problem";

/** What must be unique to one page: its route, its title and its description. */
export interface PageIdentity {
  /** Path of the file that makes the page, relative to the repository. */
  readonly file: string;
  readonly route: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Line numbers of its fields in that file, counted from 1. */
  readonly lines: Readonly<Partial<Record<"route" | "title" | "description", number>>>;
}

const DUPLICATES = {
  route: {
    what: "is taken by",
    fix: "rename one of the files or change its slug.",
  },
  title: {
    what: "is also that of",
    fix: "name what sets the pages apart: tabs and search results show little else.",
  },
  description: {
    what: "is also that of",
    fix: "say what this page answers and the other does not.",
  },
} as const;

/** Pages that a reader, a host or a search engine cannot tell apart; case is ignored. */
export function findDuplicates(pages: readonly PageIdentity[]): Problem[] {
  return (["route", "title", "description"] as const).flatMap((field) => {
    const owners = new Map<string, string>();
    return pages.flatMap((page): Problem[] => {
      const value = page[field];
      if (value === undefined) return [];
      const key = value.trim().toLowerCase();
      const owner = owners.get(key);
      owners.set(key, owner ?? page.file);
      if (owner === undefined) return [];
      const { what, fix } = DUPLICATES[field];
      return [
        {
          file: page.file,
          line: page.lines[field],
          what: `the ${field} "${value}" ${what} ${owner}.`,
          fix,
        },
      ];
    });
  });
}
