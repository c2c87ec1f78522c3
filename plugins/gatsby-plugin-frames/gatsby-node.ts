export { onCreateDevServer } from "../../src/node/frames/onCreateDevServer";
export { onPostBuild } from "../../src/node/frames/onPostBuild";
