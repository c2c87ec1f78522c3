import { renderShortComment } from "./commentHtml";
import { splitStrayCode, toMarkdown } from "./commentText";
import type { ConversionContext, SymbolContext } from "./context";
import { printLayout, type Layout } from "./layout";
import { findObject, writtenType } from "./objectShape";
import { renderWords } from "./ourWords";
import type { MemberOverlay } from "./overlay";
import type { ParameterRow } from "../../../shared/contracts/apiPage";
import { readParameterDocs } from "./parameterDocs";
import { flattenEntry, parameterEntries, propertyEntry, type RowEntry } from "./rowEntries";
import { namedParameters, parameterLayout, typeLayout, type NamedParameter } from "./typeLayout";
import type { CommentPart, Declaration, Signature } from "./typedocProject";

const CELL_WIDTH = 48;

/** A parameter in a signature; an object whose properties are in the table is only hinted at. */
export function briefParameter(named: NamedParameter, context: ConversionContext): Layout {
  const type = writtenType(named.parameter.type, context);
  const shape = findObject(type, context);
  if (shape?.brief === "object") return parameterLayout(named, context, "{ … }");
  return parameterLayout(named, context, typeLayout(type, context));
}

/** The cell with the text; code at its end, which got there by mistake, goes to `strayCode`. */
function commentCell(
  { fact }: RowEntry,
  text: readonly CommentPart[] | undefined,
  context: SymbolContext,
  strayCode: string[],
): Pick<ParameterRow, "comment"> {
  const { parts, code } = splitStrayCode(text ?? []);
  if (code !== undefined) strayCode.push(code);
  if (fact?.summary !== undefined) return { comment: renderWords(fact.summary, context) };
  // `@param name = text` is written by mistake for `@param name - text`.
  const markdown = toMarkdown(parts, context.resolveLink).replace(/^[=:-]\s+/, "");
  return markdown === "" ? {} : { comment: renderShortComment(markdown, context.highlight) };
}

function defaultCell(
  { fact, defaultValue }: RowEntry,
  context: SymbolContext,
): Pick<ParameterRow, "default"> {
  const written = fact?.default ?? (defaultValue === undefined ? undefined : `\`${defaultValue}\``);
  return written === undefined ? {} : { default: renderWords(written, context) };
}

function toRow(
  entry: RowEntry,
  text: readonly CommentPart[] | undefined,
  context: SymbolContext,
  strayCode: string[],
): ParameterRow {
  const { path, type, isRest, isOptional, fact, see } = entry;
  return {
    name: isRest ? `...${path}` : path,
    type: printLayout(type, CELL_WIDTH),
    ...(isOptional && fact?.required !== true ? { optional: true } : {}),
    ...defaultCell(entry, context),
    ...commentCell(entry, text, context, strayCode),
    ...(fact?.since === undefined ? {} : { since: fact.since }),
    ...(see === undefined ? {} : { see }),
  };
}

/** The row of a property in the table of the type that declares it. */
export function propertyRow(
  owner: Declaration,
  property: Declaration,
  context: SymbolContext,
): ParameterRow {
  const entry = propertyEntry(owner, property, context);
  return toRow(entry, entry.parts, context, []);
}

/** What a signature's comment says about its parameters. */
export interface ParameterTable {
  readonly rows: readonly ParameterRow[];
  /** Markdown list of the texts that match no row. */
  readonly leftovers: string;
  readonly strayCode: readonly string[];
}

function remember(entries: readonly RowEntry[], { report, symbol }: SymbolContext): void {
  const known = report.parameters.get(symbol) ?? new Set<string>();
  for (const { path } of entries) known.add(path);
  report.parameters.set(symbol, known);
}

/** A signature's table; without rows if it would only repeat the signature. */
export function parameterTable(
  signature: Signature,
  facts: MemberOverlay | undefined,
  context: SymbolContext,
  comment = signature.comment,
): ParameterTable {
  const strayCode: string[] = [];
  const parameters = parameterEntries(namedParameters(signature), facts, context);
  const entries = parameters.flatMap(flattenEntry);
  remember(entries, context);
  const paths = entries.map(({ path }) => path);
  const docs = readParameterDocs(comment, paths);
  const rows = entries.map((entry) =>
    toRow(entry, entry.parts ?? docs.found.get(entry.path), context, strayCode),
  );
  const saysMore =
    rows.length > parameters.length || rows.some((row) => row.comment ?? row.default ?? row.see);
  const leftovers = [...docs.leftovers]
    .map(([name, parts]) => `- \`${name}\`: ${toMarkdown(parts, context.resolveLink)}`)
    .map((item) => item.replaceAll("\n", "\n  "))
    .join("\n");
  return { rows: saysMore ? rows : [], leftovers, strayCode };
}
