import { graphql, useStaticQuery } from "gatsby";
import React from "react";
import { AnnouncementBar } from "../../components/AnnouncementBar/AnnouncementBar";
import { ColorModeToggle } from "../../components/ColorModeToggle/ColorModeToggle";
import { CommunityLinks } from "../../components/CommunityLinks/CommunityLinks";
import { Footer } from "../../components/Footer/Footer";
import { Navbar } from "../../components/Navbar/Navbar";
import { Sidebar } from "../../components/Sidebar/Sidebar";
import { SidebarHead } from "../../components/Sidebar/SidebarHead";
import { VersionBanner } from "../../components/VersionBanner/VersionBanner";
import { goTo } from "../navigation";
import { Search } from "../../features/search";
import { useHideOnScroll } from "../../hooks/useHideOnScroll";
import { stripPrefix } from "../../shared/prefix";
import { canonicalPath } from "../../shared/url";
import { site } from "../../site";
import { CONTENT, SIDEBAR } from "../../shared/contracts/siteIds";
import { PreviewBanner } from "./PreviewBanner";

interface PageShellProps {
  readonly pathname: string;
  readonly children: React.ReactNode;
}

/** One hook for all renders: the build decides which. */
const useNavbarHidden = __HIDING_NAVBAR__ ? useHideOnScroll : (): boolean => false;

/** Opens a page in place of the history entry of the search dialog. */
function openResult(route: string): void {
  goTo(route, { replace: true });
}

/** The layout all pages share; it stays mounted while pages change. */
export function PageShell({ pathname, children }: PageShellProps): React.JSX.Element {
  const { tutorialSidebar, navbarLinks, buildInfo } = useStaticQuery<Queries.PageShellQuery>(
    graphql`
      query PageShell {
        tutorialSidebar {
          label
          route
          items {
            label
            route
          }
        }
        navbarLinks {
          label
          href
        }
        buildInfo {
          commit
          branch
          toolkitVersion
        }
      }
    `,
  );
  const route = canonicalPath(stripPrefix(pathname, __PATH_PREFIX__) ?? pathname);
  const navbarHidden = useNavbarHidden();
  return (
    <>
      <a className="skip-link" href={`#${CONTENT}`}>
        Skip to main content
      </a>
      {__PREVIEW__ && <PreviewBanner {...buildInfo} />}
      {__OLDER_VERSION__ && <VersionBanner docs={site.docs} route={route} />}
      {__ANNOUNCEMENT__ && site.announcement && <AnnouncementBar {...site.announcement} />}
      <Navbar
        title={site.title}
        links={navbarLinks}
        menuId={SIDEBAR}
        hidden={navbarHidden}
        search={<Search onNavigate={openResult} />}
        actions={
          <>
            <CommunityLinks links={site.community} />
            <ColorModeToggle isOffered={!site.colorMode.disableSwitch} />
          </>
        }
      />
      <div className="page-grid">
        <Sidebar
          id={SIDEBAR}
          items={tutorialSidebar}
          route={route}
          head={
            <SidebarHead items={tutorialSidebar} route={route} version={buildInfo.toolkitVersion} />
          }
        />
        <div className="menu-backdrop" aria-hidden="true" data-action="close-menu" />
        <main id={CONTENT} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer
        footer={site.footer}
        tagline={site.tagline}
        reportUrl={`${site.repository}/issues/new?body=Page:%20${encodeURIComponent(route)}%0A%0A`}
      />
    </>
  );
}
