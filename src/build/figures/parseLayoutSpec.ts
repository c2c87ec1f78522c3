import { parse } from "yaml";
import { checkLayoutSpec } from "../../shared/layout/checkLayoutSpec";
import type { LayoutSpec } from "../../shared/layout/layoutSpec";

/** Reads the YAML of a layout figure; throws an Error whose message an author can act on. */
export function parseLayoutSpec(yaml: string): LayoutSpec {
  let data: unknown;
  try {
    data = parse(yaml, { maxAliasCount: 0 });
  } catch (error) {
    throw new Error(
      `this is no valid YAML: ${error instanceof Error ? error.message.trim() : String(error)}`,
      { cause: error },
    );
  }
  return checkLayoutSpec(data);
}
