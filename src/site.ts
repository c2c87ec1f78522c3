import type { SiteConfig } from "./shared/contracts/siteConfig";

/** The decisions. `SITE_OPTIONS` changes some of them for one build (docs/authoring/site-options.md). */
const decisions: SiteConfig = {
  title: "Boardzilla",
  tagline: "Dinosaurs are cool",
  description:
    "Boardzilla is a TypeScript toolkit for writing, testing, debugging and publishing online turn-based board and card games.",
  lead: "Rules in TypeScript, UI in React. Out comes a multiplayer board game.",
  colorMode: { default: "light", respectSystem: false, disableSwitch: false },
  navbar: { hideOnScroll: false, items: [] },
  community: [
    {
      icon: "source",
      label: "Source of the toolkit",
      href: "https://github.com/boardzilla/boardzilla-core",
    },
    { icon: "chat", label: "Chat on Discord", href: "https://discord.gg/bdjpdmuZpH" },
  ],
  announcement: null,
  docs: {
    pluginId: "default",
    version: { name: "current", label: "Next" },
    otherVersions: [],
    current: null,
    scope: "all",
  },
  version: "0.0.0",
  repository: "https://github.com/boardzilla/boardzilla-docs",
  securityContacts: [
    "https://github.com/boardzilla/boardzilla-docs/security/advisories/new",
    "https://discord.gg/bdjpdmuZpH",
  ],
  footer: {
    links: [
      { label: "GitHub", href: "https://github.com/boardzilla" },
      { label: "Discord", href: "https://discord.gg/bdjpdmuZpH" },
      { label: "Source of this site", href: "https://github.com/boardzilla/boardzilla-docs" },
      { label: "Accessibility", href: "/accessibility" },
      { label: "Security", href: "/security" },
    ],
    copyright: "© 2025 Boardzilla",
  },
  search: { maxHits: 20, highlightResult: true },
  tableOfContents: { from: 2, to: 3 },
};

/** The configuration of the build, on pages; in Node the decisions, over which `siteConfig.ts` lays the options. */
export const site: SiteConfig = typeof __SITE__ === "undefined" ? decisions : __SITE__;
