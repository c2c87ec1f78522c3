import { parse } from "yaml";
import { z } from "zod";
import { panelSchema, type Panel } from "../../../shared/contracts/figureSchema";
import { checkLayoutSpec } from "../../../shared/layout/checkLayoutSpec";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";

const figureSchema = z.strictObject({ panels: z.array(panelSchema).min(1).max(16) });

const KINDS = [
  "SquareGrid",
  "HexGrid",
  "ConnectedSpaceMap",
  "PieceGrid",
  "Space",
  "Stack",
  "views",
];

function readYaml(yaml: string): unknown {
  try {
    return parse(yaml, { maxAliasCount: 0 });
  } catch (error) {
    const message = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(`this is no valid YAML: ${message}`, { cause: error });
  }
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  const at = path.join(".");
  if (path.at(-1) === "kind") return `"${at}" must be one of ${KINDS.join(", ")}.`;
  return at === "" ? `${message}.` : `"${at}": ${message}.`;
}

/**
 * Reads the YAML of a figure: one panel, or a list of them under `panels`. Throws an Error whose
 * message names the key, what is wrong with it and what is valid.
 */
export function parseFigure(yaml: string): readonly Panel[] {
  const data = readYaml(yaml);
  const isList = typeof data === "object" && data !== null && "panels" in data;
  const result = figureSchema.safeParse(isList ? data : { panels: [data] });
  if (!result.success) throw new Error(result.error.issues.map(describeIssue).join(" "));
  return result.data.panels;
}

/** Reads the YAML of a layout figure; throws an Error whose message an author can act on. */
export function parseLayoutSpec(yaml: string): LayoutSpec {
  return checkLayoutSpec(readYaml(yaml));
}
