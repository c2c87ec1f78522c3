import * as z from "zod/mini";

/** Version of the protocol between a page and the play frame. */
export const PLAY_PROTOCOL = 3;

/** Longest text that a frame may report, in UTF-16 code units; the page cuts nothing longer. */
export const MAX_REPORT = 2000;

/** Longest payload of a report, as JSON in UTF-16 code units: over ten times the largest of the site's games. */
export const MAX_PAYLOAD = 4_000_000;

/** Longest name of a move, in UTF-16 code units. */
export const MAX_NAME = 100;

/** The name of a live block's code, in messages and in the stacks of its errors. */
export const LIVE_FILE = "live.tsx";

const version = z.literal(PLAY_PROTOCOL);
const id = z.int().check(z.gte(0));
const report = z.string().check(z.maxLength(MAX_REPORT));
const json = z.unknown();
/** What the code of a game has made. It comes as JSON text, whose length is known before it is read. */
const payload = z.pipe(
  z.string().check(z.maxLength(MAX_PAYLOAD)),
  z.transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: "custom", message: "This is not JSON.", input: text });
      return z.NEVER;
    }
  }),
);

const helloSchema = z.strictObject({ t: z.literal("play-hello"), v: version });
const initSchema = z.strictObject({ t: z.literal("play-init"), v: version });

/** Compiled modules by their names, such as `./game`. Like `marks`, it stops at the first that is none. */
const modulesSchema = z.custom<Readonly<Record<string, string>>>(
  (value: unknown) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((each) => typeof each === "string"),
);

/** What the toolkit's UI wants to know before it starts. */
const bootstrapSchema = z.strictObject({
  host: z.boolean(),
  userID: z.string(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  defaultPlayers: z.int(),
  /** Whether it offers the debug overlay; the site's pages have tools of their own instead. */
  dev: z.optional(z.boolean()),
});

const theme = z.enum(["light", "dark"]);

/** Something to be outlined on the board of a seat. */
const markSchema = z.strictObject({
  /** The element's place in the toolkit's tree, such as `0/2/1`. */
  branch: z.string().check(z.regex(/^[01](?:\/\d+)*$/)),
  /** What a query has found, or what the seat cannot see. */
  kind: z.enum(["match", "hidden"]),
  label: z.optional(z.string()),
});

/** Stops at the first that is none: a schema would list what is wrong with each, however many there are. */
const marks = z.custom<readonly z.infer<typeof markSchema>[]>(
  (value: unknown) =>
    Array.isArray(value) && value.every((each) => markSchema.safeParse(each).success),
);

const orderSchema = z.discriminatedUnion("t", [
  z.strictObject({ t: z.literal("engine"), modules: modulesSchema }),
  z.strictObject({
    t: z.literal("seat"),
    modules: modulesSchema,
    style: z.string(),
    bootstrap: bootstrapSchema,
    theme,
  }),
  z.strictObject({
    t: z.literal("live"),
    code: z.string(),
    theme,
    /** How many players a game has unless the code says it; 2 by default. */
    players: z.optional(z.int()),
  }),
  z.strictObject({ t: z.literal("call"), id, name: z.string(), args: z.array(json) }),
  z.strictObject({ t: z.literal("ui"), message: json }),
  z.strictObject({ t: z.literal("mark"), marks }),
  z.strictObject({ t: z.literal("theme"), theme }),
  z.strictObject({ t: z.literal("ping"), id }),
]);

const reportSchema = z.discriminatedUnion("t", [
  z.strictObject({ t: z.literal("ready") }),
  z.strictObject({ t: z.literal("answer"), id, value: z.optional(payload) }),
  z.strictObject({ t: z.literal("refusal"), id, message: report }),
  z.strictObject({
    t: z.literal("ui"),
    message: z.optional(payload),
    /** Whether the reader has just clicked or typed there; a forced move comes without that. */
    byReader: z.boolean(),
  }),
  z.strictObject({ t: z.literal("fault"), message: report }),
  z.strictObject({
    t: z.literal("pong"),
    id,
    /** Share of the time since the last one, from 0 to 1, spent in tasks that called guarded code. */
    busy: z.number().check(z.gte(0), z.lte(1)),
    /** Whether the reader did something in the frame meanwhile. */
    acted: z.boolean(),
  }),
  /** The frame cannot answer, because it has much to do, such as moves to replay; it begins another part. */
  z.strictObject({ t: z.literal("working") }),
  /** The reader has clicked or tapped in the frame, so it has the focus by right. */
  z.strictObject({ t: z.literal("touch") }),
  /** The reader has pressed the Tab key in the frame, which may lead to another one. */
  z.strictObject({ t: z.literal("tab") }),
  /** The frame, or one within it, has gone somewhere, which may have added an entry to the history of the tab. */
  z.strictObject({ t: z.literal("entry") }),
  z.strictObject({
    t: z.literal("ok"),
    /** How long the code took, in ms. */
    ms: z.number().check(z.gte(0)),
    shows: z.enum(["element", "game", "nothing"]),
  }),
  z.strictObject({
    t: z.literal("error"),
    name: report,
    message: report,
    /** In the code as the reader wrote it, from 1. */
    line: z.optional(z.int().check(z.gte(1))),
    /** Whether the frame's guard stopped the code, which had run for long without a pause. */
    endless: z.boolean(),
    /** Whether nothing will be shown any more. */
    final: z.boolean(),
  }),
  z.strictObject({
    t: z.literal("log"),
    level: z.enum(["log", "info", "warn", "error"]),
    text: report,
  }),
  /** The height of what is shown, in CSS px; the page clamps it. */
  z.strictObject({ t: z.literal("size"), h: z.number() }),
]);

/** Page → frame, over the port. The first is `engine`, `seat` or `live`, which says what the frame is to be. */
export type PlayOrder = z.infer<typeof orderSchema>;

/** Frame → page, over the port. The page believes none of it: a game's code can send the same. */
export type PlayReport = z.infer<typeof reportSchema>;

/** A report as it goes over the port, with its payload as JSON text. */
export type PackedReport = z.input<typeof reportSchema>;

export type PlayMark = z.infer<typeof markSchema>;
export type LogLevel = Extract<PlayReport, { t: "log" }>["level"];
export type PlayTheme = z.infer<typeof theme>;

/** Whether a message's data is the frame's greeting. */
export function isPlayHello(data: unknown): boolean {
  return helloSchema.safeParse(data).success;
}

/** Whether a message's data is the page's answer to the greeting. */
export function isPlayInit(data: unknown): boolean {
  return initSchema.safeParse(data).success;
}

/** The order in a message's data; `undefined` for anything else. */
export function parsePlayOrder(data: unknown): PlayOrder | undefined {
  return orderSchema.safeParse(data).data;
}

/** Length of a report's payload in UTF-16 code units, before it is read; 0 for one that has none. */
export function payloadLength(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const { value, message } = data as Partial<Record<string, unknown>>;
  return [value, message].reduce<number>(
    (sum, text) => sum + (typeof text === "string" ? text.length : 0),
    0,
  );
}

/** The report in a message's data; `undefined` for anything else. */
export function parsePlayReport(data: unknown): PlayReport | undefined {
  return reportSchema.safeParse(data).data;
}

/** A text short enough to be reported. */
export function cutReport(text: string, max = MAX_REPORT): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
