import React from "react";
import { Banner } from "../../components/Banner/Banner";

interface PreviewBannerProps {
  readonly commit: string | null;
  readonly branch: string | null;
}

/** Says that this is not the published site, and what it was built from. */
export function PreviewBanner({ commit, branch }: PreviewBannerProps): React.JSX.Element {
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
