import { z } from "zod";
import { findNearest, type Problem } from "./problem";

/** What stands between the `---` lines of a page. */
export const pageFrontmatterSchema = z.strictObject({
  /** The page's only h1, and its name in the sidebar. */
  title: z.string().min(2).max(60),
  /** Search and social text: one or two sentences. */
  description: z.string().min(50).max(160),
  /** Position in the section, ascending. */
  order: z.number(),
  /** A shorter title for the sidebar. */
  sidebarLabel: z.string().min(2).max(40).optional(),
  /** Overrides the route that the path gives. */
  slug: z
    .string()
    .regex(
      /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/,
      "a route such as /game/actions, without a trailing slash",
    )
    .optional(),
  /** A draft exists in previews and in develop only. */
  draft: z.boolean().default(false),
});

export type PageFrontmatter = z.infer<typeof pageFrontmatterSchema>;

/** What stands in a folder's `_section.yml`. */
export const sectionSchema = z.strictObject({
  /** Name in the sidebar. */
  label: z.string().min(2).max(40),
  /** Position in the sidebar, ascending. */
  position: z.number(),
  /** One or two sentences, shown on the generated index page. */
  description: z.string().min(30).max(160),
  /** Route of the generated index page, if the section has one. */
  index: z
    .string()
    .regex(/^\/category\/[a-z0-9-]+$/, "a route under /category/")
    .optional(),
});

export type SectionFields = z.infer<typeof sectionSchema>;

/** One entry of `content/api/limits.yml`: a defect of the toolkit and the way round it. */
export const knownLimitSchema = z.strictObject({
  id: z.string().regex(/^D\d+$/, "an id such as D7"),
  title: z.string().min(5).max(80),
  /** What goes wrong; Markdown. */
  happens: z.string().min(10),
  /** What to do; Markdown. */
  instead: z.string().min(5),
  /** Members it concerns, such as `GameElement#previous`. */
  symbols: z.array(z.string()),
});

export type KnownLimit = z.infer<typeof knownLimitSchema>;

/** The field names a schema accepts. */
function fieldNames(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).sort();
}

function unknownKeyProblem(file: string, key: string, names: readonly string[]): Problem {
  const nearest = findNearest(key, names);
  return {
    file,
    what: `unknown field "${key}".`,
    valid: names,
    fix: nearest === undefined ? `remove "${key}".` : `write "${nearest}" instead of "${key}".`,
  };
}

/**
 * Checks data against a strict schema. Every fault becomes one problem that names the field, the
 * value found and what is expected; unknown fields come with the nearest known name.
 */
export function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  file: string,
): { readonly fields?: z.infer<Schema>; readonly problems: readonly Problem[] } {
  const result = schema.safeParse(data ?? {});
  if (result.success) return { fields: result.data, problems: [] };
  const names = fieldNames(schema);
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => unknownKeyProblem(file, key, names));
    }
    const field = issue.path.join(".");
    const found = issue.path.reduce<unknown>(
      (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
      data,
    );
    return [
      {
        file,
        what:
          found === undefined
            ? `field "${field}" is missing.`
            : `field "${field}" is ${JSON.stringify(found)}: ${issue.message}.`,
        valid: names,
        fix: `give "${field}" a valid value; docs/AUTHORING.md says what each field is for.`,
      },
    ];
  });
  return { problems };
}
