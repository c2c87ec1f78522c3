import * as z from "zod/mini";
import { isJson } from "../../../shared/isJson";
import { layoutResultSchema } from "../../../shared/layout/layoutResult";

/** Version of the protocol between a page and the layout frame. */
export const PROTOCOL_VERSION = 1;

const helloSchema = z.strictObject({ t: z.literal("hello"), v: z.literal(PROTOCOL_VERSION) });
const initSchema = z.strictObject({ t: z.literal("init"), v: z.literal(PROTOCOL_VERSION) });
const id = z.int().check(z.gte(0));
const requestSchema = z.strictObject({ t: z.literal("layout"), id, spec: z.unknown() });
const replySchema = z.discriminatedUnion("t", [
  z.strictObject({ t: z.literal("result"), id, result: layoutResultSchema }),
  z.strictObject({ t: z.literal("error"), id, message: z.string().check(z.maxLength(2000)) }),
]);

/** Values in a reply: 40 boxes, 120 cells and 20 warnings have fewer. */
const MOST_VALUES = 2000;

/** Page → frame, on the port: its spec is checked apart, so that a fault is answered. */
export type LayoutRequest = z.infer<typeof requestSchema>;

/** Frame → page, on the port: the answer to the request with the same id. */
export type LayoutReply = z.infer<typeof replySchema>;

/** Whether a message's data says, by `window.postMessage`, that the frame is ready for a port. */
export function isHello(data: unknown): boolean {
  return helloSchema.safeParse(data).success;
}

/** Whether a message's data comes, by `window.postMessage`, with the port for everything else. */
export function isInit(data: unknown): boolean {
  return initSchema.safeParse(data).success;
}

/** The request in a message's data; `undefined` for anything else. */
export function parseLayoutRequest(data: unknown): LayoutRequest | undefined {
  return requestSchema.safeParse(data).data;
}

/** The reply in a message's data; `undefined` for anything else. */
export function parseLayoutReply(data: unknown): LayoutReply | undefined {
  return isJson(data, MOST_VALUES) ? replySchema.safeParse(data).data : undefined;
}
