import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { createStaticAdapter } from "./src/node/output/adapter";
import { isPreview, pathPrefix, siteUrl } from "./src/node/config/environment";
import { readBuildInfo } from "./src/node/gatsby/buildInfo";
import { readLastmod } from "./src/node/gatsby/lastmod";
import { searchPluginOptions } from "./src/node/gatsby/searchDocuments";
import { isHidden, siteConfig } from "./src/node/config/siteConfig";
import { listVersionPaths } from "./src/shared/olderVersion";

const contentPath = path.resolve("content");
const isDevelop = process.env["NODE_ENV"] === "development";

const config: GatsbyConfig = {
  siteMetadata: {
    title: siteConfig.title,
    description: siteConfig.description,
    siteUrl: siteUrl(),
  },
  pathPrefix: pathPrefix() || "/",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  adapter: createStaticAdapter({
    siteUrl: siteUrl(),
    hidden: isHidden(),
    versionPaths: listVersionPaths(siteConfig.docs, pathPrefix()),
    colorMode: siteConfig.colorMode,
    announcement: siteConfig.announcement?.id,
    lastmod: readLastmod,
    commitDay: readBuildInfo().date,
    contacts: siteConfig.securityContacts,
  }),
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentPath,
        ignore: ["**/preludes/**", "**/*.runs.ts", /\/content\/games\/[^/]+\.\w+$/],
      },
    },
    "gatsby-plugin-mdx",
    {
      resolve: "gatsby-source-docs",
      options: { contentPath, showDrafts: isPreview() || isDevelop },
    },
    "gatsby-source-typedoc",
    {
      resolve: "gatsby-plugin-frames",
      options: { games: siteConfig.docs.scope === "all" },
    },
    { resolve: "gatsby-plugin-local-search", options: searchPluginOptions },
    // After gatsby-plugin-mdx: its layout loader parses what stands before it with plain acorn.
    "gatsby-plugin-typescript",
  ],
};

export default config;
