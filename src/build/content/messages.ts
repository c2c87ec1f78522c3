import { toolkitMessageSchema, type ToolkitMessage } from "./frontmatter";
import { parseEntries, type EntryList } from "./entryList";

/** Reads `content/api/messages.yml`: the texts with which the toolkit complains, each once. */
export function parseMessages(yaml: string, file: string): EntryList<ToolkitMessage> {
  return parseEntries(yaml, file, {
    schema: toolkitMessageSchema,
    key: "message",
    example: "- message: No players",
    duplicateFix: "keep one of them.",
  });
}
