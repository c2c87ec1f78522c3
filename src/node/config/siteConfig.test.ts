import { afterEach, describe, expect, test, vi } from "vitest";
import { site } from "../../site";

/** Loads the modules as a build with these options does. */
async function load(options: string) {
  vi.resetModules();
  vi.stubEnv("SITE_OPTIONS", options);
  const { siteConfig } = await import("./siteConfig");
  const { buildConstants } = await import("./buildConstants");
  const { onPreInit } = await import("../gatsby/onPreInit");
  const panic = vi.fn();
  const init = onPreInit as unknown as (api: { reporter: { panic: typeof panic } }) => void;
  init({ reporter: { panic } });
  return { siteConfig, buildConstants, faults: panic.mock.calls.flat() as unknown[] };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the options of a build", () => {
  test("leave the configuration alone when there are none", async () => {
    const { siteConfig, buildConstants, faults } = await load("");
    expect(faults).toEqual([]);
    expect(siteConfig).toEqual(site);
    const { __SITE__: onPages, ...flags } = buildConstants;
    expect(JSON.parse(onPages)).toEqual(site);
    expect(new Set(Object.values(flags))).toEqual(new Set(["false"]));
  });

  test("are constants of the pages", async () => {
    const { siteConfig, buildConstants, faults } = await load('{"navbar":{"hideOnScroll":true}}');
    expect(faults).toEqual([]);
    expect(siteConfig.navbar.hideOnScroll).toBe(true);
    expect(JSON.parse(buildConstants.__SITE__)).toEqual(siteConfig);
    expect(buildConstants.__HIDING_NAVBAR__).toBe("true");
  });

  test("stop the build when they are not valid", async () => {
    const { faults } = await load('{"navBar":{}}');
    expect(faults).toEqual([expect.stringContaining('unknown option "navBar"')]);
  });
});
