import { createElement, startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { CrashBoundary } from "../../components/CrashBoundary/CrashBoundary";

/**
 * Hydrates a page in steps of a few ms. Gatsby's own way is one task, of 0.4 s on a slow phone. The boundary is for
 * what Gatsby puts around the layout: React would leave an empty page.
 */
const hydrateInSteps = (element: ReactElement, container: Element): void => {
  startTransition(() => {
    const boundary = { place: "", alone: true, children: element };
    hydrateRoot(container, createElement(CrashBoundary, boundary));
  });
};

/** `npm run dev` has no HTML to hydrate. Gatsby's type of the function is that of a component. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSteps : undefined;
