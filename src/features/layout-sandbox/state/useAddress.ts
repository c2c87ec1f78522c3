import { useEffect, useRef } from "react";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import { decodeLayoutSpec, encodeLayoutSpec, isLayoutHash } from "../model/shareLink";

/** Browsers allow only so many changes of the address in a while, and a drag makes 60 a second. */
const DELAY = 200;

interface AddressOptions {
  readonly spec: LayoutSpec;
  /** Whether the address holds the layout; a sandbox in a dialog leaves it alone. */
  readonly active: boolean;
  /** The address holds this layout. */
  readonly onLayout: (spec: LayoutSpec) => void;
  /** The address holds a layout that cannot be read, and why; a sentence for the reader. */
  readonly onProblem: (problem: string) => void;
}

/** Keeps the address and the layout the same, without entries in the browser's history. */
export function useAddress({ spec, active, onLayout, onProblem }: AddressOptions): void {
  const report = useRef({ onLayout, onProblem });
  const settled = useRef<LayoutSpec>(spec);
  useEffect(() => {
    report.current = { onLayout, onProblem };
  });

  useEffect(() => {
    if (!active) return undefined;
    const read = (): void => {
      const decoded = decodeLayoutSpec(window.location.hash);
      if (!decoded) return;
      if ("problem" in decoded) {
        report.current.onProblem(decoded.problem);
        return;
      }
      settled.current = decoded.spec;
      report.current.onLayout(decoded.spec);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [active]);

  useEffect(() => {
    if (!active || spec === settled.current) return undefined;
    const timer = window.setTimeout(() => {
      settled.current = spec;
      const { hash, pathname, search } = window.location;
      const isDefault = JSON.stringify(spec) === JSON.stringify(DEFAULT_LAYOUT_SPEC);
      if (isDefault && !isLayoutHash(hash)) return;
      const address = `${pathname}${search}${isDefault ? "" : encodeLayoutSpec(spec)}`;
      window.history.replaceState(window.history.state, "", address);
    }, DELAY);
    return () => window.clearTimeout(timer);
  }, [spec, active]);
}
