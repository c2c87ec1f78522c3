export { createPages } from "./src/node/gatsby/createPages";
export { createResolvers } from "./src/node/gatsby/createResolvers";
export { createSchemaCustomization } from "./src/node/gatsby/createSchemaCustomization";
export { onCreateWebpackConfig } from "./src/node/gatsby/onCreateWebpackConfig";
export { onPostBootstrap } from "./src/node/gatsby/onPostBootstrap";
export { onPostBuild } from "./src/node/gatsby/onPostBuild";
export { onPreInit } from "./src/node/gatsby/onPreInit";
export { onCreateDevServer } from "./src/node/gatsby/devServer";
