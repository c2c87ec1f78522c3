import { useEffect, useRef } from "react";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../lib/layout/layoutSpec";
import { decodeLayoutSpec, encodeLayoutSpec } from "../../../lib/layout/shareLink";

/** Browsers allow only so many changes of the address in a while, and a drag makes 60 a second. */
const DELAY = 200;

const isOurs = (hash: string): boolean => hash.startsWith("#layout=");

interface AddressOptions {
  readonly spec: LayoutSpec;
  /** Whether the layout stands in the address; a sandbox in a dialog leaves it alone. */
  readonly active: boolean;
  /** A layout from the address, or the default one and why it could not be read. */
  readonly onLayout: (spec: LayoutSpec, problem: string | undefined) => void;
}

/** Keeps the address and the layout the same, without entries in the browser's history. */
export function useAddress({ spec, active, onLayout }: AddressOptions): void {
  const report = useRef(onLayout);
  const settled = useRef<LayoutSpec>(spec);
  useEffect(() => {
    report.current = onLayout;
  });

  useEffect(() => {
    if (!active) return undefined;
    const read = (): void => {
      const layout = decodeLayoutSpec(window.location.hash);
      if (!layout) return;
      settled.current = layout.spec;
      report.current(layout.spec, layout.problem);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => {
      window.removeEventListener("hashchange", read);
    };
  }, [active]);

  useEffect(() => {
    if (!active || spec === settled.current) return undefined;
    const timer = window.setTimeout(() => {
      settled.current = spec;
      const { hash, pathname, search } = window.location;
      const isDefault = JSON.stringify(spec) === JSON.stringify(DEFAULT_LAYOUT_SPEC);
      if (isDefault && !isOurs(hash)) return;
      const address = `${pathname}${search}${isDefault ? "" : encodeLayoutSpec(spec)}`;
      window.history.replaceState(window.history.state, "", address);
    }, DELAY);
    return () => {
      window.clearTimeout(timer);
    };
  }, [spec, active]);
}
