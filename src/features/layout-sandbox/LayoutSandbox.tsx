import React, { Suspense, lazy, useState, useSyncExternalStore } from "react";
// The shell first: both chunks then name the style sheets in one order.
import { StaticLayout } from "./StaticLayout";
import { LoadBoundary } from "./LoadBoundary";
import type { LayoutSandboxRootProps } from "./LayoutSandboxRoot";

interface LayoutSandboxProps {
  /** The figure of `DEFAULT_LAYOUT_SPEC`, drawn at build; without it the server's HTML has none. */
  readonly initialSvg?: string | undefined;
  /** Address of the layout frame, with the path prefix. */
  readonly framePath?: string | undefined;
}

type LazyRoot = React.LazyExoticComponent<React.ComponentType<LayoutSandboxRootProps>>;

const createRoot = (): LazyRoot => lazy(() => import("./LayoutSandboxRoot"));

const subscribeToNothing = (): (() => void) => () => undefined;

/** False on the server and while hydrating; Gatsby's server renders lazy parts too. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * A layout of the toolkit with controls for its attributes. The server renders a figure and its
 * code; controls and protocol are loaded after hydration, the toolkit by a sandboxed frame.
 */
export function LayoutSandbox({
  initialSvg,
  framePath = "/live/layout.html",
}: LayoutSandboxProps): React.JSX.Element {
  const isHydrated = useIsHydrated();
  const [{ Root, attempt }, setLoad] = useState(() => ({ Root: createRoot(), attempt: 0 }));
  const retry = (): void => {
    setLoad({ Root: createRoot(), attempt: attempt + 1 });
  };
  const shell = <StaticLayout svg={initialSvg} />;
  return (
    <section aria-label="Layout sandbox">
      {isHydrated ? (
        <LoadBoundary key={attempt} fallback={shell} onRetry={retry}>
          <Suspense fallback={shell}>
            <Root initialSvg={initialSvg} framePath={framePath} />
          </Suspense>
        </LoadBoundary>
      ) : (
        shell
      )}
      <noscript>
        <p>The controls need JavaScript. Without it this page shows one layout and its code.</p>
      </noscript>
    </section>
  );
}
