import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { readToolkitVersion } from "../../src/node/files/installedVersion";
import { pathPrefix, siteUrl } from "../../src/node/config/environment";
import { optionsFault, siteConfig } from "../../src/node/config/siteConfig";
import { compareVersions } from "../../src/node/content/versions/versionTable";
import { versionPath } from "../../src/shared/olderVersion";
import { fail, ROOT, runProgram } from "../runProgram";
import { checkOutVersion, type VersionCheckout } from "./checkOutVersion";
import { listBuiltRoutes, olderVersionOptions } from "./olderVersionOptions";
import { addVersionRedirects } from "./versionRedirects";

const label = readToolkitVersion();
const dist = path.resolve(ROOT, process.env["DIST_DIR"] ?? "dist");

/** Builds the checkout as its own `npm run build` does, into its place below the current version. */
async function build(version: string, { folder, scope, env }: VersionCheckout): Promise<boolean> {
  const below = versionPath(version);
  const current = { label, url: siteUrl(), routes: listBuiltRoutes(dist) };
  const target = path.join(dist, below);
  rmSync(target, { recursive: true, force: true });
  const { ok } = await runProgram("tsx/dist/cli.mjs", ["tools/build.ts"], {
    root: folder,
    env: {
      ...env,
      SITE_URL: siteUrl() + below,
      PATH_PREFIX: pathPrefix() + below,
      DIST_DIR: target,
      SITE_OPTIONS: olderVersionOptions(
        { version, scope, current },
        process.env["SITE_OPTIONS"] ?? "",
      ),
    },
  });
  return ok;
}

function checkOut(version: string): VersionCheckout {
  try {
    return checkOutVersion(version);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Builds the documentation of an older version into `dist/v/<version>`, beside the current one, which has to be in
 * `dist/` already: from the tag `v<version>`, or without that tag only the reference. docs/NEW-VERSION.md says what else an
 * older version needs. Resolves with whether it is built.
 */
export async function buildOlderVersion(version: string): Promise<boolean> {
  if (!/^\d+\.\d+\.\d+$/.test(version) || compareVersions(version, label) >= 0) {
    fail(
      `"${version}" is no version that is older than ${label}.\nValid: the published versions before ${label}, in three numbers.\n` +
        "Fix: npm run build -- --version 0.2.13",
    );
  }
  if (optionsFault !== undefined) fail(optionsFault);
  if (!existsSync(path.join(dist, "index.html"))) {
    fail(
      `${dist} holds no build, and the banner has to know which pages the current version has.\nFix: npm run build`,
    );
  }

  const checkout = checkOut(version);
  if (checkout.scope === "reference") {
    console.log(
      `There is no tag v${version} here (git fetch --tags): the reference is built alone.`,
    );
  }
  try {
    if (await build(version, checkout)) {
      const place = `${path.relative(ROOT, dist)}${versionPath(version)}`;
      const what = checkout.scope === "all" ? `The tag v${version}` : `The reference of ${version}`;
      console.log(`${what} is in ${place}.`);
      for (const each of addVersionRedirects(dist)) {
        console.warn(
          `_redirects has no room for ${each}: its pages correct their addresses themselves.`,
        );
      }
      if (!siteConfig.docs.otherVersions.some(({ name }) => name === version)) {
        console.warn(
          `/version of the current documentation does not list it.\nFix: add ` +
            `{ name: "${version}", label: "${version}", href: "${versionPath(version)}" } to docs.otherVersions in src/site.ts.`,
        );
      }
      return true;
    }
    return false;
  } finally {
    checkout.remove();
  }
}
