import React, { useEffect, useState } from "react";
import { withPrefix } from "../components/Link/Link";
import { isSiteUpdated } from "../shared/errors/siteUpdated";

async function loadDialog() {
  const { loadSandboxDialog } = await import("../features/layout-sandbox");
  return loadSandboxDialog();
}

/**
 * Opens the layout sandbox over the page for the buttons that name an attribute in
 * `data-try-layout`. A page needs it once; nothing is loaded before a button is pressed.
 */
export function LayoutTries(): React.JSX.Element | null {
  const [attribute, setAttribute] = useState<string>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  useEffect(() => {
    let isLeft = false;
    const open = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest("button[data-try-layout]") : null;
      if (!button) return;
      setAttribute(button.getAttribute("data-try-layout") ?? undefined);
      loadDialog().then(
        setLoaded,
        // After an update of the site a reload brings it; otherwise the sandbox's own page may load.
        (error: unknown) => {
          if (isSiteUpdated(error)) error.offerReload();
          else if (!isLeft) window.location.assign(withPrefix("/ui/layout-sandbox"));
        },
      );
    };
    document.addEventListener("click", open);
    return () => {
      isLeft = true;
      document.removeEventListener("click", open);
    };
  }, []);
  if (!loaded || attribute === undefined) return null;
  return (
    <loaded.SandboxDialog
      attribute={attribute}
      framePath={withPrefix("/live/layout.html")}
      onClose={() => setAttribute(undefined)}
    />
  );
}
