import type { ApiContent, Html } from "../contracts/apiPage";

/** JSON in which a number refers to an entry of the table. */
export type Packed =
  number | string | boolean | readonly Packed[] | { readonly [key: string]: Packed };

/**
 * A page's content as its data file holds it. What repeats on the page (addresses, types, whole rows) is
 * written once in `table`; entries may refer to other entries.
 */
export interface PackedContent {
  readonly table: readonly Packed[];
  readonly content: Packed;
  /**
   * HTML of the parts that the page shows before and after its index, on the page that the server sent. Its content is
   * then an outline only, from which the index and the table of contents are made.
   */
  readonly shown?: readonly Html[];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** How often each part occurs, by its JSON; a repeated part is not searched again. */
function countParts(value: unknown, counts: Map<string, number>): void {
  if (typeof value === "number") {
    throw new Error(`The content of a page holds the number ${String(value)}; write it as a text.`);
  }
  if (value === undefined || value === null || typeof value === "boolean") return;
  const json = JSON.stringify(value);
  const count = counts.get(json) ?? 0;
  counts.set(json, count + 1);
  if (count > 0 || typeof value === "string") return;
  for (const part of Object.values(value)) countParts(part, counts);
}

/** Bytes that a reference takes, including its comma. */
const REFERENCE = 4;

function isWorthwhile(json: string, count: number): boolean {
  return (json.length - REFERENCE) * (count - 1) > REFERENCE * 2;
}

/** Packs a page's content. Throws on a number, which would be mistaken for a reference. */
export function packContent(content: ApiContent): PackedContent {
  const counts = new Map<string, number>();
  countParts(content, counts);
  const places = new Map<string, number>();
  const table: Packed[] = [];

  const inside = (value: unknown): Packed => {
    if (isList(value)) return value.map(pack);
    if (typeof value !== "object" || value === null) return value as Packed;
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return Object.fromEntries(entries.map(([key, part]) => [key, pack(part)]));
  };

  const pack = (value: unknown): Packed => {
    const json = JSON.stringify(value);
    const known = places.get(json);
    if (known !== undefined) return known;
    if (!isWorthwhile(json, counts.get(json) ?? 0)) return inside(value);
    const packed = inside(value);
    places.set(json, table.length);
    return table.push(packed) - 1;
  };

  return { content: pack(content), table };
}

/** Restores packed content; repeated parts become the same objects. */
export function unpackContent({ table, content }: PackedContent): ApiContent {
  const restored: unknown[] = [];
  const unpack = (value: Packed): unknown => {
    if (typeof value === "number") return (restored[value] ??= unpack(table[value] ?? ""));
    if (isList(value)) return value.map((part) => unpack(part));
    if (typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpack(part)]));
  };
  return unpack(content) as ApiContent;
}
