import { renderShortComment } from "./commentHtml";
import { splitStrayCode, toMarkdown } from "./commentText";
import { resolveType } from "./computedTypes";
import type { ConversionContext, SymbolContext } from "./context";
import { printLayout, type Layout } from "./layout";
import type { ParameterRow } from "./pageContent";
import { readParameterDocs, type ParameterDocs } from "./parameterDocs";
import { childrenOf, commentsOf } from "./reflections";
import {
  namedParameters,
  parameterLayout,
  propertyType,
  typeLayout,
  type NamedParameter,
} from "./typeLayout";
import type { CommentPart, Declaration, Parameter, Signature, Type } from "./typedocProject";

const CELL_WIDTH = 48;

/** The properties of an object type that is written out; also when `undefined` may stand for it. */
export function objectProperties(type: Type | undefined): readonly Declaration[] {
  if (type?.type === "reflection") {
    const { declaration } = type;
    return declaration.signatures === undefined ? childrenOf(declaration) : [];
  }
  if (type?.type !== "union") return [];
  const objects = type.types.filter((part) => part.type !== "intrinsic");
  return objects.length === 1 ? objectProperties(objects[0]) : [];
}

function typeOf(parameter: Parameter, context: ConversionContext): Type | undefined {
  return parameter.type && resolveType(parameter.type, context.plan.declarations);
}

/** A parameter in a signature; an object whose properties stand in the table is only hinted at. */
export function briefParameter(named: NamedParameter, context: ConversionContext): Layout {
  const type = typeOf(named.parameter, context);
  if (objectProperties(type).length > 0) return parameterLayout(named, context, "{ … }");
  return parameterLayout(named, context, type ? typeLayout(type, context) : "any");
}

/** The cell with the text; code that stands at its end by mistake goes to `strayCode`. */
function commentCell(
  text: readonly CommentPart[] | undefined,
  context: SymbolContext,
  strayCode: string[] = [],
): Pick<ParameterRow, "comment"> {
  const { parts, code } = splitStrayCode(text ?? []);
  if (code !== undefined) strayCode.push(code);
  // `@param name = text` is written by mistake for `@param name - text`.
  const markdown = toMarkdown(parts, context.resolveLink).replace(/^[=:-]\s+/, "");
  return markdown === "" ? {} : { comment: renderShortComment(markdown, context.highlight) };
}

function summaryOf(declaration: Declaration): readonly CommentPart[] | undefined {
  return commentsOf(declaration).find(({ summary }) => summary.length > 0)?.summary;
}

/** The row of one property of an object type. */
export function propertyRow(
  property: Declaration,
  context: SymbolContext,
  {
    path = property.name,
    parts,
    strayCode,
  }: { path?: string; parts?: readonly CommentPart[] | undefined; strayCode?: string[] } = {},
): ParameterRow {
  return {
    name: path,
    type: printLayout(propertyType(property, context), CELL_WIDTH),
    ...(property.flags.isOptional === true ? { optional: true } : {}),
    ...commentCell(summaryOf(property) ?? parts, context, strayCode),
  };
}

/** The parameters of a signature with the properties of their objects, one level deep. */
function listRows(
  parameters: readonly NamedParameter[],
  docs: ParameterDocs,
  context: SymbolContext,
  strayCode: string[],
): ParameterRow[] {
  const entries = parameters.map(({ parameter, name }) => {
    const properties = objectProperties(typeOf(parameter, context));
    return { parameter, name, properties };
  });
  const paths = entries.flatMap(({ name, properties }) => [
    name,
    ...properties.map((property) => `${name}.${property.name}`),
  ]);
  const found = docs.assign(paths);
  return entries.flatMap(({ parameter, name, properties }): ParameterRow[] => {
    const { comment, defaultValue, flags } = parameter;
    const type = typeOf(parameter, context);
    const isObject = properties.length > 0;
    const row: ParameterRow = {
      name: flags.isRest === true ? `...${name}` : name,
      type: isObject || !type ? ["object"] : printLayout(typeLayout(type, context), CELL_WIDTH),
      ...(flags.isOptional === true || defaultValue !== undefined ? { optional: true } : {}),
      ...(defaultValue === undefined || defaultValue === "..." ? {} : { default: defaultValue }),
      ...commentCell(comment?.summary ?? found.get(name), context, strayCode),
    };
    const rows = properties.map((property) => {
      const path = `${name}.${property.name}`;
      return propertyRow(property, context, { path, parts: found.get(path), strayCode });
    });
    return [row, ...rows];
  });
}

/** What a signature's comment says about its parameters. */
export interface ParameterTable {
  readonly rows: readonly ParameterRow[];
  /** Markdown list of the texts that belong to no row. */
  readonly leftovers: string;
  readonly strayCode: readonly string[];
}

/** A signature's table; without rows if it would only repeat the signature. */
export function parameterTable(
  signature: Signature,
  context: SymbolContext,
  comment = signature.comment,
): ParameterTable {
  const docs = readParameterDocs(comment);
  const strayCode: string[] = [];
  const parameters = namedParameters(signature);
  const rows = listRows(parameters, docs, context, strayCode);
  const saysMore = rows.length > parameters.length || rows.some((row) => row.comment !== undefined);
  const leftovers = docs
    .leftovers()
    .map(({ name, parts }) => `- \`${name}\`: ${toMarkdown(parts, context.resolveLink)}`)
    .map((item) => item.replaceAll("\n", "\n  "))
    .join("\n");
  return { rows: saysMore ? rows : [], leftovers, strayCode };
}
