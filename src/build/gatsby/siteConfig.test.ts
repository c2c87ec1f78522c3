import { afterEach, describe, expect, test, vi } from "vitest";
import { site } from "../../site";

/** Loads the modules as a build with these options does. */
async function load(options: string) {
  vi.resetModules();
  vi.stubEnv("SITE_OPTIONS", options);
  const { siteConfig, siteModule } = await import("./siteConfig");
  const { onPreInit } = await import("./onPreInit");
  const panic = vi.fn();
  const init = onPreInit as unknown as (api: { reporter: { panic: typeof panic } }) => void;
  init({ reporter: { panic } });
  return { siteConfig, text: siteModule(), faults: panic.mock.calls.flat() as unknown[] };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the options of a build", () => {
  test("leave the configuration and its module alone when there are none", async () => {
    expect(await load("")).toEqual({ siteConfig: site, text: undefined, faults: [] });
  });

  test("are in the module that pages load, every other letter as it was", async () => {
    const { siteConfig, text = "", faults } = await load('{"navbar":{"hideOnScroll":true}}');
    expect(faults).toEqual([]);
    expect(siteConfig.navbar.hideOnScroll).toBe(true);
    // Non-ASCII letters do not survive webpack's data addresses.
    expect(text).toMatch(/^[ -~]*$/);
    const json = text.replace("export const site = ", "").replace(/;$/, "");
    expect(JSON.parse(json)).toEqual(siteConfig);
  });

  test("stop the build when they are not valid", async () => {
    const { faults } = await load('{"navBar":{}}');
    expect(faults).toEqual([expect.stringContaining('unknown option "navBar"')]);
  });
});
