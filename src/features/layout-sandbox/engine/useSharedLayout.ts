import { useEffect, useRef } from "react";
import { decodeLayoutSpec, type DecodedLayout } from "../../../lib/layout/shareLink";

/** Reports the layout in the address, on load and when the address changes. */
export function useSharedLayout(onLayout: (layout: DecodedLayout) => void): void {
  const report = useRef(onLayout);
  useEffect(() => {
    report.current = onLayout;
  });
  useEffect(() => {
    const read = (): void => {
      const layout = decodeLayoutSpec(window.location.hash);
      if (layout) report.current(layout);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => {
      window.removeEventListener("hashchange", read);
    };
  }, []);
}
