import React from "react";
import { PreviewBanner } from "../components/PreviewBanner/PreviewBanner";
import { VersionBanner } from "../components/VersionBanner/VersionBanner";
import { AnnouncementBar } from "../features/announcement";
import { site } from "../site";

interface NoticesProps {
  readonly buildInfo: {
    readonly preview: boolean;
    readonly commit: string | null;
    readonly branch: string | null;
  };
  /** The page that is shown. */
  readonly route: string;
}

/** What a build says above the navbar: that it is a preview, that it is an older version, an announcement. */
export function Notices({ buildInfo, route }: NoticesProps): React.JSX.Element | null {
  const { preview, commit, branch } = buildInfo;
  return (
    <>
      {preview && <PreviewBanner commit={commit} branch={branch} />}
      <VersionBanner docs={site.docs} route={route} />
      <AnnouncementBar announcement={site.announcement} />
    </>
  );
}
