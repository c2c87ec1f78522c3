import React, { Suspense, lazy, useEffect, useState } from "react";
import { LoadBoundary } from "./LoadBoundary";
import { StaticLayout } from "./StaticLayout";
import type { LayoutSandboxRootProps } from "./LayoutSandboxRoot";

interface LayoutSandboxProps {
  /** The figure of `DEFAULT_LAYOUT_SPEC`, drawn at build; without it the server's HTML has none. */
  readonly initialSvg?: string | undefined;
  /** Address of the layout frame, with the path prefix. */
  readonly framePath?: string | undefined;
}

type LazyRoot = React.LazyExoticComponent<React.ComponentType<LayoutSandboxRootProps>>;

const createRoot = (): LazyRoot => lazy(() => import("./LayoutSandboxRoot"));

/** The lazy part; `undefined` until hydration, because Gatsby's server renders lazy parts too. */
function useLazyRoot(): { Root: LazyRoot | undefined; attempt: number; retry: () => void } {
  const [state, setState] = useState<{ Root: LazyRoot | undefined; attempt: number }>({
    Root: undefined,
    attempt: 0,
  });
  const retry = (): void => {
    setState(({ attempt }) => ({ Root: createRoot(), attempt: attempt + 1 }));
  };
  useEffect(retry, []);
  return { ...state, retry };
}

/**
 * A layout of the toolkit with controls for its attributes. The server renders a figure and its
 * code; controls and protocol are loaded after hydration, the toolkit by a sandboxed frame.
 */
export function LayoutSandbox({
  initialSvg,
  framePath = "/live/layout.html",
}: LayoutSandboxProps): React.JSX.Element {
  const { Root, attempt, retry } = useLazyRoot();
  const shell = <StaticLayout svg={initialSvg} />;
  return (
    <section aria-label="Layout sandbox">
      {Root ? (
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
