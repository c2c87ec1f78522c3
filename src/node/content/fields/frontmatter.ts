import { z } from "zod";
import { describeFault } from "./fieldFault";
import { findNearest, type Problem } from "../../../shared/problem";
import { isSiteId } from "../../../shared/contracts/siteIds";
import { MAX_ROUTE } from "../../../shared/url";

/** What an author may say about a page that is not ready. */
const PAGE_STATES = ["needs-review"] as const;

const formerRoute = z
  .string()
  .regex(/^\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/, "a route such as /game/turns, without an anchor");

/** An anchor of the page, or the address of a heading of another page. */
const formerAnchor = z
  .string()
  .regex(
    /^(?:\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*#)?[^\s#/"<>&]+$/,
    "an anchor such as loops, or an address such as /game/flow#loops",
  )
  .refine(
    (anchor) => !isSiteId(anchor.replace(/^.*#/, "")),
    "an anchor that is no id of the site's own elements",
  );

/**
 * What the `---` lines of a page enclose. A field is stated here alone: the type, the field of `DocPage` and the
 * table in `docs/authoring/fields.md` come from it. Its description is in Markdown. `node` names the field of
 * `DocPage` where pages of all kinds have one for it, and `orElse` the field that counts when this one is missing.
 */
export const pageFrontmatterSchema = z.strictObject({
  title: z.string().trim().min(2).max(60).meta({ description: "The page's only h1." }),
  description: z.string().trim().min(50).max(160).meta({
    description: "One or two full sentences for search engines and for links that people share.",
  }),
  order: z.number().meta({ description: "Position in the section, ascending.", node: "position" }),
  sidebarLabel: z.string().trim().min(2).max(40).optional().meta({
    description: "A shorter title for the sidebar.",
    orElse: "title",
  }),
  slug: z
    .string()
    .regex(
      /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/,
      "a route such as /game/actions, without a trailing slash",
    )
    .max(MAX_ROUTE)
    .optional()
    .meta({
      description: "An address other than the one that the file's path gives, such as `/`.",
    }),
  formerly: z.array(formerRoute).default([]).meta({
    description:
      "Addresses that the page had before: `[/game/turns]`; see [pages that move](pages.md#pages-that-move).",
  }),
  formerAnchors: z
    .record(formerAnchor, z.string().regex(/^[^\s#]+$/, "an anchor without its #, such as loops"))
    .default({})
    .meta({
      description: "Anchors that headings had before, here or on another page: `{ loop: loops }`.",
    }),
  draft: z.boolean().default(false).meta({
    description: "Whether the page exists in previews and in `npm run dev` only.",
  }),
  status: z.enum(PAGE_STATES).optional().meta({
    description: "What the author says of a page that is not in order.",
  }),
  verified: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'a version in quotes such as "0.2.14"')
    .optional()
    .meta({
      description:
        'The version of the toolkit that an author last compared the page with, in quotes: `"0.2.14"`.',
    }),
  unlinked: z.array(z.string().min(1)).default([]).meta({
    description:
      "Names that are [not links to the API reference](text.md#names-of-the-toolkit): `[Stack]`.",
  }),
  chapter: z.string().trim().min(2).max(40).optional().meta({
    description: "The chapter of a [step of the tutorial](tutorial.md).",
  }),
});

const { formerly, formerAnchors } = pageFrontmatterSchema.shape;

/** What a page says of its former addresses, whatever else its front matter says. */
export const formerFieldsSchema = z
  .object({ formerly: formerly.catch([]), formerAnchors: formerAnchors.catch({}) })
  .catch({ formerly: [], formerAnchors: {} });

export type PageFrontmatter = z.infer<typeof pageFrontmatterSchema>;

const pageRoute = z.string().regex(/^\/[a-z0-9/_-]+$/, "a route such as /game/flow");

/** One step of the way through a section, on its index page. */
const sectionStepSchema = z.strictObject({
  /** A word for what you do: "Model". */
  title: z.string().trim().min(2).max(40),
  /** One sentence. */
  text: z.string().trim().min(20).max(160),
  /** The page to read, of any section. */
  page: pageRoute,
  /** The game in which to see it. */
  example: pageRoute,
});

export type SectionStep = z.infer<typeof sectionStepSchema>;

/** What a folder's `_section.yml` holds, described as above. */
export const sectionSchema = z.strictObject({
  label: z.string().trim().min(2).max(40).meta({ description: "Name in the sidebar." }),
  position: z.number().meta({ description: "Position in the sidebar, ascending." }),
  description: z.string().trim().min(30).max(160).meta({
    description: "One or two sentences, which the list of the section's pages shows.",
  }),
  index: z
    .string()
    .regex(/^\/category\/[a-z0-9-]+$/, "a route under /category/")
    .optional()
    .meta({
      description:
        "The address of a list of the section's pages, which the build makes: `/category/building-a-game`.",
    }),
  steps: z.array(sectionStepSchema).default([]).meta({
    description:
      "The order in which to work, shown on that list: `title`, one sentence of `text`, a `page`, and an `example`.",
  }),
  sidebar: z
    .union([z.boolean(), z.literal("index")])
    .default(true)
    .meta({
      description:
        "`false` keeps the section out of the sidebar, `index` shows only the page that lists the others.",
    }),
});

export type SectionFields = z.infer<typeof sectionSchema>;

/** One entry of `content/api/limits.yml`: a defect of the toolkit and its workaround. */
export const knownLimitSchema = z
  .strictObject({
    id: z.string().regex(/^D\d+$/, "an id such as D7"),
    title: z.string().min(5).max(80),
    /** What goes wrong; Markdown. */
    happens: z.string().min(10),
    /** What to do; Markdown. */
    instead: z.string().min(5),
    /**
     * The recorded version since which it is there; `npm run make versions` measures and writes it. Absent
     * only for what is not in the package.
     */
    since: z
      .string()
      .regex(
        /^\d+\.\d+\.\d+(?: or earlier)?$/,
        'a version of /versions such as 0.2.14, or "0.2.1 or earlier" for a limit that each tried version has',
      )
      .optional(),
    /** Symbols and members it concerns, such as `GameElement#previous`. */
    symbols: z.array(z.string()),
    /** Routes of the pages that describe it, if it concerns no symbol. */
    pages: z.array(z.string().regex(/^\/[a-z0-9/_-]*$/, "a route such as /game/flow")).optional(),
  })
  .refine(({ symbols, pages = [] }) => symbols.length + pages.length > 0, {
    path: ["symbols"],
    message: "at least one symbol, or `pages` with the routes that describe the limit",
  });

export type KnownLimit = z.infer<typeof knownLimitSchema>;

/** One entry of `content/reference/glossary.yml`: a word of the toolkit. */
export const glossaryTermSchema = z.strictObject({
  term: z.string().regex(/^[a-z][a-z -]*$/, "lower-case words"),
  /** How text writes it, in lower case; empty for a term that is too common to be linked. */
  forms: z.array(z.string().regex(/^[a-z][a-z -]*$/, "lower-case words")).default([]),
  /** One paragraph of text, with names of code in backticks. */
  means: z.string().min(20).max(200),
  /** Route of the page that explains it. */
  see: z.string().regex(/^\/[a-z0-9/_-]*$/, "a route such as /game/flow"),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

/** The parts of `content/api/messages.yml`, in the order in which a page shows them. */
export const MESSAGE_TOPICS = [
  "Moves",
  "Actions",
  "Flow",
  "Players",
  "Board",
  "Grids and maps",
  "Layout",
  "State",
  "Tests",
  // What the player of this site says in place of a failure inside the toolkit.
  "Player on this site",
] as const;

/** One entry of `content/api/messages.yml`: a text with which the toolkit complains. */
export const toolkitMessageSchema = z.strictObject({
  /** As the package holds it; "…" marks what is filled in at run time. */
  message: z.string().min(5),
  topic: z.enum(MESSAGE_TOPICS),
  /** Why it appears; Markdown. */
  cause: z.string().min(10),
  /** What to do; Markdown. */
  fix: z.string().min(5),
  /** Route of the page that teaches it. */
  see: z.string().regex(/^\/[A-Za-z0-9/_-]*$/, "a route such as /game/flow"),
});

export type ToolkitMessage = z.infer<typeof toolkitMessageSchema>;

/** The line of a field, or of what contains it, in the file an author edits. */
export type FieldLine = (path: readonly PropertyKey[]) => number | undefined;

interface FieldSource {
  /** Path relative to the repository. */
  readonly file: string;
  readonly fieldLine: FieldLine;
}

function unknownKeyProblem(key: string, names: readonly string[]): Omit<Problem, "file"> {
  const nearest = findNearest(key, names);
  return {
    what: `unknown field "${key}".`,
    valid: names,
    fix: nearest === undefined ? `remove "${key}".` : `write "${nearest}" instead of "${key}".`,
  };
}

function readPath(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    data,
  );
}

function faultyFieldProblem(field: string, found: unknown, message: string): Omit<Problem, "file"> {
  if (field === "") {
    return {
      what: `${JSON.stringify(found)} is no list of fields.`,
      fix: "write one `field: value` on each line.",
    };
  }
  return {
    what:
      found === undefined
        ? `field "${field}" is missing.`
        : `field "${field}" is ${JSON.stringify(found)}: ${message}.`,
    fix: `give "${field}" a valid value; docs/authoring/fields.md says what each field is for.`,
  };
}

/**
 * Checks data against a strict schema. Every error becomes one problem that names the field, the value found
 * and what is expected; unknown fields come with the nearest known name.
 */
export function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  source: string | FieldSource,
): { readonly fields?: z.infer<Schema>; readonly problems: readonly Problem[] } {
  const result = schema.safeParse(data ?? {});
  if (result.success) return { fields: result.data, problems: [] };
  const { file, fieldLine } =
    typeof source === "string" ? { file: source, fieldLine: () => undefined } : source;
  const names = Object.keys(schema.shape);
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        file,
        line: fieldLine([...issue.path, key]),
        ...unknownKeyProblem(key, issue.path.length === 0 ? names : []),
      }));
    }
    const problem = faultyFieldProblem(
      issue.path.join("."),
      readPath(data, issue.path),
      describeFault(issue),
    );
    return [{ file, line: fieldLine(issue.path), ...problem }];
  });
  return { problems };
}
