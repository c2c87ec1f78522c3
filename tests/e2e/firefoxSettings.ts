import type { LaunchOptions } from "@playwright/test";

type Settings = NonNullable<LaunchOptions["firefoxUserPrefs"]>;

/**
 * Starts Firefox with settings that Playwright sets in an open Chromium: for `launchOptions` in `test.use`, in a file of
 * its own.
 */
export const setInFirefox =
  (settings: Settings) =>
  async (
    { browserName, launchOptions }: { browserName: string; launchOptions: LaunchOptions },
    provide: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...settings };
    await provide(
      browserName === "firefox" ? { ...launchOptions, firefoxUserPrefs } : launchOptions,
    );
  };
