export { createPages } from "./src/gatsby/createPages";
export { createResolvers } from "./src/gatsby/createResolvers";
export { createSchemaCustomization } from "./src/gatsby/createSchemaCustomization";
export { onCreateWebpackConfig } from "./src/gatsby/onCreateWebpackConfig";
export { onPreBootstrap } from "./src/gatsby/onPreBootstrap";
export { onPostBootstrap } from "./src/gatsby/onPostBootstrap";
export { onPostBuild } from "./src/gatsby/onPostBuild";
export { onPreInit } from "./src/gatsby/onPreInit";
