export { onCreateDevServer } from "./src/onCreateDevServer";
export { onPostBuild } from "./src/onPostBuild";
export { pluginOptionsSchema } from "./src/options";
