import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

/** The text of a file as `npm run format` leaves it. */
export async function formatFor(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Writes data as formatted JSON. */
export async function writeJson(file: string, data: object): Promise<void> {
  writeFileSync(file, await formatFor(file, JSON.stringify(data)));
}
