import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

/** Writes data as JSON that `npm run format` leaves as it is. */
export async function writeJson(file: string, data: object): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(data), options));
}
