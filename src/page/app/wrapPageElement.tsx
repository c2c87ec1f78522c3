import type { GatsbyBrowser } from "gatsby";
import { CrashBoundary } from "../../components/CrashBoundary/CrashBoundary";
import { PageShell } from "./PageShell";

/**
 * Puts every page into the shared layout; browser and server render the same. A page that throws leaves
 * the layout intact; this boundary is for the layout itself.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: {
    location: { pathname },
  },
}) => (
  <CrashBoundary place={pathname} alone>
    <PageShell pathname={pathname}>
      <CrashBoundary place={pathname}>{element}</CrashBoundary>
    </PageShell>
  </CrashBoundary>
);
