import { VERSION_TABLE } from "../../content/versions/versionTable";

/** What the reference is made from, besides the installed toolkit. */
export interface TypedocSourceOptions {
  /** Our own words and categories, relative to the site's root. */
  readonly overlay: string;
  /** The known limits, relative to the site's root. */
  readonly limits: string;
  /** What each published version changed, relative to the site's root; empty for none. */
  readonly versions: string;
  /**
   * Where the sources of one version of the toolkit are: the address of its repository's root at that version,
   * with a slash at the end. Other versions get no links to sources.
   */
  readonly sources: { readonly version: string; readonly url: string };
}

/** What the site's reference is made from. */
export const DEFAULT_OPTIONS: TypedocSourceOptions = {
  overlay: "content/api/overlay.yml",
  limits: "content/api/limits.yml",
  versions: VERSION_TABLE,
  // The maintainers set no tags, so this is the commit whose package.json names the version and whose
  // lines match the package's declaration maps.
  sources: {
    version: "0.2.14",
    url: "https://github.com/boardzilla/boardzilla-core/blob/a0c7a27d92df8e3e6e1ee4102ae75c3a50dd6bc9/",
  },
};
