import type { MemberKind } from "../contracts/apiPage";

/** Where the file is; the server is asked each time whether it has changed. */
export const SUMMARY_FILE = "/api-summaries.json";

/** The page of the terms. */
export const GLOSSARY_ROUTE = "/reference/glossary";

/** What a hover card says about a symbol, a member or a term of the glossary. */
export interface Summary {
  readonly kind: MemberKind | "term";
  readonly name: string;
  /** One line; long ones end in an ellipsis. Empty for a term. */
  readonly signature: string;
  readonly summary: string;
}

type Row = readonly [kind: Summary["kind"], name: string, signature: string, summary: string];

/**
 * By address, such as `/api/classes/Action#chooseonboard` or `/reference/glossary#seat`. Rows have no keys,
 * because there are hundreds.
 */
export type SummaryFile = Readonly<Record<string, Row>>;

const SIGNATURE_LENGTH = 200;

function shorten(signature: string): string {
  if (signature.length <= SIGNATURE_LENGTH) return signature;
  return `${signature.slice(0, SIGNATURE_LENGTH).trimEnd()}…`;
}

/** Gathers the hover cards of all symbols and terms into one file. */
export function toSummaryFile(
  summaries: readonly (Summary & { readonly url: string })[],
): SummaryFile {
  return Object.fromEntries(
    summaries.map(({ url, kind, name, signature, summary }): [string, Row] => [
      url,
      [kind, name, shorten(signature), summary],
    ]),
  );
}

function isRow(value: unknown): value is Row {
  return (
    Array.isArray(value) && value.length === 4 && value.every((cell) => typeof cell === "string")
  );
}

/**
 * The card of an address; a further overload uses its member's card. Undefined for unknown addresses and
 * for a malformed file.
 */
export function findSummary(file: unknown, url: string): Summary | undefined {
  if (typeof file !== "object" || file === null) return undefined;
  const rows = file as Readonly<Record<string, unknown>>;
  for (const key of [url, url.replace(/-\d+$/, "")]) {
    const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
    if (!isRow(row)) continue;
    const [kind, name, signature, summary] = row;
    return { kind, name, signature, summary };
  }
  return undefined;
}
