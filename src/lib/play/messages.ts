import * as z from "zod/mini";

/** Version of the protocol between a page and the play frame. */
export const PLAY_PROTOCOL = 1;

/** Longest text that a frame may report, in UTF-16 code units; the page cuts nothing longer. */
export const MAX_REPORT = 2000;

const version = z.literal(PLAY_PROTOCOL);
const id = z.int().check(z.gte(0));
const report = z.string().check(z.maxLength(MAX_REPORT));
const json = z.unknown();

const helloSchema = z.strictObject({ t: z.literal("play-hello"), v: version });
const initSchema = z.strictObject({ t: z.literal("play-init"), v: version });

/** Compiled modules by their names, such as `./game`. */
const modulesSchema = z.record(z.string(), z.string());

/** What the toolkit's UI wants to know before it starts. */
const bootstrapSchema = z.strictObject({
  host: z.boolean(),
  userID: z.string(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  defaultPlayers: z.int(),
});

const theme = z.enum(["light", "dark"]);

const orderSchema = z.discriminatedUnion("t", [
  z.strictObject({ t: z.literal("engine"), modules: modulesSchema }),
  z.strictObject({
    t: z.literal("seat"),
    modules: modulesSchema,
    style: z.string(),
    bootstrap: bootstrapSchema,
    theme,
  }),
  z.strictObject({ t: z.literal("call"), id, name: z.string(), args: z.array(json) }),
  z.strictObject({ t: z.literal("ui"), message: json }),
  z.strictObject({ t: z.literal("theme"), theme }),
  z.strictObject({ t: z.literal("ping"), id }),
]);

const reportSchema = z.discriminatedUnion("t", [
  z.strictObject({ t: z.literal("ready") }),
  z.strictObject({ t: z.literal("answer"), id, value: json }),
  z.strictObject({ t: z.literal("refusal"), id, message: report }),
  z.strictObject({ t: z.literal("ui"), message: json }),
  z.strictObject({ t: z.literal("fault"), message: report }),
  z.strictObject({ t: z.literal("pong"), id }),
]);

/** Page → frame, over the port. The first is `engine` or `seat`, which says what the frame is to be. */
export type PlayOrder = z.infer<typeof orderSchema>;

/** Frame → page, over the port. The page believes none of it: a game's code can send the same. */
export type PlayReport = z.infer<typeof reportSchema>;

export type SeatBootstrap = z.infer<typeof bootstrapSchema>;
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

/** The report in a message's data; `undefined` for anything else. */
export function parsePlayReport(data: unknown): PlayReport | undefined {
  return reportSchema.safeParse(data).data;
}

/** A text short enough to be reported. */
export function cutReport(text: string): string {
  return text.length <= MAX_REPORT ? text : `${text.slice(0, MAX_REPORT - 1)}…`;
}
