/** Path under which the preview of `npm run test:full` is served. */
export const PREVIEW_PREFIX = "/preview/42";

/** Where it is built. */
export const PREVIEW_DIR = "test-results/preview";

/** The options that are off by default, on: `SITE_OPTIONS` of the preview of `npm run test:full`. */
export const SWITCHED_ON = {
  colorMode: { respectSystem: true },
  navbar: { hideOnScroll: true },
  announcement: { id: "release-1", text: "A new release of the toolkit is out." },
  docs: {
    pluginId: "toolkit",
    otherVersions: [{ name: "0.1", label: "0.1", href: "https://old.example.org/docs" }],
  },
} as const;
