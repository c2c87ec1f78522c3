/** An entry that the site's configuration puts into the navbar. */
export type NavbarItem =
  /** Any address: a route of this site or one of another. */
  | { readonly type: "link"; readonly label: string; readonly href: string }
  /** A page of the guides by its id: its file below `content/`, without `.mdx`. */
  | { readonly type: "doc"; readonly docId: string; readonly label?: string }
  /** The first page of a sidebar. */
  | { readonly type: "docSidebar"; readonly sidebarId: string; readonly label: string };

/** A version of the documentation. */
export interface DocsVersion {
  /** Used in storage; does not change when the label does. */
  readonly name: string;
  /** What readers see. */
  readonly label: string;
}

/** The current version of the documentation, as an older version's build knows it. */
export interface CurrentVersion {
  /** Its name in the banner, such as 0.2.14. */
  readonly label: string;
  /** Address of its home page, without a slash at the end; canonical addresses begin with it. */
  readonly url: string;
  /** Its pages: the banner leads to the same page where there is one. */
  readonly routes: readonly string[];
}

/** How the site behaves; every field is a deliberate decision. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** The opening of the home page. */
  readonly lead: string;
  readonly colorMode: {
    readonly default: "light" | "dark";
    /** Follow the operating system until the reader has chosen. */
    readonly respectSystem: boolean;
    /** Hide the toggle. */
    readonly disableSwitch: boolean;
  };
  readonly navbar: {
    /** Hide the navbar on scroll down, show it on scroll up. */
    readonly hideOnScroll: boolean;
    /** Links beside the title; none by default. */
    readonly items: readonly NavbarItem[];
  };
  /** Icons beside the theme toggle, which lead to where the toolkit is made and talked about. */
  readonly community: readonly {
    readonly icon: "source" | "chat";
    readonly label: string;
    readonly href: string;
  }[];
  /** A message above the navbar; `null` for none. Dismissing lasts until `id` changes. */
  readonly announcement: { readonly id: string; readonly text: string } | null;
  readonly docs: {
    /** Id of the docs plugin, used in the storage key of the preferred version. */
    readonly pluginId: string;
    /** The version that this site documents. */
    readonly version: DocsVersion;
    /**
     * Versions that have their own site; readers get a choice only if there are any. `href` is an
     * address, or a path below the home page of the current version, such as `/v/0.2.13`.
     */
    readonly otherVersions: readonly (DocsVersion & { readonly href: string })[];
    /** The current version, in the build of an older one; `null` in the current version's own build. */
    readonly current: CurrentVersion | null;
    /** `reference` leaves the guides out: used for a version that has no tag. */
    readonly scope: "all" | "reference";
  };
  /** The site's own version. */
  readonly version: string;
  readonly repository: string;
  /** Addresses for reports of vulnerabilities, the preferred one first; `security.txt` names them. */
  readonly securityContacts: readonly string[];
  readonly footer: {
    readonly links: readonly { readonly label: string; readonly href: string }[];
    readonly copyright: string;
  };
  readonly search: { readonly maxHits: number; readonly highlightResult: boolean };
  /** Heading levels of the table of contents. */
  readonly tableOfContents: { readonly from: number; readonly to: number };
}
