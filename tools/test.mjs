/** `npm test`: installs what is missing and runs what every change must pass, with `--full` everything. */
import { ensureInstalled, runTool } from "./ensureInstalled.mjs";

ensureInstalled();
process.exit(runTool("test.ts", process.argv.slice(2)));
