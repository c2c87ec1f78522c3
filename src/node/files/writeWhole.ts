import { renameSync, writeFileSync } from "node:fs";

/** Writes a file that another process may read at the same time: it sees all of it, or what was there before. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
