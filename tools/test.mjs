/** `npm test`: installs what is missing and runs every check. */
import { ensureInstalled, runTool } from "./ensureInstalled.mjs";

ensureInstalled();
process.exit(runTool("test.ts", process.argv.slice(2)));
