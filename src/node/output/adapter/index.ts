import path from "node:path";
import type { IAdapter } from "gatsby";
import { findBrokenLinks } from "./brokenLinks";
import { checkOptions, type StaticAdapterOptions } from "./options";
import { findSitePages, findSiteRedirects, normalizePrefix } from "./sitePages";
import { writeDist } from "./writeDist";

export type { StaticAdapterOptions } from "./options";

/** A Gatsby adapter that writes `dist/`: files for any static host, with a strict policy. */
export function createStaticAdapter(options: StaticAdapterOptions): IAdapter {
  checkOptions(options);
  return {
    name: "static-files",
    config: () => ({
      excludeDatastoreFromEngineFunction: false,
      supports: { pathPrefix: true, trailingSlash: ["never"] },
      pluginsToDisable: [],
    }),
    async adapt({ routesManifest, pathPrefix, reporter }) {
      const prefix = normalizePrefix(pathPrefix);
      const distPath = path.resolve(process.env["DIST_DIR"] ?? "dist");
      const summary = await writeDist({
        publicPath: path.resolve("public"),
        distPath,
        pages: findSitePages(routesManifest),
        redirects: findSiteRedirects(routesManifest),
        prefix,
        options,
      });
      reporter.info(`dist/: ${String(summary.pages)} pages, ${String(summary.files)} files.`);
      if (!options.hidden && options.contacts && !options.commitDay)
        reporter.warn(
          "dist/ has no .well-known/security.txt, which needs the day of the commit, and git does not tell it.\n" +
            "  Fix: install git, and build in a clone of the repository.",
        );
      for (const fault of findBrokenLinks(distPath, prefix, options.versionPaths, summary.links))
        reporter.warn(fault);
      reporter.verbose(`Left out: ${summary.stale.join(", ")}`);
    },
  };
}
