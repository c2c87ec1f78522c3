import * as z from "zod/mini";

/** Sources of a game by the names of their files: `game.ts`, `ui.tsx`. */
export type CheckedFiles = Readonly<Record<string, string>>;

const place = z.int().check(z.gte(1));

const problemSchema = z.strictObject({
  file: z.string(),
  line: place,
  column: place,
  message: z.string(),
  /** The compiler's number of the message, such as 2322. */
  code: z.int(),
});

/** What the compiler says of a place in a file; line and column count from 1. */
export type TypeProblem = z.infer<typeof problemSchema>;

/** Page → worker. */
export interface CheckOrder {
  readonly t: "check";
  /** The answer names it; only the newest counts. */
  readonly id: number;
  readonly files: CheckedFiles;
}

const reportSchema = z.discriminatedUnion("t", [
  z.strictObject({ t: z.literal("checked"), id: z.int(), problems: z.array(problemSchema) }),
  z.strictObject({ t: z.literal("failed"), id: z.int(), message: z.string() }),
]);

/** Worker → page. */
export type CheckReport = z.infer<typeof reportSchema>;

/** The report in a message's data; `undefined` for anything else. */
export function parseCheckReport(data: unknown): CheckReport | undefined {
  return reportSchema.safeParse(data).data;
}
