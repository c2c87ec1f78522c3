/** `npm start`: installs what is missing, builds the site and serves it on http://localhost:9000. */
import { ensureInstalled, runTool } from "./ensureInstalled.mjs";

ensureInstalled();
const built = runTool("build.ts");
process.exit(built === 0 ? runTool("serve.ts") : built);
