/**
 * `npm run build`: builds the site into `dist/`. Pass `--keep-cache` for a faster build after content
 * edits.
 */
import { buildSite } from "./gatsby";

const env = process.env["PATH_PREFIX"] ? { PATH_PREFIX: process.env["PATH_PREFIX"] } : {};
const { ok } = await buildSite({ keepCache: process.argv.includes("--keep-cache"), env });
process.exitCode = ok ? 0 : 1;
