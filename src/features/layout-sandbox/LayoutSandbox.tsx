import React from "react";
// The shell first: both chunks then name the style sheets in one order.
import { StaticLayout } from "./StaticLayout";
import { SandboxPart } from "./SandboxPart";

interface LayoutSandboxProps {
  /** The figure of `DEFAULT_LAYOUT_SPEC`, drawn at build. */
  readonly initialSvg: string;
  /** The TypeScript of that figure, written at build: its compiler is no part of the first load. */
  readonly initialCode: string;
  /** Address of the layout frame, with the path prefix. */
  readonly framePath: string;
}

/**
 * A layout of the toolkit with controls for its attributes. The server renders a figure and its
 * code; controls and protocol are loaded after hydration, the toolkit by a sandboxed frame.
 */
export function LayoutSandbox({
  initialSvg,
  initialCode,
  framePath,
}: LayoutSandboxProps): React.JSX.Element {
  return (
    <section className="tool" aria-label="Layout sandbox" data-hydrate="">
      <SandboxPart
        waiting={<StaticLayout svg={initialSvg} code={initialCode} />}
        initialSvg={initialSvg}
        framePath={framePath}
      />
      <noscript>
        <p>The controls need JavaScript. Without it this page shows one layout and its code.</p>
      </noscript>
    </section>
  );
}
