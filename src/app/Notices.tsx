import React from "react";
import { Banner } from "../components/Banner/Banner";
import { VersionBanner } from "../components/VersionBanner/VersionBanner";
import { AnnouncementBar } from "../features/announcement";
import { site } from "../site";

interface BuildInfo {
  readonly preview: boolean;
  readonly commit: string | null;
  readonly branch: string | null;
}

/** Says that this is not the published site, and what it was built from. */
function PreviewBanner({ commit, branch }: BuildInfo): React.JSX.Element {
  return (
    <Banner label="Preview">
      Preview of {branch === null ? "a detached commit" : <strong>{branch}</strong>}
      {commit !== null && (
        <>
          {" "}
          at <code>{commit.slice(0, 9)}</code>
        </>
      )}
      . Drafts are shown.
    </Banner>
  );
}

interface NoticesProps {
  readonly buildInfo: BuildInfo;
  /** The page that is shown. */
  readonly route: string;
}

/** What a build says above the navbar: that it is a preview, that it is an older version, an announcement. */
export function Notices({ buildInfo, route }: NoticesProps): React.JSX.Element | null {
  return (
    <>
      {buildInfo.preview && <PreviewBanner {...buildInfo} />}
      <VersionBanner docs={site.docs} route={route} />
      <AnnouncementBar announcement={site.announcement} />
    </>
  );
}
